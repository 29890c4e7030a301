extension Publishers {
  /// A publisher of everything from one publisher, followed by everything from another.
  public struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The publisher that comes first.
    public let prefix: Prefix

    /// The publisher that follows when the prefix has finished; it is not subscribed to before that.
    public let suffix: Suffix

    /// Creates a publisher of one publisher followed by another.
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
