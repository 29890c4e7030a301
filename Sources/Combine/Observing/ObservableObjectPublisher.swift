/// The publisher of an observable object's coming changes. Who has asked for any is told of all: a missed change would leave a view behind.
final public class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>(isSignal: true)

  /// A publisher that nobody is subscribed to.
  public init() {}

  final public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    core.attach(subscriber, owner: self, name: "ObservableObjectPublisher")
  }

  /// Says that the object is about to change; each call reaches each subscriber (B10.07).
  final public func send() {
    core.send(())
  }
}
