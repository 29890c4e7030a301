public import Foundation
public import RivuletCore
import RivuletDrawing
package import RivuletLooks

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Font {
  /// The part of the environment that fonts depend on.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let context: FontContext
    package let looks: Looks

    public var debugDescription: String { "Font.Context(dynamicTypeSize: \(context.dynamicTypeSize))" }
  }

  /// A fully resolved font.
  public struct Resolved: Hashable, Sendable {
    let font: ResolvedFont
    /// The line spacing.
    public let leading: Font.Leading

    /// The size in points.
    public var pointSize: CGFloat { font.size }
    /// The weight of the letters.
    public var weight: Font.Weight { Font.Weight(value: font.weight) }
    /// The width of the letters.
    public var width: Font.Width { Font.Width(font.width) }
    /// A Boolean value that indicates whether the weight is at least bold.
    public var isBold: Bool { font.weight >= Font.Weight.bold.value }
    /// A Boolean value that indicates whether the letters are in italics.
    public var isItalic: Bool { font.isItalic }
    /// A Boolean value that indicates whether the letters have a fixed width.
    public var isMonospaced: Bool { font.design == .monospaced }
    /// A Boolean value that indicates whether lower-case letters are small capitals.
    public var isLowercaseSmallCaps: Bool { font.isSmallCaps }
    /// A Boolean value that indicates whether upper-case letters are small capitals. This property is always false in Rivulet.
    public var isUppercaseSmallCaps: Bool { false }
    /// A Boolean value that indicates whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// Resolves the font in a context.
  public func resolve(in context: Font.Context) -> Font.Resolved {
    let (outer, size) = (context.context.traits, context.context.dynamicTypeSize)
    return Resolved(font: resolved(outer, size, context.looks.fonts), leading: outer.leading ?? traits.leading ?? .standard)
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension EnvironmentValues {
  /// The context for `Font.resolve(in:)` (documentation).
  public var fontResolutionContext: Font.Context { Font.Context(context: fontContext, looks: looks) }
}
