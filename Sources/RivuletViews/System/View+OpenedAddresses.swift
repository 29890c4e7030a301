public import Foundation
public import RivuletCore

/// Hears of addresses that the app is asked to open.
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
  /// Runs a closure with each address that the app is asked to open.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenedAddressModifier(action: action))
  }

  /// Which events from outside this view prefers and takes. An app has one window here, which takes all of them.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Runs a closure with an activity that people began elsewhere. No desktop hands over activities: it never runs.
  nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    self
  }

  /// Tells the system what people do in this view. No desktop asks for that: the closure never runs.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Tells the system what people do in this view while there is an element. No desktop asks for that: the closure never runs.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
