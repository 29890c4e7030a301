/// What the tree keeps for one dynamic property of one view identity, and how it is handed to each new value of the view.
@MainActor
package protocol PropertyStorage: AnyObject {
  associatedtype Property: DynamicProperty

  /// Connects `property`, a field of the view value whose body is about to be evaluated, to its storage. Runs inside the body's
  /// rule: what it reads becomes a source of the body.
  func install(_ property: inout Property, _ context: PropertyContext)
}

/// Where a property is installed.
@MainActor
package struct PropertyContext {
  package let inputs: _ViewListInputs
  package let signal: BodySignal
}

/// Collects the dynamic properties of a view type, nested ones included.
@MainActor
public struct _DynamicPropertyBuffer {
  package let inputs: _ViewListInputs
  fileprivate var entries: [PropertyEntry] = []

  /// Adds the storage of the property at `offset` bytes into the view.
  package mutating func append<Storage: PropertyStorage>(_ storage: Storage, at offset: Int, name: String) {
    entries.append(PropertyEntry(name: name, offset: offset, box: TypedPropertyBox(storage)))
  }

  /// Adds the dynamic properties that are stored inside `type`.
  package mutating func appendNested(in type: any Any.Type, at offset: Int) {
    for field in PropertyFields.of(type) {
      field.type._makeProperty(in: &self, fieldOffset: offset + field.offset, name: field.name)
    }
  }
}

/// The installed dynamic properties of one view identity.
@MainActor
package struct PropertyList {
  private let entries: [PropertyEntry]
  private let inputs: _ViewListInputs?

  static func make<Container>(for type: Container.Type, inputs: _ViewListInputs) -> PropertyList {
    guard !PropertyFields.of(type).isEmpty else { return PropertyList(entries: [], inputs: nil) }
    var buffer = _DynamicPropertyBuffer(inputs: inputs)
    buffer.appendNested(in: type, at: 0)
    return PropertyList(entries: buffer.entries, inputs: inputs)
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// Connects all dynamic properties of `container` to their storage, nested before outer.
  func install<Container>(into container: inout Container, signal: BodySignal) {
    guard let inputs else { return }
    let context = PropertyContext(inputs: inputs, signal: signal)
    withUnsafeMutablePointer(to: &container) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for entry in entries { entry.box.install(at: base + entry.offset, context) }
    }
  }
}

@MainActor
private struct PropertyEntry {
  let name: String
  let offset: Int
  let box: PropertyBox
}

/// A property storage with its type hidden.
@MainActor
private class PropertyBox {
  func install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {}
}

@MainActor
private final class TypedPropertyBox<Storage: PropertyStorage>: PropertyBox {
  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  override func install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    storage.install(&address.assumingMemoryBound(to: Storage.Property.self).pointee, context)
  }
}

/// The fields of a type that are dynamic properties, found once per type.
@MainActor
enum PropertyFields {
  struct Found {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var cache: [ObjectIdentifier: [Found]] = [:]

  static func of(_ type: any Any.Type) -> [Found] {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let kind = ValueKind(type)
    var found: [Found] = []
    if kind == .structure || kind == .tuple {
      for field in FieldLayout.of(type).fields {
        guard let property = field.type as? any DynamicProperty.Type else { continue }
        found.append(Found(name: field.name, offset: field.offset, type: property))
      }
    }
    cache[key] = found
    return found
  }
}
