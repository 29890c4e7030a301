public import Foundation

extension Text {
  /// Sets the font of this text, except in parts that set their own. Nil uses the font of the environment.
  public func font(_ font: Font?) -> Text { with(.font(font)) }

  /// Sets the weight of this text. Nil removes a weight set by an enclosing view.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight.map(FontWeightTrait.fixed))) }

  /// Sets the width of this text's font. Nil removes a width set by an enclosing view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }

  /// Sets the design of this text's font. Nil removes a design set by an enclosing view.
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }

  /// Makes this text bold.
  public func bold() -> Text { with(.weight(.bold)) }

  /// Makes this text bold, or not bold even in a bold environment.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func bold(_ isActive: Bool) -> Text { with(.weight(isActive ? .bold : nil)) }

  /// Makes this text italic.
  public func italic() -> Text { with(.italic(true)) }

  /// Makes this text italic, or upright even in an italic environment.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }

  /// Gives this text fixed-width letters, or proportional letters even in a monospaced environment.
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }

  /// Gives this text fixed-width digits.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospacedDigit() -> Text { with(.monospacedDigit) }

  /// Strikes through this text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: .solid, color: color) : nil))
  }

  /// Strikes through this text with a pattern.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Underlines this text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(pattern: .solid, color: color) : nil))
  }

  /// Underlines this text with a pattern.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Adds space between the letters of this text, in points. Ligatures stay together.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }

  /// Adds space between the letters of this text, in points, and ignores its kerning (documentation).
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }

  /// Raises this text by a distance, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

  /// Sets the colour of this text. Nil uses the colour of the environment.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> Text { with(.foreground(color.map { AnyShapeStyle($0) })) }

  /// Sets the style of this text. A gradient covers the text as a whole.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.foreground(AnyShapeStyle(style))) }
}
