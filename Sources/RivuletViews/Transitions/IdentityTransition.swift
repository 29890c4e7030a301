import Foundation
public import RivuletCore

/// Shows a view at once and takes it away at once.
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
  /// Shows the view at once and takes it away at once.
  @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}
