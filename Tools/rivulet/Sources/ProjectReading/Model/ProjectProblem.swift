/// A sentence about a project that cannot be used as it is: the fact, the location, and the remedy.
public struct ProjectProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The severity of a problem.
  public enum Severity: String, Hashable, Sendable {
    /// The rest of the project is usable.
    case warning
    /// The project or the target cannot be used.
    case error
  }

  /// The severity of this problem.
  public var severity: Severity
  /// The fact, as one sentence with a full stop.
  public var sentence: String
  /// The absolute path of the file or folder that the sentence is about; nil if there is none.
  public var path: String?
  /// The line in that file, counted from 1; nil if the sentence is about the whole file.
  public var line: Int?
  /// The remedy, as one sentence with a full stop; empty if there is none.
  public var advice: String

  /// Creates a problem from its parts.
  public init(_ severity: Severity, _ sentence: String, path: String? = nil, line: Int? = nil, advice: String = "") {
    self.severity = severity
    self.sentence = sentence
    self.path = path
    self.line = line
    self.advice = advice
  }

  /// One line in the form that compilers use: `path:line: warning: sentence advice`.
  public var description: String {
    let place = [path, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    let text = advice.isEmpty ? sentence : "\(sentence) \(advice)"
    return place.isEmpty ? "\(severity.rawValue): \(text)" : "\(place): \(severity.rawValue): \(text)"
  }
}
