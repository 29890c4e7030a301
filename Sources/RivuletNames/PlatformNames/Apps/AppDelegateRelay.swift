import Combine
import Foundation
import Observation
import RivuletCore
import RivuletFoundation

/// An object that stores an app delegate. If the delegate is observable, the app's body depends on it.
@MainActor
final class AppDelegateRelay<Delegate: NSObject>: ObservableObject {
  let delegate: Delegate
  private var changes: AnyCancellable?
  /// The last phase that the delegate was notified of.
  private var phase = ScenePhase.background

  /// Creates the delegate. The next app to run notifies it of events.
  ///
  /// - Parameters:
  ///   - didLaunch: A closure that notifies the delegate that the app has launched.
  ///   - phaseDidChange: A closure that notifies the delegate of the old and the new phase.
  init(
    _ type: Delegate.Type, didLaunch: @escaping @MainActor (Delegate) -> Void,
    phaseDidChange: @escaping @MainActor (Delegate, ScenePhase, ScenePhase) -> Void, willTerminate: @escaping @MainActor (Delegate) -> Void
  ) {
    delegate = makeObject(type)
    if let object = delegate as? any ObservableObject { changes = follow(object) }
    AppDelegateHooks.add(
      AppDelegateHooks(
        didLaunch: { [self] in didLaunch(delegate) },
        phaseDidChange: { [self] next in
          let old = phase
          phase = next
          phaseDidChange(delegate, old, next)
        },
        willTerminate: { [self] in willTerminate(delegate) },
        supply: { [self] in $0.supply(delegate) }))
  }

  private func follow<Object: ObservableObject>(_ object: Object) -> AnyCancellable {
    object.objectWillChange.sink { [weak self] _ in MainActor.assumeIsolated { self?.objectWillChange.send() } }
  }
}
