import Foundation

/// Sentences for the person who started the run.
enum Message {
  /// Writes a sentence to standard error, so that the table stays alone on standard output.
  static func write(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
