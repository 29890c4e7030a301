/// A description of a problem with a project: what is wrong, where, and how to fix it.
public struct ProjectProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The severity of a problem.
  public enum Severity: String, Hashable, Sendable {
    /// The rest of the project is usable.
    case warning
    /// The project or target is not usable.
    case error
  }

  /// The severity of this problem.
  public var severity: Severity
  /// A complete sentence that explains what is wrong.
  public var sentence: String
  /// The absolute path of the file or folder to which the problem applies, or nil if there is none.
  public var path: String?
  /// The line in that file, starting at 1, or nil if the problem applies to the whole file.
  public var line: Int?
  /// A complete sentence that explains how to fix the problem. Empty if there is no advice.
  public var advice: String

  /// Creates a problem from its components.
  public init(_ severity: Severity, _ sentence: String, path: String? = nil, line: Int? = nil, advice: String = "") {
    self.severity = severity
    self.sentence = sentence
    self.path = path
    self.line = line
    self.advice = advice
  }

  /// The problem in the single-line format that compilers use: `path:line: warning: sentence advice`.
  public var description: String {
    let place = [path, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    let text = advice.isEmpty ? sentence : "\(sentence) \(advice)"
    return place.isEmpty ? "\(severity.rawValue): \(text)" : "\(place): \(severity.rawValue): \(text)"
  }
}
