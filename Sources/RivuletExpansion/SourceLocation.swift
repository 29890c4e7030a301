/// A location in a source file, as sent in the plugin protocol.
struct SourceLocation {
  /// The module and file name, as in `#fileID`.
  var fileID: String
  /// The file path for diagnostics.
  var fileName: String
  /// The UTF-8 offset in the file.
  var offset: Int
  /// The line, starting at 1.
  var line: Int
  /// The column, starting at 1, in UTF-8 bytes.
  var column: Int

  /// An unknown location, for which the compiler shows diagnostics at the use of the macro.
  static var unknown: SourceLocation { SourceLocation(nil) }

  /// Parses the protocol's location object. Missing fields count as unknown.
  init(_ json: JSON?) {
    fileID = json?["fileID"]?.string ?? ""
    fileName = json?["fileName"]?.string ?? ""
    offset = json?["offset"]?.number ?? 0
    line = json?["line"]?.number ?? 1
    column = json?["column"]?.number ?? 1
  }
}
