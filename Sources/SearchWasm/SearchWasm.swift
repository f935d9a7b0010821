@main struct SearchWasm { static func main() {} }
