/// One downstream of a subject, whatever it receives.
class AnySubjectOutlet {}

/// The face of one downstream of a subject, which hides the type of the subscriber.
class SubjectOutlet<Output, Failure: Error>: AnySubjectOutlet {
  /// Passes a value on, or keeps or drops it for want of demand. `ticket` is the value's number in its subject; see `SubjectCore`.
  func offer(_ value: Output, ticket: UInt64) {
    fatalError("SubjectOutlet.offer is not overridden in \(type(of: self)).")
  }

  /// Ends the downstream; needs no demand.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    fatalError("SubjectOutlet.finish is not overridden in \(type(of: self)).")
  }
}
