public import Foundation

/// One or more lines of text that cannot be edited.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Text: Equatable, Sendable {
  /// The source of the characters.
  package enum Storage: Equatable, Sendable {
    /// A string that is shown unchanged.
    case verbatim(String)
    /// A key that is looked up and formatted at the point of use.
    case localized(LocalizedTextSource)
    /// A source that creates the text at the point of use.
    case source(TextSource)
    /// Two text views, one after the other.
    indirect case joined(Text, Text)
  }

  let storage: Storage
  /// The modifiers in the order of their application. The first modifier of each kind takes effect, as with views (B8.02).
  private(set) var modifiers: [TextModifier] = []

  init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a text view that displays a string without localization.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Creates a text view that displays a string without localization.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Creates a text view that displays the value of a key in one of the app's string tables, or the key itself if the table doesn't contain
  /// it.
  ///
  /// Emphasis, strikethrough, code and links may be written in Markdown.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    storage = .localized(LocalizedTextSource(key: key, table: tableName, bundle: bundle))
  }

  /// Joins two text views. Each text view keeps its modifiers.
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
