public import Foundation
import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletTree

/// The transition of a screen.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor @preconcurrency public protocol NavigationTransition {}

/// The platform's default transition.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated public init() {}
}

/// A transition that zooms from a source view, and back into it when the screen closes (B18.63).
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated(unsafe) fileprivate let source: MatchedGeometryKey

  nonisolated fileprivate init(source: MatchedGeometryKey) { self.source = source }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The platform's default transition.
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms from a source view and back into it. Without a visible source view, the screen slides instead
  /// (B18.63).
  @MainActor @preconcurrency public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: MatchedGeometryKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// Sets the transition of this screen, sheet, or cover on phones (B18.63).
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = (style as? ZoomNavigationTransition)?.source
    return transformPreference(NavigationBarKey.self) { $0.transitionSource = source ?? $0.transitionSource }
      .presentationOption { $0.transitionSource = source ?? $0.transitionSource }
  }

  /// Identifies this view as the source of a zoom transition (B18.63).
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    transitionSource(id, namespace, cornerRadius: 0)
  }

  /// Identifies this view as the source of a zoom transition, with a configured appearance during the transition (B18.63).
  @available(macOS, unavailable)
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let look = configuration(EmptyMatchedTransitionSourceConfiguration()) as? TransitionSourceLook
    return transitionSource(id, namespace, cornerRadius: look?.cornerRadius ?? 0)
  }

  nonisolated private func transitionSource(_ id: some Hashable, _ namespace: Namespace.ID, cornerRadius: CGFloat) -> some View {
    modifier(
      TransitionSourceModifier(key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), cornerRadius: cornerRadius))
  }
}

/// A modifier that registers its content as the source of a zoom transition.
private struct TransitionSourceModifier {
  let key: MatchedGeometryKey
  let cornerRadius: CGFloat
}

extension TransitionSourceModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    if node.attachment(TransitionSource.self) == nil { node.attach(TransitionSource(node)) }
    node.attachment(TransitionSource.self)?.update(key, cornerRadius: cornerRadius)
  }
}

/// The configuration of a source view's appearance during a zoom transition.
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A configuration without any effect.
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

/// The configuration that the app has specified.
private struct TransitionSourceLook: MatchedTransitionSourceConfiguration {
  var cornerRadius: CGFloat
}

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
extension MatchedTransitionSourceConfiguration {
  /// Returns the configuration unchanged. A background has no effect, because the screen's own background is used.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Clips the source view to a shape. The screen's corners initially match the shape when the screen zooms from the view.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    TransitionSourceLook(cornerRadius: min(shape.cornerSize.width, shape.cornerSize.height))
  }

  /// Returns the configuration unchanged. A shadow has no effect.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
}
