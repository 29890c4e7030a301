public import Foundation

/// Haptic feedback, under its UIKit names. Computers here have no haptics, so the calls have no effect, like `sensoryFeedback`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override nonisolated init() { super.init() }

  /// Prepares the device for feedback.
  open func prepare() {}
}

/// Feedback for a collision.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or hardness of colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator with a style.
  public nonisolated init(style: FeedbackStyle) { super.init() }

  public override nonisolated init() { super.init() }

  /// Plays the feedback.
  open func impactOccurred() {}

  /// Plays the feedback with an intensity.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a change of selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  open func selectionChanged() {}
}

/// Feedback for success, a warning or an error.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of the event.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Plays the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
