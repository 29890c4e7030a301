/// An alert in UIKit. It is not available on Linux, because no controller presents alerts.
@available(
  *, unavailable,
  message: "There are no alerts of UIKit on Linux. Show one with the modifier alert or confirmationDialog."
)
@MainActor @preconcurrency
open class UIAlertController: UIViewController {}

/// A button of an alert in UIKit. It is not available on Linux.
@available(
  *, unavailable,
  message: "There are no alerts of UIKit on Linux. Show one with the modifier alert, and a Button for each action."
)
@MainActor @preconcurrency
open class UIAlertAction {}
