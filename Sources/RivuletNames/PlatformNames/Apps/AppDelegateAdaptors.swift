public import Combine
public import Foundation
public import RivuletCore

/// A UIKit-compatible property wrapper that creates and stores an app delegate. An observable delegate is available to views through the
/// environment.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  @ObservedObject private var relay: AppDelegateRelay<DelegateType>

  /// Creates the delegate by calling its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    relay = AppDelegateRelay(delegateType) { delegate in
      UIApplication.shared.delegate = delegate
      _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
      delegate.applicationDidFinishLaunching(.shared)
    } phaseDidChange: { delegate, old, next in
      if old == .background { delegate.applicationWillEnterForeground(.shared) }
      if next == .active { delegate.applicationDidBecomeActive(.shared) }
      if old == .active { delegate.applicationWillResignActive(.shared) }
      if next == .background { delegate.applicationDidEnterBackground(.shared) }
    } willTerminate: {
      $0.applicationWillTerminate(.shared)
    }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { relay.delegate }
}

@available(iOS 14.0, tvOS 14.0, *)
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: relay.delegate).projectedValue }
}

/// An AppKit-compatible property wrapper that creates and stores an app delegate. An observable delegate is available to views through
/// the environment.
@available(macOS 11.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  @ObservedObject private var relay: AppDelegateRelay<DelegateType>

  /// Creates the delegate by calling its `init()`.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    relay = AppDelegateRelay(delegateType) { delegate in
      NSApplication.shared.delegate = delegate
      let notification = Notification(name: NSApplication.didFinishLaunchingNotification, object: NSApplication.shared)
      delegate.applicationWillFinishLaunching(notification)
      delegate.applicationDidFinishLaunching(notification)
    } phaseDidChange: { delegate, old, next in
      @MainActor func notification(_ name: Notification.Name) -> Notification { Notification(name: name, object: NSApplication.shared) }
      if next == .active { delegate.applicationDidBecomeActive(notification(NSApplication.didBecomeActiveNotification)) }
      if old == .active { delegate.applicationDidResignActive(notification(NSApplication.didResignActiveNotification)) }
    } willTerminate: {
      $0.applicationWillTerminate(Notification(name: NSApplication.willTerminateNotification, object: NSApplication.shared))
    }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { relay.delegate }
}

@available(macOS 11.0, *)
extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: relay.delegate).projectedValue }
}
