public import Foundation

extension Text {
  /// This text in a font, unless a part of it has one itself; nil leaves it to the surroundings.
  public func font(_ font: Font?) -> Text { with(.font(font)) }

  /// This text in a weight; nil takes back one that was set outside.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight.map(FontWeightTrait.fixed))) }

  /// This text in a width; nil takes back one that was set outside.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }

  /// This text in a design; nil takes back one that was set outside.
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }

  /// This text in bold.
  public func bold() -> Text { with(.weight(.bold)) }

  /// This text in bold, or not even where its surroundings are.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func bold(_ isActive: Bool) -> Text { with(.weight(isActive ? .bold : nil)) }

  /// This text slanted.
  public func italic() -> Text { with(.italic(true)) }

  /// This text slanted, or not even where its surroundings are.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }

  /// This text with equally wide letters, or not even where its surroundings are.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }

  /// This text with equally wide digits.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospacedDigit() -> Text { with(.monospacedDigit) }

  /// This text struck through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: .solid, color: color) : nil))
  }

  /// This text struck through in a pattern.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// This text underlined.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(pattern: .solid, color: color) : nil))
  }

  /// This text underlined in a pattern.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// This text with its letters moved apart by so many points, ligatures kept together.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// This text with its letters moved apart by so many points; kerning is then ignored (documentation).
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  /// This text raised by so many points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

  /// This text in a colour; nil leaves that to the surroundings.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> Text { with(.foreground(color.map { AnyShapeStyle($0) })) }

  /// This text in a style; a gradient runs over the text as a whole.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.foreground(AnyShapeStyle(style))) }
}
