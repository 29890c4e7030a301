/// An alert in AppKit. It is not available on Linux, because no controller presents alerts.
@available(
  *, unavailable, message: "There are no alerts of AppKit on Linux. Show one with the modifier alert or confirmationDialog."
)
@MainActor @preconcurrency
open class NSAlert {}

/// A panel for saving files in AppKit. It is not available on Linux.
@available(
  *, unavailable, message: "There are no panels of AppKit on Linux. Let people save a file with the modifier fileExporter."
)
@MainActor @preconcurrency
open class NSSavePanel {}

/// A panel for opening files in AppKit. It is not available on Linux.
@available(
  *, unavailable, message: "There are no panels of AppKit on Linux. Let people choose files with the modifier fileImporter."
)
@MainActor @preconcurrency
open class NSOpenPanel {}
