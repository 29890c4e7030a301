/// A UIKit view. It is not available on Linux.
@available(
  *, unavailable,
  message: "There are no views of UIKit on Linux. Write the view with SwiftUI, or keep it to other systems with #if os(iOS)."
)
@MainActor @preconcurrency
public protocol UIViewRepresentable {}

/// A UIKit controller. It is not available on Linux.
@available(
  *, unavailable,
  message: "There are no controllers of UIKit on Linux. Write the view with SwiftUI, or keep it to other systems with #if os(iOS)."
)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable {}

/// An AppKit view. It is not available on Linux.
@available(
  *, unavailable,
  message: "There are no views of AppKit on Linux. Write the view with SwiftUI, or keep it to other systems with #if os(macOS)."
)
@MainActor @preconcurrency
public protocol NSViewRepresentable {}

/// An AppKit controller. It is not available on Linux.
@available(
  *, unavailable,
  message: "There are no controllers of AppKit on Linux. Write the view with SwiftUI, or keep it to other systems with #if os(macOS)."
)
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable {}
