public import Foundation

/// A run of a program that draws all its previews into a folder. A preview that ends the program costs its own picture and no other one.
public struct PreviewPictureRun {
  /// The path of the program.
  public let program: String
  /// The variables that the program gets.
  public let environment: [String: String]
  /// The folder for the pictures.
  public let folder: URL

  public init(program: String, environment: [String: String], folder: URL) {
    (self.program, self.environment, self.folder) = (program, environment, folder)
  }

  /// The status of a program that has ended itself because a preview took too long.
  private static let tooLong: Int32 = 75

  /// The record of what was begun. It is there until the page is written.
  private var record: URL { folder.appending(path: "previews.jsonl") }

  /// Runs the program until it has begun every picture.
  ///
  /// - Returns: the exit status of the last run, or 1 if a preview has ended the program.
  public func run() throws -> Int32 {
    try? FileManager.default.removeItem(at: record)
    let variables = environment.merging(["RIVULET_PREVIEW_PICTURES": folder.path(percentEncoded: false)]) { $1 }
    var hasFailed = false
    while true {
      let before = begun
      let status = try ChildProcess(program, environment: variables).run()
      let wasEnded = status > 128 || status == Self.tooLong
      // A program that ends before its first picture would do so again.
      guard wasEnded, begun > before else { return status == 0 && hasFailed ? 1 : status }
      hasFailed = true
    }
  }

  /// The number of lines of the record.
  private var begun: Int {
    guard let text = try? String(contentsOf: record, encoding: .utf8) else { return 0 }
    return text.split(separator: "\n").count
  }
}
