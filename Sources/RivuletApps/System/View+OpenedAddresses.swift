public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

/// A modifier that runs an action for each URL opened in the app.
struct OpenedAddressModifier {
  let action: (URL) -> Void
}

extension OpenedAddressModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let handler = node.attachment(OpenURLHandler.self) ?? OpenURLHandler(node)
    handler.action = action
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Runs a closure for each URL opened in the app.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenedAddressModifier(action: action))
  }

  /// Sets the external events that this view prefers and accepts. The modifier has no effect, because a single window receives all events.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Runs a closure for an activity that people started elsewhere. The closure never runs, because the desktop does not hand off
  /// activities.
  nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    self
  }

  /// Describes the current activity in this view to the system. The closure never runs, because the desktop does not request activities.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Describes the current activity in this view to the system while the element is not nil. The closure never runs, because the desktop
  /// does not request activities.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
