/// An error message for the author of the code, with its place in the source. Thrown by a macro that cannot expand.
struct Diagnostic: Error, Equatable {
  /// The mistake and its remedy.
  var message: String
  /// The file to which the offset refers.
  var fileName: String
  /// The UTF-8 offset in the file.
  var offset: Int

  /// Creates an error at the byte `position` of the source.
  init(_ message: String, in source: SourceText, at position: Int) {
    self.message = message
    fileName = source.location.fileName
    offset = source.location.offset + position
  }

  /// Creates an error without a place.
  init(_ message: String) {
    self.init(message, in: SourceText(""), at: 0)
  }

  /// The protocol's `Diagnostic` object. Every diagnostic of this plugin is an error.
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
