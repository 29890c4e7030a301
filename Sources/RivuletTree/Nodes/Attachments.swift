/// The objects that other modules attach to a node. A node has only a few of them, so a linear search by type suffices.
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

  /// Returns the first object stored under the given type, or nil if there is none.
  func first<Object: AnyObject>(_ type: Object.Type) -> Object? {
    let type = ObjectIdentifier(type)
    return entries.first { $0.type == type }?.object as? Object
  }

  /// Returns all objects stored under the given type, in order of attachment.
  func all<Object: AnyObject>(_ type: Object.Type) -> [Object] {
    let type = ObjectIdentifier(type)
    return entries.compactMap { $0.type == type ? $0.object as? Object : nil }
  }
}

extension ViewNode {
  /// Attaches an object to the node for the node's lifetime. Lookups find the object by its own type, but not by a superclass or a
  /// protocol.
  package final func attach(_ object: AnyObject) { makeExtras().attachments.append(object, as: type(of: object)) }

  /// Attaches an object to the node for the node's lifetime, under one of the object's superclasses. Lookups by the object's own type do
  /// not find it unless it is attached under that type, too.
  package final func attach<Kind: AnyObject>(_ object: Kind, as type: Kind.Type) { makeExtras().attachments.append(object, as: type) }

  /// Returns the first attached object of the given type, or nil if there is none.
  package final func attachment<Object: AnyObject>(_ type: Object.Type) -> Object? { extras?.attachments.first(type) }

  /// Returns the attached objects of the given type; empty for most nodes.
  package final func attachments<Object: AnyObject>(_ type: Object.Type) -> [Object] { extras?.attachments.all(type) ?? [] }
}
