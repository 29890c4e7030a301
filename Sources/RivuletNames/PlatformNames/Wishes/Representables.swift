/// A UIKit view. It is not available on Linux.
@available(
  *, unavailable,
  message: "UIKit views are not available on Linux. Write the view with SwiftUI, or limit it to other systems with #if os(iOS)."
)
@MainActor @preconcurrency
public protocol UIViewRepresentable {}

/// A UIKit controller. It is not available on Linux.
@available(
  *, unavailable,
  message: "UIKit controllers are not available on Linux. Write the view with SwiftUI, or limit it to other systems with #if os(iOS)."
)
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable {}

/// An AppKit view. It is not available on Linux.
@available(
  *, unavailable,
  message: "AppKit views are not available on Linux. Write the view with SwiftUI, or limit it to other systems with #if os(macOS)."
)
@MainActor @preconcurrency
public protocol NSViewRepresentable {}

/// An AppKit controller. It is not available on Linux.
@available(
  *, unavailable,
  message: "AppKit controllers are not available on Linux. Write the view with SwiftUI, or limit it to other systems with #if os(macOS)."
)
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable {}
