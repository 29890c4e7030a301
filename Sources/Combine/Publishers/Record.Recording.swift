extension Record {
  /// A recording of values and a completion, in order of arrival.
  public struct Recording {
    public typealias Input = Output

    /// The recorded values.
    public private(set) var output: [Output] = []

    /// The recorded completion; `.finished` if none has been recorded.
    public private(set) var completion = Subscribers.Completion<Failure>.finished

    /// True if the completion, which must be the last event, has been recorded.
    private var isComplete = false

    /// Creates an empty recording, to which events can be added.
    public init() {}

    /// Creates a complete recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Records a value. Recording a value after the completion is a caller error and ends the process with a message.
    public mutating func receive(_ input: Input) {
      guard !isComplete else {
        fatalError("Record.Recording.receive(_:) was called after receive(completion:). Record all values before the completion.")
      }
      output.append(input)
    }

    /// Records the completion. Recording a second completion is a caller error and ends the process with a message.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      guard !isComplete else {
        fatalError("Record.Recording.receive(completion:) was called twice. A recording has one completion.")
      }
      self.completion = completion
      isComplete = true
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case output
    case completion
  }

  /// Decodes a complete recording.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Encodes the values and the completion, like `encode(to:)`.
  public func encode(into encoder: any Encoder) throws {
    try encode(to: encoder)
  }

  /// Encodes the values and the completion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}
