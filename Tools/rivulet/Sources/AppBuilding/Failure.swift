/// A failure with a sentence for the person at the keyboard: the problem, its place, and the next step.
public struct Failure: Error, CustomStringConvertible, Equatable {
  /// The sentence, without "error:".
  public let sentence: String
  /// The exit status of the command.
  public let status: Int32

  public init(_ sentence: String, status: Int32 = 1) {
    self.sentence = sentence
    self.status = status
  }

  public var description: String { sentence }

  /// The text for standard error. A compiler's message, and a problem of a project, say themselves that they are errors.
  public var message: String {
    let first = sentence.prefix { $0 != "\n" }
    return first.contains("error: ") || first.contains("warning: ") ? sentence : "Error: \(sentence)"
  }
}
