import Foundation

/// A namespace for the lookup of an object's default `objectWillChange`.
///
/// The publisher is stored in the announcer of each participating property, such as the storage of a `@Published` property, which uses it
/// to send. The getter reads the publisher there. The publisher of an object without such properties is stored in a table.
enum ObjectWillChange {
  /// The lock that guards the installation of an object's publisher.
  private static let installing = NSLock()

  /// Returns the publisher of an object. The first request creates it and installs it in all participating properties.
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

  /// Installs the publisher that one of the properties already uses, or otherwise a new one, in all properties.
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
