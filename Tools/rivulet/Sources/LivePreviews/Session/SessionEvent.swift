import Foundation

/// Something that the loop of a session reacts to.
enum SessionEvent: Sendable {
  /// A line of the viewer.
  case viewer(Data)
  case viewerIsGone
  /// A line of an image, by the image's number.
  case image(Int, Data)
  /// An image has ended.
  case imageEnded(Int, LaunchedProcess.End)
  /// Files have changed.
  case files(FileWatcher.Change)
  /// A build has come to its end, by its number, with the folders of the source files.
  case built(Int, LiveBuild.Outcome, folders: Set<String>)
}
