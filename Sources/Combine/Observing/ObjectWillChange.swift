import Foundation

/// How the default `objectWillChange` of an object is found.
///
/// The publisher lives with the announcer of each property of the object that joins, such as the storage of a `@Published` one, which must
/// know it in order to send; the getter looks there. An object without such properties finds its publisher in a table.
enum ObjectWillChange {
  /// Guards the decision which publisher an object has.
  private static let installing = NSLock()

  /// The publisher of an object; made, and installed in all its properties, when it is first asked for.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let properties = ObservableProperties(of: object)
    guard properties.count > 0 else { return ObjectPublisherTable.shared.publisher(of: object) }
    return installed(in: properties) ?? install(in: properties)
  }

  /// The publisher that all properties have; nil if they do not agree.
  private static func installed(in properties: ObservableProperties) -> ObservableObjectPublisher? {
    guard let publisher = properties[0].objectWillChange else { return nil }
    for index in 1..<max(1, properties.count) where properties[index].objectWillChange !== publisher { return nil }
    return publisher
  }

  /// Gives all properties the publisher that one of them has, or else a new one.
  private static func install(in properties: ObservableProperties) -> ObservableObjectPublisher {
    let announcers = (0..<properties.count).map { properties[$0] }
    let publisher = installing.withLock {
      let publisher = announcers.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
      for announcer in announcers { announcer.objectWillChange = publisher }
      return publisher
    }
    for announcer in announcers { announcer.didJoin() }
    return publisher
  }
}
