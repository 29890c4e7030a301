public import Foundation
public import RivuletCore
import RivuletTree

/// How a screen comes and goes.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor @preconcurrency public protocol NavigationTransition {}

/// As the platform has it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated public init() {}
}

/// Out of the view that has led there, and back into it (B18.63).
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated(unsafe) fileprivate let source: MatchedGeometryKey

  nonisolated fileprivate init(source: MatchedGeometryKey) { self.source = source }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform has it.
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that has led there, and back into it; a slide where that view is not seen (B18.63).
  @MainActor @preconcurrency public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: MatchedGeometryKey(id: AnyHashable(sourceID), namespace: namespace))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// How this screen, sheet or cover comes and goes on phones (B18.63).
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = (style as? ZoomNavigationTransition)?.source
    return transformPreference(NavigationBarKey.self) { $0.transitionSource = source ?? $0.transitionSource }
      .presentationOption { $0.transitionSource = source ?? $0.transitionSource }
  }

  /// Makes this view the source of a zoom transition (B18.63).
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    transitionSource(id, namespace, cornerRadius: 0)
  }

  /// Makes this view the source of a zoom transition, with a look of its own meanwhile (B18.63).
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

/// Registers a view as the source of a zoom transition.
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

/// How a view looks while a screen comes out of it.
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// As it always looks.
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

/// What an app has said of the view.
private struct TransitionSourceLook: MatchedTransitionSourceConfiguration {
  var cornerRadius: CGFloat
}

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
extension MatchedTransitionSourceConfiguration {
  /// With a ground, which is that of the screen here.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// With corners, which the screen has as it leaves the view.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    TransitionSourceLook(cornerRadius: min(shape.cornerSize.width, shape.cornerSize.height))
  }

  /// With a shadow, which the screen does not have here.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
}
