/// An AppKit alert. There are none on Linux, as no controller presents them.
@available(
  *, unavailable, message: "There are no alerts of AppKit on Linux. Show one with the modifier alert or confirmationDialog."
)
@MainActor @preconcurrency
open class NSAlert {}

/// An AppKit dialog for saving files. There are none on Linux.
@available(
  *, unavailable, message: "There are no panels of AppKit on Linux. Let people save a file with the modifier fileExporter."
)
@MainActor @preconcurrency
open class NSSavePanel {}

/// An AppKit dialog for opening files. There are none on Linux.
@available(
  *, unavailable, message: "There are no panels of AppKit on Linux. Let people choose files with the modifier fileImporter."
)
@MainActor @preconcurrency
open class NSOpenPanel {}
