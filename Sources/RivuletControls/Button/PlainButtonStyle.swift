public import RivuletCore
import RivuletElements

/// A style that leaves the label unchanged.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton<PlainButtonStyle>(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that leaves the label unchanged.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PlainButtonStyle: BuiltInButtonStyle {
  static let outermost = makeStyling()

  static func look(_ inputs: _ViewListInputs) -> ButtonAppearance { .plain }
}
