/// A UIKit alert. There are none on Linux, as no controller presents them.
@available(
  *, unavailable,
  message: "There are no alerts of UIKit on Linux. Show one with the modifier alert or confirmationDialog."
)
@MainActor @preconcurrency
open class UIAlertController: UIViewController {}

/// A button in a UIKit alert. There are none on Linux.
@available(
  *, unavailable,
  message: "There are no alerts of UIKit on Linux. Show one with the modifier alert, and a Button for each action."
)
@MainActor @preconcurrency
open class UIAlertAction {}
