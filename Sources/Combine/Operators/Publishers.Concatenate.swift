extension Publishers {
  /// A publisher that emits the values of one publisher, followed by those of another.
  public struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The first publisher.
    public let prefix: Prefix

    /// The publisher that follows the prefix. It is subscribed to only after the prefix has finished.
    public let suffix: Suffix

    /// Creates a publisher that emits the values of one publisher, followed by those of another.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
      let link = Succession("Concatenate", subscriber)
      link.draw(on: prefix) { [suffix] completion in
        switch completion {
        case .finished: link.draw(on: suffix, completion: link.finish)
        case .failure: link.finish(completion)
        }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
