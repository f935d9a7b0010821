/// The file that says a folder is ours to replace.
enum Marker {
  static let name = ".hig-site"
  static let bytes = Array(
    "hig writes this folder and replaces it at each build: keep nothing of your own here.\n".utf8)
}
