import Foundation

/// How the default `objectWillChange` of an object is found.
///
/// The publisher lives in the storage of each `@Published` property of the object, which must know it in order to send; the getter looks
/// there. An object without such properties finds its publisher in a table.
enum ObjectWillChange {
  /// Guards the decision which publisher an object has.
  private static let installing = NSLock()

  /// The publisher of an object; made, and installed in all its properties, when it is first asked for.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let properties = PublishedProperties(of: object)
    guard properties.count > 0 else { return ObjectPublisherTable.shared.publisher(of: object) }
    return installed(in: properties) ?? install(in: properties)
  }

  /// The publisher that all properties have; nil if they do not agree.
  private static func installed(in properties: PublishedProperties) -> ObservableObjectPublisher? {
    guard let publisher = properties[0].objectWillChange else { return nil }
    for index in 1..<max(1, properties.count) where properties[index].objectWillChange !== publisher { return nil }
    return publisher
  }

  /// Gives all properties the publisher that one of them has, or else a new one.
  private static func install(in properties: PublishedProperties) -> ObservableObjectPublisher {
    installing.withLock {
      let storages = (0..<properties.count).map { properties[$0] }
      let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
      for storage in storages { storage.objectWillChange = publisher }
      return publisher
    }
  }
}
