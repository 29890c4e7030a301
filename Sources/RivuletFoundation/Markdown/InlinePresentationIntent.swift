public import Foundation

/// An attribute that represents the Markdown marks of a range of text. This type is missing from Foundation on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Text between single asterisks, usually italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Text between double asterisks, usually bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Text between backticks.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Text between tildes.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line ending that is displayed as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line ending that breaks the line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// Inline HTML.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  /// The attribute key for the Markdown marks of a range of text.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// The attribute's name for use in key paths. The property's value is never read.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("inlinePresentationIntent of a scope was read. Scopes name attributes; read the attribute of a string or a run.")
  }
}

extension Markdown.Marks {
  /// Creates the marks that correspond to an attribute.
  package init(_ intent: InlinePresentationIntent) {
    self = []
    if intent.contains(.emphasized) { insert(.emphasis) }
    if intent.contains(.stronglyEmphasized) { insert(.strong) }
    if intent.contains(.strikethrough) { insert(.strikethrough) }
    if intent.contains(.code) { insert(.code) }
  }
}
