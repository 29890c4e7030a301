extension Subscribers {
  /// The way in which a publisher ends.
  @frozen public enum Completion<Failure>: Sendable where Failure: Error {
    /// The publisher finished normally.
    case finished
    /// The publisher stopped because of a failure.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// The keys of an encoded completion.
  private enum CodingKeys: String, CodingKey {
    case success
    case error
  }

  /// Returns the completion with its failure converted to another type.
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .finished:
      try container.encode(true, forKey: .success)
    case .failure(let error):
      try container.encode(false, forKey: .success)
      try container.encode(error, forKey: .error)
    }
  }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = try container.decode(Bool.self, forKey: .success) ? .finished : .failure(container.decode(Failure.self, forKey: .error))
  }
}
