@_spi(Reflection) import Swift

/// Finds the `@Published` properties of an object, those of superclasses first.
///
/// This is the room's one file with raw memory: a property wrapper does not know its object before its first access, so that only the
/// object's memory leads from the object to all its wrappers. Where they lie is found once per class by the runtime's field enumeration;
/// a `Mirror` would cost microseconds each time. A `Published` is exactly one reference to an `AnyPublishedStorage`, and that reference
/// is what is read.
struct PublishedProperties {
  private let object: AnyObject
  private let offsets: [Int]

  /// The properties of an object.
  init(of object: AnyObject) {
    self.object = object
    offsets = PublishedLayouts.shared.offsets(of: type(of: object), find: PublishedProperties.find)
  }

  /// How many there are.
  var count: Int { offsets.count }

  /// The storage of a property, counted in declaration order from zero.
  subscript(index: Int) -> AnyPublishedStorage {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) { base.load(fromByteOffset: offsets[index], as: AnyPublishedStorage.self) }
  }

  /// The option `classType` of the enumeration, whose own constant is a `var` and so out of bounds in this language mode.
  private static let ofClass = _EachFieldOptions(rawValue: 1)

  /// Where in an instance of the class the wrappers lie, in bytes.
  private static func find(in type: AnyClass) -> [Int] {
    var offsets: [Int] = []
    _forEachField(of: type, options: ofClass) { _, offset, fieldType, _ in
      if fieldType is any PublishedProperty.Type { offsets.append(offset) }
      return true
    }
    return offsets
  }
}
