/// A property wrapper that participates in its object's default `objectWillChange`, regardless of its value type.
package protocol ObservableObjectProperty {
  /// The announcer of the property's changes; all copies of the wrapper share it.
  var announcer: any PropertyAnnouncer { get }
}

/// An object that announces the changes of a property through the publisher of the property's object.
package protocol PropertyAnnouncer: AnyObject {
  /// The publisher of the object's changes; nil until it is requested. The setter is called under a lock and must not call client code.
  var objectWillChange: ObservableObjectPublisher? { get set }

  /// Called outside locks after the publisher has been set.
  func didJoin()
}

extension PropertyAnnouncer {
  package func didJoin() {}
}

extension Published: ObservableObjectProperty {
  package var announcer: any PropertyAnnouncer { storage }
}
