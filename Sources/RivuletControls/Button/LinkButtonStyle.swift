public import RivuletCore
import RivuletElements

/// A style that looks like a link.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton<LinkButtonStyle>(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A style that looks like a link.
  @available(macOS 10.15, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension LinkButtonStyle: BuiltInButtonStyle {
  static let outermost = makeStyling()

  static func look(_ inputs: _ViewListInputs) -> ButtonAppearance { .link }
}
