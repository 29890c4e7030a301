/// A place in a file, as the protocol sends it.
struct SourceLocation {
  /// Module and file name, what `#fileID` gives.
  var fileID: String
  /// The path that diagnostics refer to.
  var fileName: String
  /// UTF-8 offset in the file.
  var offset: Int
  /// From 1.
  var line: Int
  /// From 1, in UTF-8 bytes.
  var column: Int

  /// Where nothing is known; the compiler shows a diagnostic there at the use of the macro.
  static var unknown: SourceLocation { SourceLocation(nil) }

  /// Reads the protocol's object; what it leaves out counts as unknown.
  init(_ json: JSON?) {
    fileID = json?["fileID"]?.string ?? ""
    fileName = json?["fileName"]?.string ?? ""
    offset = json?["offset"]?.number ?? 0
    line = json?["line"]?.number ?? 1
    column = json?["column"]?.number ?? 1
  }
}
