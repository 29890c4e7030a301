/// A sentence for the person who wrote the code, with the place that it is about. Thrown by a macro that cannot expand.
struct Diagnostic: Error, Equatable {
  /// What is wrong and what to do.
  var message: String
  /// The file that the offset counts in.
  var fileName: String
  /// UTF-8 offset in the file.
  var offset: Int

  /// An error at the byte `position` of the source.
  init(_ message: String, in source: SourceText, at position: Int) {
    self.message = message
    fileName = source.location.fileName
    offset = source.location.offset + position
  }

  /// An error without a place.
  init(_ message: String) {
    self.init(message, in: SourceText(""), at: 0)
  }

  /// The protocol's `Diagnostic` object; every diagnostic of ours is an error.
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
