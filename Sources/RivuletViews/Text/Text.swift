public import Foundation

/// One or more lines of text that cannot be edited.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Text: Equatable, Sendable {
  /// Where the characters come from.
  enum Storage: Equatable, Sendable {
    /// Shown as it is.
    case verbatim(String)
    /// Looked up and formatted where it is shown.
    case localized(LocalizedTextSource)
    /// Made where it is shown.
    case source(TextSource)
    /// One text after another.
    indirect case joined(Text, Text)
  }

  let storage: Storage
  /// In the order in which they were applied; the first of a kind counts, as with views (B8.02).
  private(set) var modifiers: [TextModifier] = []

  init(storage: Storage) {
    self.storage = storage
  }

  /// A text that is shown as it is.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// A text that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// A text whose key is looked up in a string table of the app, and shown itself if it is not there.
  ///
  /// Emphasis, strikethrough, code and links may be marked as in Markdown.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    storage = .localized(LocalizedTextSource(key: key, table: tableName, bundle: bundle))
  }

  /// The two texts one after the other, each with its modifiers.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`")
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`"
  )
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .joined(lhs, rhs))
  }

  func with(_ modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}
