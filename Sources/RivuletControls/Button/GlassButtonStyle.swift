import Foundation
public import RivuletCore
public import RivuletElements
import RivuletLooks

/// A button style with a glass background.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass

  /// Creates a style with regular glass.
  public nonisolated init() { glass = .regular }

  /// Creates a style with the given kind of glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassButtonLook(glass: glass, isProminent: false))
  }
}

/// The appearance of a glass button.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
struct GlassButtonLook: ButtonStyle {
  let glass: Glass
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    GlassButtonFace(configuration: configuration, glass: glass, isProminent: isProminent)
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
private struct GlassButtonFace {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.looks.buttons) private var look

  init(configuration: ButtonStyleConfiguration, glass: Glass, isProminent: Bool) {
    self.configuration = configuration
    self.glass = glass
    self.isProminent = isProminent
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension GlassButtonFace: View {
  var body: some View {
    configuration.label
      .labelForeground(foreground)
      .environment(\.isLabelOfButton, true)
      .padding(look.glassInsets)
      .glassEffect(glass)
      .opacity(configuration.isPressed ? 0.7 : isEnabled ? 1 : 0.5)
      .scaleEffect(configuration.isPressed ? 1.04 : 1)
  }

  private var foreground: AnyShapeStyle {
    if configuration.role == .destructive, !isProminent { return AnyShapeStyle(Color.red) }
    return isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary)
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style with a background of regular glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns a style with a background of the given kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
