import Foundation

/// An event that a session's loop reacts to.
enum SessionEvent: Sendable {
  /// A line from the viewer.
  case viewer(Data)
  case viewerIsGone
  /// A line from an image, by the image's number.
  case image(Int, Data)
  /// An image has ended.
  case imageEnded(Int, LaunchedProcess.End)
  /// Files have changed.
  case files(FileWatcher.Change)
  /// A build has ended, by its number, with the folders of the source files.
  case built(Int, LiveBuild.Outcome, folders: Set<String>)
}
