import Images
import Testing

/// Which drawings are published, and which are refused with what reason.
@Suite struct SVGGateTests {
  private func problem(_ bytes: [UInt8]) -> SVGProblem? {
    do throws(ImageProblem) {
      _ = try ImageFile(bytes)
      return nil
    } catch {
      guard case .unsafe(let problem) = error else { return nil }
      return problem
    }
  }

  private func reason(_ content: String) -> SVGProblem.Reason? {
    problem(SampleImages.svg(#"viewBox="0 0 4 2""#, content))?.reason
  }

  private func reason(document: String) -> SVGProblem.Reason? {
    problem(Array(document.utf8))?.reason
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<script/>", "<ScRiPt/>", "<x:script xmlns:x='y'/>",
    "<g><g><script href='#a'/></g></g>", "<foreignObject/>", "<iframe/>", "<handler/>",
    "<embed/>", "<audio/>", "<x:video/>", "<meta/>", "<link/>", "<set/><script></script>",
  ])
  func elementsThatDoMoreThanDraw(content: String) {
    guard case .element = reason(content) else {
      Issue.record("\(content): \(String(describing: reason(content)))")
      return
    }
  }

  @Test(arguments: ["onload", "onclick", "OnFocus", "x:onload", "onbegin"])
  func handlers(name: String) {
    #expect(reason("<g \(name)='a()'/>") == .handler(name))
    let root = problem(Array("<svg \(name)='a()' viewBox='0 0 4 2'/>".utf8))
    #expect(root?.reason == .handler(name))
  }

  @Test(arguments: [
    "http://example.com/a.png", "//example.com", "a.svg", "a.svg#b", "file:///etc/hostname",
    "data:text/html,a", "data:image/svg+xml,a", "data:image/svg+xml;base64,AA", "&#x68;ttp://a",
    "javascript:alert(1)", " java&#10;script:alert(1)", "?a", "/a",
  ])
  func addressesThatLeadOut(address: String) {
    for name in ["href", "xlink:href", "HREF", "src", "y:href"] {
      guard case .reference = reason("<use \(name)=\"\(address)\"/>") else {
        Issue.record("\(name) \(address)")
        return
      }
    }
  }

  @Test(arguments: [
    "#a", " #a", "", "data:image/png;base64,AA", "data:image/jpeg,AA", "DATA:IMAGE/GIF;base64,AA",
    "data:image/webp;base64,AA",
  ])
  func addressesThatStayInside(address: String) {
    #expect(reason("<image href=\"\(address)\"/><use xlink:href='\(address)'/>") == nil)
    guard !address.isEmpty else { return }
    #expect(reason("<g fill=\"url(\(address))\" style=\"a:url( '\(address)' )\"/>") == nil)
  }

  @Test(arguments: [
    "url(http://a)", "URL('//a')", "url(  \"a.png\")", "url(#a) url(b.svg)", "u\\72l(http://a)",
    "\\75 rl(http://a)", "\\000075rl(a)", "url(/**/http://a)", "url(data:image/svg+xml,a)",
    "@import 'a.css'", "@\\69mport 'a.css'", "image-set('a' 1x)", "-webkit-image-set('a' 1x)",
    "src('a')", "/* \" */url(a)/* \" */", "url('')", "url(')#a')", "&#117;rl(a)",
  ])
  func stylesThatLoad(style: String) {
    let places = [
      "<style>a { b: \(style) }</style>", "<style><![CDATA[\(style)]]></style>",
      "<style>u<!-- c -->\(style)</style>", "<x:style xmlns:x='y'>\(style)</x:style>",
      "<g style=\"\(style.replacing("\"", with: "&quot;"))\"/>",
      "<g fill=\"\(style.replacing("\"", with: "&quot;"))\"/>",
      "<animate attributeName='fill' values=\"#a;\(style.replacing("\"", with: "&quot;"))\"/>",
    ]
    for place in places where !(style.contains("&#") && place.contains("CDATA")) {
      switch reason(place) {
      case .reference, .style: break
      default: Issue.record("\(place): \(String(describing: reason(place)))")
      }
    }
  }

  /// Text of a style may come in pieces.
  @Test func aStyleIsReadAsAWhole() {
    #expect(reason("<style>u<!-- -->rl(a)</style>") == .reference("a"))
    #expect(reason("<style>u<![CDATA[rl(]]>a)</style>") == .reference("a"))
    #expect(reason("<style>a<g/>b</style>") == .malformed("an element in a style"))
  }

  @Test(arguments: ["href", "xlink:href", " x:HREF ", "onclick", "style"])
  func animationsOfAddresses(name: String) {
    for element in ["animate", "set"] {
      #expect(reason("<\(element) attributeName='\(name)' to='a'/>") == .animation(name))
    }
    #expect(reason("<animate attributeName='x' to='javascript:a'/>") == .script("javascript:a"))
    #expect(reason("<animate attributeName='opacity' values='0;1' href='#a'/>") == nil)
  }

  @Test func otherNamespacesThatDo() {
    let page = "http://www.w3.org/1999/xhtml"
    #expect(reason("<h:p xmlns:h='\(page)'/>") == .namespace(page))
    #expect(reason("<p xmlns='http://www.w3.org/1999/xht&#109;l'/>") == .namespace(page))
    #expect(reason("<g xml:base='http://a'/>") == .base)
  }

  private static let oldType =
    #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "#
    + #""http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd""#

  /// Many programs write it, and it does nothing.
  @Test func theDocumentTypeOfOldPictures() {
    #expect(reason(document: "<!-- made --> \(Self.oldType)>\n<svg viewBox='0 0 4 2'/>") == nil)
    for more in [
      "\(Self.oldType) [<!ENTITY a 'b'>]><svg viewBox='0 0 4 2'/>",
      "\(Self.oldType)>\(Self.oldType)><svg viewBox='0 0 4 2'/>",
      "<svg viewBox='0 0 4 2'>\(Self.oldType)></svg>",
    ] {
      #expect(reason(document: more) == .documentType)
    }
  }

  @Test(arguments: [
    ("<!DOCTYPE svg><svg viewBox='0 0 4 2'/>", SVGProblem.Reason.documentType),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 4 2'/>", .documentType),
    ("<svg viewBox='0 0 4 2'>&a;</svg>", .entity("a")),
    ("<svg viewBox='0 0 4 2'>&#0;</svg>", .entity("#0")),
    ("<svg viewBox='0 0 4 2' a='&nbsp;'/>", .entity("nbsp")),
    ("<?xml-stylesheet href='a'?><svg viewBox='0 0 4 2'/>", .instruction),
    ("<svg viewBox='0 0 4 2'><?a b?></svg>", .instruction),
    ("<svg viewBox='0 0 4 2'/><?a b?>", .instruction),
    (" <?xml version='1.0'?><svg viewBox='0 0 4 2'/>", .instruction),
    ("<?xml version='1.0' encoding='utf-7'?><svg viewBox='0 0 4 2'/>", .encoding),
    ("<?xml version='1.0' encoding='iso-8859-1'?><svg viewBox='0 0 4 2'>é</svg>", .encoding),
    ("<html><svg viewBox='0 0 4 2'/></html>", .root("html")),
  ])
  func partsOfXMLThatNoPictureNeeds(document: String, expected: SVGProblem.Reason) {
    #expect(reason(document: document) == expected)
  }

  @Test(arguments: [
    "<svg>", "<svg", "<svg a", "<svg a=", "<svg a='", "<svg a='b>", "<svg/", "<svg/><svg/>",
    "<svg/>a", "a<svg/>", "<svg></g></svg>", "<svg><g></svg>", "</svg>", "<svg a=b/>",
    "<svg a='1'b='2'/>", "<svg a='1' a='2'/>", "<svg a='<'/>", "<svg>&</svg>", "<svg>&a</svg>",
    "<svg><!-- -- --></svg>", "<svg><!-- </svg>", "<svg><![CDATA[</svg>", "< svg/>",
    "<svg><1/></svg>", "<svg><a:b:c/></svg>", "<svg><:a/></svg>", "<svg a:=''/>", "<svg :a=''/>",
    "<svg><a:1/></svg>", "<svg -a=''/>",
    "<svg>\u{1}</svg>", "<?xml version='1.1'?><svg/>", "<?xml <svg/>", "<!--<svg/>-->", "<svg\0/>",
  ])
  func whatIsNotWellFormed(document: String) {
    #expect(throws: ImageProblem.self) { try ImageFile(Array(document.utf8)) }
    let sized = document.replacing("<svg", with: "<svg viewBox='0 0 4 2'")
    #expect(throws: ImageProblem.self) { try ImageFile(Array(sized.utf8)) }
  }

  @Test(arguments: [
    "<g><path d='M0 0L4 2'/><!-- a script, onload= --></g>",
    "<title>How to use onload= and javascript: url(http://a)</title>",
    "<style type='text/css'>.a{fill:url(#b)} .c::after{content:'a\\201C'}</style>",
    "<style><![CDATA[.a > .b { fill: red }]]></style>",
    "<sodipodi:namedview xmlns:sodipodi='http://sodipodi.example/' a='C:\\Users\\a.svg'/>",
    "<metadata><rdf:RDF xmlns:rdf='r'><cc:Work xmlns:cc='c' rdf:about=''/></rdf:RDF></metadata>",
    "<linearGradient id='a' xlink:href='#b' xmlns:xlink='http://www.w3.org/1999/xlink'/>",
    "<text>&lt;script&gt; &#233; é</text>", "<g a=''\n b = \"'\"></g >",
  ])
  func drawingsPass(content: String) { #expect(reason(content) == nil) }

  @Test(arguments: [
    "\u{FEFF}<svg viewBox='0 0 4 2'/>", "<?xml version=\"1.0\"?>\n<svg viewBox='0 0 4 2'/>\n",
    "<?xml version='1.0' encoding='UTF-8' standalone='no'?><!-- a --><svg viewBox='0 0 4 2'/>",
    "<?xml version='1.0' encoding='ISO-8859-1'?><svg viewBox='0 0 4 2'/>",
    "<s:svg xmlns:s='http://www.w3.org/2000/svg' viewBox='0 0 4 2'></s:svg><!-- a -->",
  ])
  func documentsPass(document: String) throws {
    #expect(try ImageFile(Array(document.utf8)).type == .svg)
  }

  @Test func depthWidthAndSizeHaveAnEnd() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
    }
    #expect(reason(nested(199)) == nil)
    #expect(reason(nested(200)) == .tooDeep)
    #expect(reason(String(repeating: "<g>", count: 500_000)) == .tooDeep)
    func wide(_ count: Int) -> String { (0..<count).map { " a\($0)=''" }.joined() }
    #expect(reason("<g\(wide(250))/>") == nil)
    #expect(reason("<g\(wide(251))/>") == .tooManyAttributes)
    #expect(reason(String(repeating: " ", count: 4 << 20)) == .tooLarge)
  }

  @Test func theProblemHasItsPlace() {
    let found = problem(Array("<svg viewBox='0 0 4 2'>\n  <é/><script/>\n</svg>".utf8))
    #expect(found?.line == 2 && found?.column == 7)
    #expect(found.map { ImageProblem.unsafe($0).summary } == "SVG contains a `script` element")
    let long = problem(Array("<svg on\(String(repeating: "a", count: 999))=''/>".utf8))
    #expect(long.map { ImageProblem.unsafe($0).summary.utf8.count < 120 } == true)
  }
}
