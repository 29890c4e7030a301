import Foundation

/// The lookup of an object's default `objectWillChange`.
///
/// The publisher is stored with the announcer of each participating property, such as the storage of a `@Published` one, which needs it in
/// order to send. The getter reads it there. An object without such properties finds its publisher in a table.
enum ObjectWillChange {
  /// The lock that guards the choice of an object's publisher.
  private static let installing = NSLock()

  /// Returns the publisher of an object. On the first request, it is created and installed in all participating properties.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let properties = ObservableProperties(of: object)
    guard properties.count > 0 else { return ObjectPublisherTable.shared.publisher(of: object) }
    return installed(in: properties) ?? install(in: properties)
  }

  /// Returns the publisher that all properties share; nil if they differ.
  private static func installed(in properties: ObservableProperties) -> ObservableObjectPublisher? {
    guard let publisher = properties[0].objectWillChange else { return nil }
    for index in 1..<max(1, properties.count) where properties[index].objectWillChange !== publisher { return nil }
    return publisher
  }

  /// Gives all properties the publisher that one of them already uses, or otherwise a new one.
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
