/// A failure with an explanation for the user: the problem, its location, and the next step.
public struct Failure: Error, CustomStringConvertible, Equatable {
  /// The explanation, without an "error:" prefix.
  public let sentence: String
  /// The exit status of the command.
  public let status: Int32

  public init(_ sentence: String, status: Int32 = 1) {
    self.sentence = sentence
    self.status = status
  }

  public var description: String { sentence }

  /// The text for standard error. No prefix is added to compiler messages and project problems, which already contain the word "error".
  public var message: String {
    let first = sentence.prefix { $0 != "\n" }
    return first.contains("error: ") || first.contains("warning: ") ? sentence : "Error: \(sentence)"
  }
}
