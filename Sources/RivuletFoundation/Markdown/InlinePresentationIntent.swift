public import Foundation

/// What the marks of Markdown say about a stretch of text; Foundation on Linux has no such attribute.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Between single stars: mostly italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Between double stars: mostly bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Between backticks.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Between tildes.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// The end of a line that is a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// The end of a line that stays one.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML between words.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML for itself.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  /// What the marks of Markdown say about a stretch of text.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// Never called: a key path to it names the attribute.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("inlinePresentationIntent of a scope was read. Scopes name attributes; read the attribute of a string or a run.")
  }
}

extension Markdown.Marks {
  /// The marks that an attribute stands for.
  package init(_ intent: InlinePresentationIntent) {
    self = []
    if intent.contains(.emphasized) { insert(.emphasis) }
    if intent.contains(.stronglyEmphasized) { insert(.strong) }
    if intent.contains(.strikethrough) { insert(.strikethrough) }
    if intent.contains(.code) { insert(.code) }
  }
}
