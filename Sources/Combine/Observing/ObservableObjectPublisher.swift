/// The publisher of an observable object's upcoming changes. A subscriber that has requested any value receives all changes, because a
/// missed change would leave a view outdated.
final public class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>(isSignal: true)

  /// Creates a publisher without subscribers.
  public init() {}

  final public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    core.attach(subscriber, owner: self, name: "ObservableObjectPublisher")
  }

  /// Announces a change of the object. Every call reaches every subscriber (B10.07).
  final public func send() {
    core.send(())
  }
}
