public import Foundation
public import RivuletCore

/// How a screen comes and goes.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor @preconcurrency public protocol NavigationTransition {}

/// As the platform has it.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated public init() {}
}

/// Out of the view that has led there: here a slide (B18.63).
@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the platform has it.
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that has led there: here a slide (B18.63).
  @MainActor @preconcurrency public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension View {
  /// How this screen comes and goes: here it slides (B18.63).
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Says from which view a screen comes: here it slides (B18.63).
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Says from which view a screen comes, and how that view looks meanwhile: here it slides (B18.63).
  @available(macOS, unavailable)
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
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

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, *)
@available(macOS, unavailable)
extension MatchedTransitionSourceConfiguration {
  /// With a ground.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// With corners.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// With a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
}
