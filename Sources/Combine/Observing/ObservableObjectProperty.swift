/// A property wrapper that participates in its object's default `objectWillChange`, independent of its value type.
package protocol ObservableObjectProperty {
  /// The announcer of the property's changes, which all copies of the wrapper share.
  var announcer: any PropertyAnnouncer { get }
}

/// An object that announces the changes of a property through the publisher of its owner.
package protocol PropertyAnnouncer: AnyObject {
  /// The publisher of the owner's changes; nil until first requested. The setter is called under a lock, and must not call client code.
  var objectWillChange: ObservableObjectPublisher? { get set }

  /// Notifies the announcer that the publisher has been set. The method is called outside of locks.
  func didJoin()
}

extension PropertyAnnouncer {
  package func didJoin() {}
}

extension Published: ObservableObjectProperty {
  package var announcer: any PropertyAnnouncer { storage }
}
