import AppBuilding
public import Foundation

/// A run of a program that draws all its previews to a folder. A preview that ends the program only loses its own image.
public struct PreviewPictureRun {
  /// The path of the program.
  public let program: String
  /// The environment variables for the program.
  public let environment: [String: String]
  /// The folder for the images.
  public let folder: URL
  /// The folder of the app, whose files are named in the report if a preview ends the program.
  public let sources: URL

  public init(program: String, environment: [String: String], folder: URL, sources: URL) {
    (self.program, self.environment, self.folder, self.sources) = (program, environment, folder, sources)
  }

  /// The exit status of a program that ended because a preview exceeded the time limit.
  private static let tooLong: Int32 = 75

  /// The record of the images started, which exists until the page is written.
  private var record: URL { folder.appending(path: "previews.jsonl") }

  /// Runs the program repeatedly until it has started every image.
  ///
  /// - Returns: The exit status of the last run, or 1 if a preview has ended the program.
  public func run() throws -> Int32 {
    try? FileManager.default.removeItem(at: record)
    var hasFailed = false
    while true {
      let before = lines.count
      let (status, errors) = try runOnce()
      let wasEnded = status > 128 || status == Self.tooLong
      // A program that ended before its first image would end again.
      guard wasEnded, lines.count > before else { return status == 0 && hasFailed ? 1 : status }
      hasFailed = true
      if status == Self.tooLong { try reportLate() } else { try reportCrash(errors, status) }
    }
  }

  /// Runs the program, displaying its standard error up to the backtrace of a crash.
  private func runOnce() throws -> (status: Int32, errors: String) {
    let variables = environment.merging(["RIVULET_PREVIEW_PICTURES": folder.path(percentEncoded: false)]) { $1 }
    var errors = ""
    var isTrace = false
    let status = try ChildProcess(program, environment: variables).run { line in
      errors += line
      if CrashText.beginsTrace(line) { isTrace = true }
      return isTrace ? "" : line
    }
    return (status, errors)
  }

  /// Adds the reason for a crash to the record, for use in the page, and displays the calls in the app's files.
  private func reportCrash(_ errors: String, _ status: Int32) throws {
    let reason = CrashText.summary(of: errors, status: status, folder: sources.path(percentEncoded: false))
    guard let entry = try complete({ $0["problem"] = reason }) else { return }
    let name = "\(entry["preview"] ?? ""), \(entry["variant"] ?? "")"
    FileHandle.standardError.write(Data("The preview \(name) crashed the program:\n\(reason)\n".utf8))
  }

  /// Marks the last preview in the record as one that takes too long, so that its other variants are not drawn.
  private func reportLate() throws {
    _ = try complete {
      $0["problem"] = "The preview takes too long. Look for a loop in its body or its actions."
      $0["isLate"] = true
    }
  }

  /// Changes the last entry of the record, and returns it. Returns nil if the record has no entry.
  private func complete(_ change: (inout [String: Any]) -> Void) throws -> [String: Any]? {
    guard let last = lines.last, var entry = try? JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any] else { return nil }
    change(&entry)
    let line = try JSONSerialization.data(withJSONObject: entry, options: .sortedKeys) + Data("\n".utf8)
    let file = try FileHandle(forWritingTo: record)
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: line)
    return entry
  }

  /// The lines in the record.
  private var lines: [Substring] { ((try? String(contentsOf: record, encoding: .utf8)) ?? "").split(separator: "\n") }
}
