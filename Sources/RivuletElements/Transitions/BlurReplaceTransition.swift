import Foundation
public import RivuletCore

/// A transition that blurs, fades and slightly scales a view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct BlurReplaceTransition {
  /// The direction of the scaling.
  public struct Configuration: Equatable, Sendable {
    fileprivate let shrinks: Bool

    /// The view grows when it is inserted and shrinks when it is removed.
    public static let downUp = Configuration(shrinks: true)
    /// The view grows both when it is inserted and when it is removed.
    public static let upUp = Configuration(shrinks: false)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension BlurReplaceTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(scale(in: phase)).opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .identity: 1
    case .willAppear: 0.8
    case .didDisappear: configuration.shrinks ? 0.8 : 1.2
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, fades and slightly scales the view. The view grows when it is inserted and shrinks when it is removed.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Returns a transition that blurs, fades and slightly scales the view in a configured direction.
  @MainActor @preconcurrency public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
