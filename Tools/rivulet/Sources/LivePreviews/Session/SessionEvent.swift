import Foundation

/// An event in a session's loop.
enum SessionEvent: Sendable {
  /// A line from the viewer.
  case viewer(Data)
  case viewerIsGone
  /// A line from a process that renders previews, along with the process's number.
  case image(Int, Data)
  /// A process that renders previews has ended.
  case imageEnded(Int, LaunchedProcess.End)
  /// Files have changed.
  case files(FileWatcher.Change)
  /// A build has ended. Provides its number, outcome, and source folders.
  case built(Int, LiveBuild.Outcome, folders: Set<String>)
}
