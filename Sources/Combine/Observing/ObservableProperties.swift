import Foundation
@_spi(Reflection) import Swift

/// The properties of an object that participate in its `objectWillChange`, starting with those of superclasses.
///
/// This is the only file in the module that accesses raw memory. A property wrapper does not know its object before its first access, so
/// the object's memory is the only way to find all its wrappers. The runtime's field enumeration provides the wrappers' offsets once per
/// class, whereas a `Mirror` would take microseconds each time. A `Published` consists of a single reference to an `AnyPublishedStorage`,
/// which is read directly. Any other wrapper is copied, and the copy is queried.
struct ObservableProperties {
  private let object: AnyObject
  private let fields: [ObservableField]

  /// Creates the list of an object's properties.
  init(of object: AnyObject) {
    self.object = object
    fields = ObservableLayouts.shared.fields(of: type(of: object), find: ObservableProperties.find)
  }

  /// The number of properties.
  var count: Int { fields.count }

  /// Returns the announcer of the property at a zero-based index, in declaration order.
  subscript(index: Int) -> any PropertyAnnouncer {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    let field = fields[index]
    return withExtendedLifetime(object) {
      guard let type = field.type else { return base.load(fromByteOffset: field.offset, as: AnyPublishedStorage.self) }
      return ObservableProperties.announcer(of: type, at: base + field.offset)
    }
  }

  private static func announcer<Property: ObservableObjectProperty>(
    of type: Property.Type, at place: UnsafeRawPointer
  ) -> any PropertyAnnouncer {
    place.load(as: type).announcer
  }

  /// The enumeration's `classType` option. The original constant is a `var`, which this language mode does not allow.
  private static let ofClass = _EachFieldOptions(rawValue: 1)

  /// Returns the fields of a class that contain participating wrappers.
  private static func find(in type: AnyClass) -> [ObservableField] {
    var fields: [ObservableField] = []
    _forEachField(of: type, options: ofClass) { _, offset, fieldType, _ in
      if let property = fieldType as? any ObservableObjectProperty.Type {
        fields.append(ObservableField(offset: offset, type: property is any PublishedProperty.Type ? nil : property))
      }
      return true
    }
    return fields
  }
}

/// A marker protocol that identifies `@Published` properties, independent of their value types.
private protocol PublishedProperty {}

extension Published: PublishedProperty {}

/// A field of a class that contains a property wrapper.
struct ObservableField {
  /// The offset of the field in an instance, in bytes.
  let offset: Int

  /// The wrapper's type; nil for any `Published`.
  let type: (any ObservableObjectProperty.Type)?
}

/// A cache of the fields of each class that participate in `objectWillChange`. Each class is examined once.
final class ObservableLayouts: @unchecked Sendable {
  /// The shared table.
  static let shared = ObservableLayouts()

  private let lock = NSLock()
  private var known: [ObjectIdentifier: [ObservableField]] = [:]

  /// Returns the cached fields of a class, or otherwise those that `find` returns.
  func fields(of type: AnyClass, find: (AnyClass) -> [ObservableField]) -> [ObservableField] {
    let key = ObjectIdentifier(type)
    if let fields = lock.withLock({ known[key] }) { return fields }
    let fields = find(type)
    lock.withLock { known[key] = fields }
    return fields
  }
}
