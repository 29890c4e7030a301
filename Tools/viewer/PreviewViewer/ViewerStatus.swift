/// The state of the program with the previews, as far as the viewer knows it.
enum ViewerStatus: Equatable {
  /// The first build, or one after a change.
  case building
  /// The pictures belong to the files as they are.
  case current(seconds: Double?)
  /// The build failed, so the pictures are those of the last one that did not.
  case failed([ViewerMessage.Problem], String)
  /// The program ended, with what it wrote.
  case crashed(String)
}
