/// The storage for one dynamic property of one view identity, which is installed in each new value of the view.
@MainActor
package protocol PropertyStorage: AnyObject {
  associatedtype Property: DynamicProperty

  /// Connects `property`, a field of the view value whose body is about to be evaluated, to its storage. Runs inside the body's rule, so
  /// the attributes that the installation reads become sources of the body.
  func install(_ property: inout Property, _ context: PropertyContext)

  /// Returns true if the value may have changed since `time`, the graph clock's time of the previous evaluation (B2.13).
  func hasChanged(since time: UInt64) -> Bool

  /// True if the property observes an object that announces its changes.
  var followsObject: Bool { get }

  /// True if the installation calls app code.
  var callsApp: Bool { get }

  /// The source of truth that the property owns or observes, for use by tools; nil before the first installation.
  var truth: PropertyTruth? { get }
}

extension PropertyStorage {
  package func hasChanged(since time: UInt64) -> Bool { false }
  package var followsObject: Bool { false }
  package var callsApp: Bool { false }
  package var truth: PropertyTruth? { nil }
}

/// The context in which a property is installed.
@MainActor
package struct PropertyContext {
  package let inputs: _ViewListInputs
  package let signal: BodySignal
}

/// Collects the dynamic properties of a view type, including nested properties.
@MainActor
public struct _DynamicPropertyBuffer {
  package let inputs: _ViewListInputs
  /// The type of the view, which also identifies the environment reader that its properties share.
  private let container: any Any.Type
  fileprivate var entries: [PropertyEntry] = []
  fileprivate var reports: [PropertyReport] = []
  /// The property of the view that is being inspected. Nested properties use its name.
  private var enclosing: String?

  fileprivate init(for container: any Any.Type, inputs: _ViewListInputs) {
    self.container = container
    self.inputs = inputs
  }

  /// The environment reader for the view's properties.
  var environmentReader: EnvironmentReader { inputs.environmentReader(of: container) }

  /// Returns the path of a property's state; nil if paths aren't recorded.
  func statePath(for name: String) -> StateStore.Path? {
    let store = inputs.tree.app.stateStore
    return store.isRecording ? store.nextPath(in: inputs.scope, for: enclosing ?? name, of: container) : nil
  }

  /// Adds the storage for the property at a byte offset in the view.
  package mutating func append<Storage: PropertyStorage>(_ storage: Storage, at offset: Int, name: String) {
    entries.append(PropertyEntry(name: enclosing ?? name, offset: offset, storage: storage))
  }

  /// Adds a property without storage. The closure returns the graph clock's time of the last change to the property's value.
  mutating func appendReport<Property>(_ type: Property.Type, at offset: Int, name: String, changedAt: @escaping (Property) -> UInt64) {
    let report = PropertyReport(name: enclosing ?? name) { base in
      changedAt(base.load(fromByteOffset: offset, as: type))
    }
    reports.append(report)
  }

  /// Adds the dynamic properties stored in `type`.
  package mutating func appendNested(in type: any Any.Type, at offset: Int) {
    for field in PropertyFields.of(type) {
      field.type._makeProperty(in: &self, fieldOffset: offset + field.offset, name: field.name)
    }
  }

  /// Adds the dynamic properties stored in a named property.
  mutating func appendParts(of type: any Any.Type, at offset: Int, name: String) {
    let outer = enclosing
    enclosing = outer ?? name
    appendNested(in: type, at: offset)
    enclosing = outer
  }
}

/// The installed dynamic properties of one view identity.
@MainActor
package final class PropertyList {
  private let entries: [PropertyEntry]
  private let reports: [PropertyReport]
  private let inputs: _ViewListInputs
  /// True if the app declares the types of any of these properties.
  private let hasOwnProperties: Bool

  private init(_ buffer: _DynamicPropertyBuffer) {
    entries = buffer.entries
    hasOwnProperties = entries.contains { $0.storage.callsApp }
    reports = buffer.reports
    inputs = buffer.inputs
  }

  /// Returns the properties of a container; nil if it has none.
  static func make(for type: any Any.Type, inputs: _ViewListInputs) -> PropertyList? {
    let fields = PropertyFields.of(type)
    if fields.isEmpty { return nil }
    var buffer = _DynamicPropertyBuffer(for: type, inputs: inputs)
    buffer.entries.reserveCapacity(fields.count)
    buffer.appendNested(in: type, at: 0)
    return PropertyList(buffer)
  }

  /// The names of all properties of the view itself, without duplicates.
  var names: [String] { Self.distinct(entries.map(\.name) + reports.map(\.name)) }

  /// Returns the names of the properties whose values have changed since the evaluation that ended at `time`. Also indicates whether any of
  /// them observes an object.
  func namesOfChanged<Container>(in container: Container, since time: UInt64) -> (names: [String], includesObjects: Bool) {
    let changed = entries.filter { $0.storage.hasChanged(since: time) }
    let reported = withUnsafePointer(to: container) { pointer in
      reports.filter { $0.changedAt(UnsafeRawPointer(pointer)) > time }
    }
    return (Self.distinct(changed.map(\.name) + reported.map(\.name)), changed.contains { $0.storage.followsObject })
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The properties that own or observe a source of truth, along with that source.
  var truths: [(name: String, truth: PropertyTruth)] {
    entries.compactMap { entry in entry.storage.truth.map { (entry.name, $0) } }
  }

  /// True if no properties need installation.
  var isEmpty: Bool { entries.isEmpty }

  /// Connects the dynamic properties of `container` to their storage, with nested properties before outer ones. Excludes properties that
  /// call app code, which `update` handles.
  func install<Container>(into container: inout Container, signal: BodySignal) {
    install(into: &container, signal, ofApp: false)
  }

  /// Calls `update()` on the app's own dynamic properties, with nested properties before outer ones (B3.46). The attributes that the calls
  /// read become sources of the body.
  func update<Container>(_ container: inout Container, signal: BodySignal) {
    if hasOwnProperties { install(into: &container, signal, ofApp: true) }
  }

  private func install<Container>(into container: inout Container, _ signal: BodySignal, ofApp: Bool) {
    let context = PropertyContext(inputs: inputs, signal: signal)
    withUnsafeMutablePointer(to: &container) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for entry in entries where !hasOwnProperties || entry.storage.callsApp == ofApp {
        entry.storage.install(at: base + entry.offset, context)
      }
    }
  }
}

@MainActor
private struct PropertyEntry {
  let name: String
  let offset: Int
  let storage: any PropertyStorage
}

/// Reports the time of the last change to a property without storage.
@MainActor
private struct PropertyReport {
  let name: String
  let changedAt: (UnsafeRawPointer) -> UInt64
}

extension PropertyStorage {
  /// Installs the property at an address. The address must contain a property of the storage's type.
  fileprivate func install(at address: UnsafeMutableRawPointer, _ context: PropertyContext) {
    install(&address.assumingMemoryBound(to: Property.self).pointee, context)
  }
}

/// Finds the dynamic properties among a type's fields, and caches the result for each type.
@MainActor
enum PropertyFields {
  struct Found {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var cache = TypeTable<[Found]>()

  static func of(_ type: any Any.Type) -> [Found] {
    if let known = cache[type] { return known }
    let kind = ValueKind(type)
    var found: [Found] = []
    if kind == .structure || kind == .tuple {
      for field in FieldLayout.of(type).fields {
        guard let property = field.type as? any DynamicProperty.Type else { continue }
        found.append(Found(name: field.name, offset: field.offset, type: property))
      }
    }
    cache[type] = found
    return found
  }
}
