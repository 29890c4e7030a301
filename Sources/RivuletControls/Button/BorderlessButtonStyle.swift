public import RivuletCore
import RivuletElements

/// A style that draws the label in the tint colour, without a border.
@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton<BorderlessButtonStyle>(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style that draws the label in the tint colour, without a border.
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, watchOS 8.0, *)
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension BorderlessButtonStyle: BuiltInButtonStyle {
  static let outermost = makeStyling()

  static func look(_ inputs: _ViewListInputs) -> ButtonAppearance { .borderless }
}
