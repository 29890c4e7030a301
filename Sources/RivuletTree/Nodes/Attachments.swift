/// The objects that other modules store with a node: a few at most, looked up by type.
@MainActor
struct Attachments {
  private struct Entry {
    let type: ObjectIdentifier
    let object: AnyObject
  }

  private var entries: [Entry] = []

  mutating func append(_ object: AnyObject, as type: AnyObject.Type) {
    entries.append(Entry(type: ObjectIdentifier(type), object: object))
  }

  /// Returns the first object that is stored under this type, or nil.
  func first<Object: AnyObject>(_ type: Object.Type) -> Object? {
    let type = ObjectIdentifier(type)
    return entries.first { $0.type == type }?.object as? Object
  }

  /// Returns all objects that are stored under this type, in order of attachment.
  func all<Object: AnyObject>(_ type: Object.Type) -> [Object] {
    let type = ObjectIdentifier(type)
    return entries.compactMap { $0.type == type ? $0.object as? Object : nil }
  }
}

extension ViewNode {
  /// Keeps an object with the node for the node's lifetime. It is found by its own type, not by a superclass or a protocol.
  package final func attach(_ object: AnyObject) { makeExtras().attachments.append(object, as: type(of: object)) }

  /// Keeps an object with the node for the node's lifetime. It is found by one of its superclasses. It is found by its own type only if it
  /// is also attached under that type.
  package final func attach<Kind: AnyObject>(_ object: Kind, as type: Kind.Type) { makeExtras().attachments.append(object, as: type) }

  /// Returns the first attached object of a type, or nil.
  package final func attachment<Object: AnyObject>(_ type: Object.Type) -> Object? { extras?.attachments.first(type) }

  /// Returns the attached objects of a type; empty for most nodes.
  package final func attachments<Object: AnyObject>(_ type: Object.Type) -> [Object] { extras?.attachments.all(type) ?? [] }
}
