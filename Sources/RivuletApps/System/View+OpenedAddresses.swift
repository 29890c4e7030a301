public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletScreens

/// Runs an action for each URL that the app is asked to open.
struct OpenedAddressModifier {
  let action: (URL) -> Void
}

extension OpenedAddressModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let handler = node.attachment(OpenedAddressHandler.self) ?? OpenedAddressHandler(node)
    handler.action = action
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Runs a closure for each URL that the app is asked to open.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenedAddressModifier(action: action))
  }

  /// Sets the external events that this view prefers and accepts. It has no effect here: the app's one window receives all events.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Runs a closure for an activity that people started elsewhere. It never runs, as no desktop hands over activities.
  nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    self
  }

  /// Describes the current activity in this view to the system. The closure never runs, as no desktop asks for it.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Describes the current activity in this view to the system while there is an element. The closure never runs, as no desktop asks for
  /// it.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
