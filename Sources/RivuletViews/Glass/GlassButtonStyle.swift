import Foundation
public import RivuletCore

/// A button of glass.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle {
  let glass: Glass

  /// A button of regular glass.
  public nonisolated init() { glass = .regular }

  /// A button of a kind of glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassButtonLook(glass: glass, isProminent: false))
  }
}

/// A button of glass in the colour of the tint.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(GlassButtonLook(glass: .regular.tint(.accentColor), isProminent: true))
  }
}

/// What a button of glass looks like.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
private struct GlassButtonLook: ButtonStyle {
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
  @Environment(\.idiom) private var idiom

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
      .padding(.horizontal, idiom == .phone ? 14 : 10)
      .padding(.vertical, idiom == .phone ? 8 : 4)
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
  /// Of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Of a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Of glass in the colour of the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
