public import Foundation
public import RivuletCore
import RivuletDrawing

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Font {
  /// All that the environment says about fonts.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let context: FontContext
    let idiom: Idiom

    public var debugDescription: String { "Font.Context(dynamicTypeSize: \(context.dynamicTypeSize))" }
  }

  /// A font with nothing left to look up.
  public struct Resolved: Hashable, Sendable {
    let font: ResolvedFont
    /// How far lines are apart.
    public let leading: Font.Leading

    /// The size in points.
    public var pointSize: CGFloat { font.size }
    /// How heavy letters are.
    public var weight: Font.Weight { Font.Weight(value: font.weight) }
    /// How wide letters are.
    public var width: Font.Width { Font.Width(font.width) }
    /// Whether letters are at least bold.
    public var isBold: Bool { font.weight >= Font.Weight.bold.value }
    /// Whether letters are slanted.
    public var isItalic: Bool { font.isItalic }
    /// Whether letters are equally wide.
    public var isMonospaced: Bool { font.design == .monospaced }
    /// Whether lower-case letters are shown as small capitals.
    public var isLowercaseSmallCaps: Bool { font.isSmallCaps }
    /// Whether capital letters are shown as small capitals, which fonts here are not.
    public var isUppercaseSmallCaps: Bool { false }
    /// Whether all letters are shown as small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// The font as text is drawn in it where the context comes from.
  public func resolve(in context: Font.Context) -> Font.Resolved {
    let (outer, size) = (context.context.traits, context.context.dynamicTypeSize)
    return Resolved(font: resolved(outer, size, context.idiom), leading: outer.leading ?? traits.leading ?? .standard)
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension EnvironmentValues {
  /// What `Font.resolve(in:)` needs to know of the environment (documentation).
  public var fontResolutionContext: Font.Context { Font.Context(context: fontContext, idiom: idiom) }
}
