/// An alert in UIKit. It is not available on Linux, because no controller presents alerts.
@available(
  *, unavailable,
  message: "UIKit alerts are not available on Linux. Use the alert or confirmationDialog modifier."
)
@MainActor @preconcurrency
open class UIAlertController: UIViewController {}

/// A button of an alert in UIKit. It is not available on Linux.
@available(
  *, unavailable,
  message: "UIKit alerts are not available on Linux. Use the alert modifier, with a Button for each action."
)
@MainActor @preconcurrency
open class UIAlertAction {}
