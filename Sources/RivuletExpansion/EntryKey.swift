/// The four types that `@Entry` extends, which determine the form of the keys.
enum EntryKey: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  /// The protocol to which the generated key conforms.
  var protocolName: String {
    switch self {
    case .environment: "SwiftUI.EnvironmentKey"
    case .transaction: "SwiftUI.TransactionKey"
    case .container: "SwiftUI.ContainerValueKey"
    case .focused: "SwiftUI.FocusedValueKey"
    }
  }

  /// True if an entry has a default value. A focused value is always optional and is nil until a view sets it (documentation).
  var hasDefaultValue: Bool { self != .focused }

  /// Finds the extended type in the head of an extension, such as `public extension SwiftUI.EnvironmentValues {}`. Fails for any other
  /// declaration or type.
  init?(extensionHead: SourceText) {
    var rest = Lexer.tokens(of: extensionHead)[...]
    while let token = rest.first, !token.spells("extension") {
      rest = token.spells("@") ? rest.droppingAttribute() : rest.dropFirst()
    }
    var path = rest.dropFirst()
    while let separator = path.dropFirst().first, separator.spells(".") || path.beginsWithModuleSelector {
      path = path.dropFirst(separator.spells(".") ? 2 : 3)
    }
    guard let type = path.first, let key = EntryKey(rawValue: type.text) else { return nil }
    self = key
  }
}
