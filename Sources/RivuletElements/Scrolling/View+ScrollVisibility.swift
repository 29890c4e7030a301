import Foundation
public import RivuletCore
import RivuletGeometry

/// A modifier that reports when its content becomes sufficiently visible in its scroll view, and when it no longer is (B15.31).
struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: ViewModifier {
  func body(content: Content) -> some View {
    // Nothing is visible before the first layout. That state is not reported.
    content.modifier(
      GeometryChangeModifier(transform: isVisible) { wasVisible, isVisible in
        if isVisible || wasVisible { action(isVisible) }
      })
  }

  private func isVisible(_ proxy: GeometryProxy) -> Bool {
    guard let viewport = proxy.bounds(of: .scrollView) else { return true }
    return CGRect(origin: .zero, size: proxy.size).isVisible(in: viewport, threshold: threshold)
  }
}

/// A modifier that reports the visible targets of the scroll view in its content (B15.31).
struct ScrollTargetVisibilityModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
}

extension ScrollTargetVisibilityModifier: ScrollObserverModifier {
  typealias Body = Never

  @MainActor
  final class Watch: ScrollObserver {
    weak var scrollController: ScrollController?
    fileprivate var modifier: ScrollTargetVisibilityModifier?
    private var known: [ID] = []

    var observerName: String { "onScrollTargetVisibilityChange" }

    func settled(_ controller: ScrollController) {
      controller.tellTargets()
      guard let modifier else { return }
      let ids = controller.visibleTargets(threshold: modifier.threshold) { $0.base is ID }.compactMap { $0.base as? ID }
      guard ids != known else { return }
      known = ids
      controller.perform { modifier.action(ids) }
    }
  }

  static func makeObserver() -> Watch { Watch() }

  func update(_ observer: Watch, _ node: ViewNode, environment: EnvironmentReader) { observer.modifier = self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  /// Calls `action` when the visible fraction of this view in its scroll view reaches a threshold or falls below it (B15.31).
  nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(
      ScrollVisibilityModifier(
        threshold: FiniteNumber.number(threshold, or: 0.5, of: "onScrollVisibilityChange", "the threshold"), action: action))
  }

  /// Calls `action` with the identities of the visible targets of the scroll view in this view, when these identities change (B15.31). A
  /// target is visible if at least the given fraction of its area is in the viewport.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollTargetVisibilityModifier<ID>(
        threshold: FiniteNumber.number(threshold, or: 0.5, of: "onScrollTargetVisibilityChange", "the threshold"), action: action))
  }
}
