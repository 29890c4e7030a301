/// A property wrapper that joins the default `objectWillChange` of the object that it is a property of, whatever its value type.
package protocol ObservableObjectProperty {
  /// What announces the changes of the property; the same for all copies of the wrapper.
  var announcer: any PropertyAnnouncer { get }
}

/// What announces the changes of a property by way of the publisher of the property's object.
package protocol PropertyAnnouncer: AnyObject {
  /// The publisher of the object's changes; nil until it is asked for. Set under a lock, so that it must not call anything foreign.
  var objectWillChange: ObservableObjectPublisher? { get set }

  /// Called after the publisher was set, outside of locks.
  func didJoin()
}

extension PropertyAnnouncer {
  package func didJoin() {}
}

extension Published: ObservableObjectProperty {
  package var announcer: any PropertyAnnouncer { storage }
}
