/// An error message about the source, with its location. A macro that can't expand throws a diagnostic.
struct Diagnostic: Error, Equatable {
  /// A description of the mistake and how to fix it.
  var message: String
  /// The file that contains the location.
  var fileName: String
  /// The UTF-8 offset in the file.
  var offset: Int

  /// Creates an error at a byte position in the source.
  init(_ message: String, in source: SourceText, at position: Int) {
    self.message = message
    fileName = source.location.fileName
    offset = source.location.offset + position
  }

  /// Creates an error without a location.
  init(_ message: String) {
    self.init(message, in: SourceText(""), at: 0)
  }

  /// The `Diagnostic` object of the plugin protocol. All of this plugin's diagnostics are errors.
  var json: JSON {
    [
      "message": .string(message),
      "severity": "error",
      "position": ["fileName": .string(fileName), "offset": .number(offset)],
      "highlights": [],
      "notes": [],
      "fixIts": [],
    ]
  }
}
