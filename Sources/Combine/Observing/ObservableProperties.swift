@_spi(Reflection) import Swift

/// Finds the properties of an object that join its `objectWillChange`, those of superclasses first.
///
/// This is the room's one file with raw memory: a property wrapper does not know its object before its first access, so that only the
/// object's memory leads from the object to all its wrappers. Where they lie is found once per class by the runtime's field enumeration;
/// a `Mirror` would cost microseconds each time. A `Published` is exactly one reference to an `AnyPublishedStorage`, and that reference
/// is what is read; of any other wrapper a copy is made and asked.
struct ObservableProperties {
  private let object: AnyObject
  private let fields: [ObservableField]

  /// The properties of an object.
  init(of object: AnyObject) {
    self.object = object
    fields = ObservableLayouts.shared.fields(of: type(of: object), find: ObservableProperties.find)
  }

  /// How many there are.
  var count: Int { fields.count }

  /// What announces the changes of a property, counted in declaration order from zero.
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

  /// The option `classType` of the enumeration, whose own constant is a `var` and so out of bounds in this language mode.
  private static let ofClass = _EachFieldOptions(rawValue: 1)

  /// Where in an instance of the class the wrappers lie.
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

/// Tells fields that are `@Published` properties from others, whatever their value type.
private protocol PublishedProperty {}

extension Published: PublishedProperty {}
