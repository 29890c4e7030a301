/// The state of the program with the previews, as far as the viewer knows it.
enum ViewerStatus: Equatable {
  /// The first build, or one after a change.
  case building
  /// The images show the current state of the files.
  case current(seconds: Double?)
  /// The build failed, so the images are those of the last successful build.
  case failed([ViewerMessage.Problem], String)
  /// The program ended, with its output.
  case crashed(String)
}
