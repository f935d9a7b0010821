"""The pages that lead on: the home page folds, months are reached, nothing is cut off."""

import pytest
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}


def test_groups_of_the_start_page_fold_on_phones_without_scripts(visit, file_address):
    page = visit(file_address + "index.html", java_script_enabled=False, viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollHeight") <= 3000
    headings = page.locator("main h2").all_inner_texts()
    groups = page.locator(".part.group")
    first = [text.split("\n")[0] for text in headings[:3]]
    assert first == ["Quick answers", "Browse", "Newest changes"]
    pages = groups.first.locator("ul a").first
    expect(pages).to_be_hidden()
    summary = groups.first.locator("summary")
    box = summary.bounding_box()
    assert box["height"] >= 44
    # The words lead to the group, all else of the row unfolds it.
    summary.click(position={"x": box["width"] - 24, "y": 20})
    expect(pages).to_be_visible()
    expect(groups.nth(1).locator("ul a").first).to_be_hidden()
    page.set_viewport_size({"width": 1360, "height": 900})
    expect(groups.nth(1).locator("ul a").first).to_be_visible()
    expect(summary).to_be_hidden()


def test_an_answer_leads_to_the_row_that_says_it(visit, file_address):
    page = visit(file_address + "index.html")
    answers = page.locator(".answers a:has(b)")
    for place in range(answers.count()):
        value = answers.nth(place).locator("b").inner_text()
        answers.nth(place).click()
        expect(page.locator("tr:target")).to_contain_text(value)
        page.go_back()
    assert place >= 4


def test_months_are_reached_from_their_year(visit, file_address):
    page = visit(file_address + "changes/index.html")
    month = page.locator(".year a").first
    anchor = month.get_attribute("href")
    month.click()
    expect(page.locator(f"h3{anchor}")).to_be_in_viewport()
    assert page.locator(f".contents a[href='{anchor}']").count() == 1


@pytest.mark.parametrize(("path", "entries"), [("tables", "li"), ("symbols", "dt")])
def test_a_list_is_narrowed_to_what_is_typed(visit, address, leaf, path, entries):
    page = visit(f"{address}{path}/{leaf}")
    every = page.locator(f".prose > * > {entries}")
    shown = page.locator(f".prose > * > {entries}:visible")
    total, name = every.count(), every.last.locator("a, code").first.text_content()
    field = page.locator(".finder input")
    field.fill(name.upper())
    expect(shown.first).to_contain_text(name)
    found = shown.count()
    assert 1 <= found < total
    expect(page.locator(".finder [role=status]")).to_have_text(f"{found} of {total}")
    # Headings without entries go too, here and in the contents.
    headings = page.locator(".prose > h2:visible").all_inner_texts()
    assert page.locator(".contents ol > li:visible").all_inner_texts() == headings
    page.reload()
    expect(shown).to_have_count(found)
    field.fill("no such thing")
    expect(shown).to_have_count(0)
    expect(page.locator(".finder [role=status]")).to_contain_text("No ")
    field.fill("")
    expect(shown).to_have_count(total)
    assert "word" not in page.url


def test_without_scripts_no_list_has_a_field(visit, file_address):
    page = visit(file_address + "tables/index.html", java_script_enabled=False)
    expect(page.get_by_role("searchbox", name="Word in a table")).to_be_hidden()
    assert page.locator(".prose > ul > li:visible").count() == page.locator(
        ".prose > ul > li").count()


@pytest.mark.parametrize("path", [
    "audit", "platforms", "changes", "a-z", "pictures", "editions", "foundations",
])
def test_no_list_is_cut_off_on_a_phone(visit, audited_site, path):
    page = visit(f"{audited_site.as_uri()}/{path}/index.html", viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    cut = page.locator("main .table").evaluate_all(
        "boxes => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).length")
    assert cut == 0
