import Foundation
public import RivuletCore

/// A transition that inserts and removes a view immediately.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct IdentityTransition {
  public init() {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension IdentityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public static let properties = TransitionProperties(hasMotion: false)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == IdentityTransition {
  /// A transition that inserts and removes the view immediately.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}
