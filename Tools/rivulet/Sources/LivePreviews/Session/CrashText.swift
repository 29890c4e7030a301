import Foundation

/// A formatter for the last output of a crashed program that lists calls in the app's own files first.
enum CrashText {
  /// Returns the reason for the crash and the calls in a folder's files, or all calls if none are in the folder.
  static func text(of errors: String, status: Int32, folder: String) -> String {
    if errors.allSatisfy(\.isWhitespace) { return silence(status) }
    let (reason, calls) = parts(of: errors, folder)
    return (reason + (calls.isEmpty ? frames(of: errors) : calls)).joined(separator: "\n")
  }

  /// Returns the lines of a backtrace that describe calls.
  private static func frames(of errors: String) -> [String] {
    errors.split(separator: "\n").map(String.init).filter { $0.contains(" 0x") || $0.contains(" in ") && !beginsTrace($0) }
  }

  /// Returns the reason for the crash and the calls in a folder's files.
  static func summary(of errors: String, status: Int32, folder: String) -> String {
    let (reason, calls) = parts(of: errors, folder)
    return reason.isEmpty && calls.isEmpty ? silence(status) : (reason + calls).joined(separator: "\n")
  }

  /// Returns true if a line starts a backtrace, which lists all calls and images of the program.
  static func beginsTrace(_ line: String) -> Bool { line.hasPrefix("*** ") || line.hasPrefix("\u{1F4A3}") }

  private static func silence(_ status: Int32) -> String { "The program exited with status \(status) and printed nothing." }

  private static func parts(of errors: String, _ folder: String) -> (reason: [String], calls: [String]) {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let reason = lines.prefix { !beginsTrace($0) && !$0.hasPrefix("Rivulet: ") }.filter { !$0.allSatisfy(\.isWhitespace) }
    return (reason, lines.compactMap { call(in: $0, folder: folder) })
  }

  /// Returns the function and location in a line such as `3 [ra] 0x0000 body.getter + 687 in App at /src/A.swift:30:34`.
  private static func call(in line: String, folder: String) -> String? {
    guard let place = line.range(of: " at \(folder)", options: .backwards), !line.contains("<compiler-generated>") else { return nil }
    let path = line[place.upperBound...].drop { $0 == "/" }
    let words = line[..<place.lowerBound].split(separator: " ")
    guard let address = words.firstIndex(where: { $0.hasPrefix("0x") }) else { return nil }
    let function = words[words.index(after: address)...].joined(separator: " ")
    let name = function.components(separatedBy: " + ").first ?? function
    return "\(path): \(name)"
  }
}
