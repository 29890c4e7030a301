/// An alert in AppKit. It is not available on Linux, because no controller presents alerts.
@available(
  *, unavailable, message: "AppKit alerts are not available on Linux. Use the alert or confirmationDialog modifier."
)
@MainActor @preconcurrency
open class NSAlert {}

/// A panel for saving files in AppKit. It is not available on Linux.
@available(
  *, unavailable, message: "AppKit panels are not available on Linux. Use the fileExporter modifier to save a file."
)
@MainActor @preconcurrency
open class NSSavePanel {}

/// A panel for opening files in AppKit. It is not available on Linux.
@available(
  *, unavailable, message: "AppKit panels are not available on Linux. Use the fileImporter modifier to choose files."
)
@MainActor @preconcurrency
open class NSOpenPanel {}
