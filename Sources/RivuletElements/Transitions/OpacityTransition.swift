import Foundation
public import RivuletCore

/// A transition that fades a view in and out. It is the default (B7.02).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct OpacityTransition {
  public init() {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension OpacityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public static let properties = TransitionProperties(hasMotion: false)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}
