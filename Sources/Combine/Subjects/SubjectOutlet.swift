/// One downstream of a subject, regardless of the type of its values.
class AnySubjectOutlet {}

/// The interface of one downstream of a subject, which hides the type of the subscriber.
class SubjectOutlet<Output, Failure: Error>: AnySubjectOutlet {
  /// Passes a value on; without demand, it keeps or drops the value. `ticket` is the value's number in its subject; see `SubjectCore`.
  func offer(_ value: Output, ticket: UInt64) {
    fatalError("SubjectOutlet.offer is not overridden in \(type(of: self)).")
  }

  /// Ends the downstream, regardless of demand.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    fatalError("SubjectOutlet.finish is not overridden in \(type(of: self)).")
  }
}
