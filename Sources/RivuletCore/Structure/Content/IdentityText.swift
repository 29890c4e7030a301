/// Converts identities to text for use in another process.
enum IdentityText {
  /// Returns the text for a path of identities, including their positions.
  static func path(_ scopes: [Scope.Identity]) -> String {
    scopes.map { "\($0.place):\(text(of: $0.content))" }.joined(separator: "/")
  }

  /// Returns the text for a path of identities, without positions or ids that differ between processes.
  static func content(_ scopes: [Scope.Identity]) -> String {
    scopes.map { withoutRandomIDs(text(of: $0.content)) }.joined(separator: "/")
  }

  /// Returns a type name without addresses, and without its generic parameters, which vary with the content.
  static func name(of type: any Any.Type) -> String { withoutAddresses(String(_typeName(type).prefix { $0 != "<" })) }

  /// Returns a type name without the addresses of the enclosing functions, which differ between processes.
  static func withoutAddresses(_ name: String) -> String { name.replacing(/\(unknown context at \$[0-9a-f]+\)/, with: "()") }

  /// Returns true if the program contains a type with the given name, or if the name can't be looked up.
  static func isType(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") } })
    else { return true }
    let mangled = parts.map { "\($0.utf8.count)\($0)" }.joined()
    return ["V", "C", "O"].contains { _typeByName(mangled + $0) != nil }
  }

  /// Returns true if the name belongs to a library view, whose state doesn't concern app authors.
  static func isOfLibrary(_ name: String) -> Bool {
    let rooms = ["Core", "Looks", "Elements", "Controls", "Screens", "Apps", "Names", "Previews", "Testing"]
    return rooms.contains { name.hasPrefix("Rivulet\($0).") }
  }

  /// Returns the text for one identity. Types share one text, because the address of a type differs between processes.
  private static func text(of content: AnyHashable) -> String {
    if let screen = content.base as? ScreenIdentity { return screen.text }
    return content.base is ObjectIdentifier ? "type" : "\(content)"
  }

  private static func withoutRandomIDs(_ text: String) -> String {
    guard text.utf8.count >= 36, text.contains("-") else { return text }
    return text.replacing(/[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}/, with: "UUID")
  }
}
