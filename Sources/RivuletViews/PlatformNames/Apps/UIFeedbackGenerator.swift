public import Foundation

/// What people feel when something happens, under its names in UIKit. Computers here have nothing that is felt: the calls change nothing, as
/// `sensoryFeedback` changes nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override nonisolated init() { super.init() }

  /// Has the device be ready for what comes.
  open func prepare() {}
}

/// Things collide.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or hard things are that collide.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// A generator for things of a kind.
  public nonisolated init(style: FeedbackStyle) { super.init() }

  public override nonisolated init() { super.init() }

  /// They collide now.
  open func impactOccurred() {}

  /// They collide now, more or less hard.
  open func impactOccurred(intensity: CGFloat) {}
}

/// What is selected changes.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// It changes now.
  open func selectionChanged() {}
}

/// Something was done, needs attention or went wrong.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// It happens now.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
