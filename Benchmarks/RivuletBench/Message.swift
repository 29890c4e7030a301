import Foundation

/// Messages for the person who runs the benchmarks.
enum Message {
  /// Writes a message to standard error, so that standard output contains only the table.
  static func write(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
