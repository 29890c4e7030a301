public import Foundation
public import RivuletCore
public import RivuletDrawing

/// The default shape of glass: a capsule.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A modifier that adds a glass background to its content.
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

/// A piece of glass: a blurred backdrop with a rim that is lighter at the top.
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
  /// Adds a glass background in a shape to this view.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Sets the identifier of this view's glass for transitions between pieces. This modifier has no effect, because each piece of glass is
  /// separate.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// Merges the glass of all views with an identifier into one piece. This modifier has no effect, because each piece of glass is separate.
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  /// Sets the transition of this view's glass. This modifier has no effect, because the glass appears and disappears with the view.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A transition of glass.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct GlassEffectTransition: Sendable {
  private enum Kind { case matchedGeometry, materialize, identity }

  private let kind: Kind

  /// A transition in which the glass emerges from nearby glass.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  /// A transition in which the glass appears independently of nearby glass.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
  /// A transition in which the glass appears immediately.
  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
}

/// A container for related views with glass. In Rivulet, each piece of glass remains separate.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct GlassEffectContainer<Content: View> {
  let content: Content

  /// Creates a container. The spacing below which pieces of glass merge has no effect in Rivulet.
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
