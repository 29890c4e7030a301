import Foundation
@_spi(Reflection) import Swift

/// The properties of an object that participate in its `objectWillChange`, those of superclasses first.
///
/// This is the only file in the module that uses raw memory. A property wrapper does not know its object before its first access, so the
/// only way from an object to all its wrappers is through the object's memory. The runtime's field enumeration finds their offsets once per
/// class; a `Mirror` would take microseconds each time. A `Published` is exactly one reference to an `AnyPublishedStorage`, and that
/// reference is read directly. Any other wrapper is copied, and the copy is queried.
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

  /// Returns the announcer of the property at an index, counted from zero in declaration order.
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

  /// The option `classType` of the enumeration. The original constant is a `var`, which this language mode does not allow.
  private static let ofClass = _EachFieldOptions(rawValue: 1)

  /// Returns the fields of a class that hold participating wrappers.
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

/// A marker that distinguishes `@Published` properties from others, regardless of their value type.
private protocol PublishedProperty {}

extension Published: PublishedProperty {}

/// A field of a class that holds a property wrapper.
struct ObservableField {
  /// The offset in an instance, in bytes.
  let offset: Int

  /// The wrapper's type; nil for any `Published`.
  let type: (any ObservableObjectProperty.Type)?
}

/// The fields of each class that participate in `objectWillChange`. Each class is examined once.
final class ObservableLayouts: @unchecked Sendable {
  /// The shared table.
  static let shared = ObservableLayouts()

  private let lock = NSLock()
  private var known: [ObjectIdentifier: [ObservableField]] = [:]

  /// Returns the known fields of a class, or otherwise those that `find` returns.
  func fields(of type: AnyClass, find: (AnyClass) -> [ObservableField]) -> [ObservableField] {
    let key = ObjectIdentifier(type)
    if let fields = lock.withLock({ known[key] }) { return fields }
    let fields = find(type)
    lock.withLock { known[key] = fields }
    return fields
  }
}
