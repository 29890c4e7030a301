public import Foundation
public import RivuletCore
public import RivuletDrawing

/// The shape of glass where none is given: a capsule.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Puts glass behind a content.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
struct GlassModifier<Outline: Shape> {
  let glass: Glass
  let shape: Outline

  nonisolated init(glass: Glass, shape: Outline) {
    self.glass = glass
    self.shape = shape
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension GlassModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.background { if glass.kind != .identity { GlassPlate(glass: glass, shape: shape) } }
  }
}

/// A piece of glass: what lies beneath it, blurred, and a rim that is lighter at the top.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
private struct GlassPlate<Outline: Shape> {
  let glass: Glass
  let shape: Outline
  @Environment(\.colorScheme) private var colorScheme

  nonisolated init(glass: Glass, shape: Outline) {
    self.glass = glass
    self.shape = shape
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension GlassPlate: View {
  var body: some View {
    let isDark = colorScheme == .dark
    ZStack {
      shape.fill(GlassFill(glass: glass))
      shape.stroke(
        LinearGradient(
          colors: [.white.opacity(isDark ? 0.35 : 0.9), .white.opacity(0.1), .white.opacity(isDark ? 0.2 : 0.5)], startPoint: .top,
          endPoint: .bottom), lineWidth: 1)
      shape.stroke(.black.opacity(isDark ? 0.4 : 0.08), lineWidth: 0.5)
    }
    .accessibilityHidden(true)
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
  /// Puts glass in a shape behind this view.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Names the glass of this view, so that pieces can go over into each other. Here each piece stays by itself.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// Makes one piece of the glass of all views with an id. Here each piece stays by itself.
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  /// How the glass of this view comes and goes. Here it does so with the view.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass comes and goes.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct GlassEffectTransition: Sendable {
  private enum Kind { case matchedGeometry, materialize, identity }

  private let kind: Kind

  /// Out of other glass that is near.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// By itself.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
}

/// Holds views with glass that belong together. Here each piece of glass stays by itself.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct GlassEffectContainer<Content: View> {
  let content: Content

  /// A container of a content; pieces of glass that are closer than `spacing` flow into each other where the platform does that.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension GlassEffectContainer: View {
  public var body: some View { content }
}

@available(*, unavailable)
extension GlassEffectContainer: Sendable {}
