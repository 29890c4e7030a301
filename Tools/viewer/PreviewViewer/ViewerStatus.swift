/// The state of the preview program, as far as the viewer can tell.
enum ViewerStatus: Equatable {
  /// The first build, or a rebuild after a change.
  case building
  /// The images match the current files.
  case current(seconds: Double?)
  /// The build failed, so the images show the last successful build.
  case failed([ViewerMessage.Problem], String)
  /// The program crashed. The associated value is its output.
  case crashed(String)
}
