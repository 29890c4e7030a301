public import Foundation

/// A UIKit-compatible generator of haptic feedback. Computers that run Linux have no haptics, so the calls have no effect, like
/// `sensoryFeedback`.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public override nonisolated init() { super.init() }

  /// Prepares the device for feedback.
  open func prepare() {}
}

/// A generator of feedback for collisions.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or hardness of the colliding objects.
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

/// A generator of feedback for changes of the selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  open func selectionChanged() {}
}

/// A generator of feedback for success, warnings and errors.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of the event.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Plays the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
