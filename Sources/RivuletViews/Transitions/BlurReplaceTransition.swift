import Foundation
public import RivuletCore

/// Blurs and fades a view in and out, growing or shrinking a little.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct BlurReplaceTransition {
  /// In which sense the view changes its size.
  public struct Configuration: Equatable, Sendable {
    fileprivate let shrinks: Bool

    /// It grows as it comes and shrinks as it goes.
    public static let downUp = Configuration(shrinks: true)
    /// It grows as it comes and as it goes.
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
  /// Blurs and fades the view in and out, growing and shrinking a little.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// Blurs and fades the view in and out, changing its size in a certain sense.
  @MainActor @preconcurrency public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
