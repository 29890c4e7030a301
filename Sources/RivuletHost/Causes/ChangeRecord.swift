package import RivuletCore

/// The log's record of a change to a source of truth.
package struct ChangeRecord: Codable, Sendable {
  package let kind: TracedChange.Kind
  /// The name of the source, such as `Counter.count`.
  package let source: String
  /// The number that identifies the source in the inspector's answers, or nil for objects.
  package let input: UInt32?
  package let type: String
  package let old: String?
  package let new: String?
  package let event: TracedEvent.Kind
  package let eventName: String?
  package let isAnimated: Bool
  /// True for a source of truth in the app, false for one in the library.
  package let isOwn: Bool
  /// The views notified by an object's announcement. Empty for other sources.
  package let readers: [String]
  /// The return addresses of the calls that led to the change, innermost first. Empty if they can't be collected.
  package let calls: [UInt]

  init(_ pending: PendingChange, name: String?) {
    let (change, event) = (pending.change, pending.event)
    kind = change.kind
    let isAnnounced = change.kind == .object || change.kind == .property
    let property = change.name.map { CallSites.property(inKeyPath: $0) ?? $0 }
    source = name ?? [isAnnounced ? change.typeName : change.owner, property].compactMap(\.self).joined(separator: ".")
    isOwn = change.isOwn
    input = change.inputNumber
    type = change.typeName
    (old, new) = (change.values?.old, change.values?.new)
    (self.event, eventName) = (event.kind, event.name)
    isAnimated = change.isAnimated
    readers = isAnnounced ? pending.readers : []
    calls = pending.calls
  }
}

extension PendingChange {
  /// The names of the types of all readers, each name once.
  fileprivate var readers: [String] {
    var names = [change.owner]
    var known: Set<ObjectIdentifier> = []
    for type in otherReaders where known.insert(ObjectIdentifier(type)).inserted {
      let name = TracedType.of(type).name
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension ChangeRecord {
  /// A description of the event, such as `tap on "Add"`.
  package var eventText: String {
    let name = eventName.map { "\"\($0)\"" }
    switch event {
    case .press, .tap: return name.map { "\(event.rawValue) on \($0)" } ?? event.rawValue
    case .drag, .release: return name.map { "\(event.rawValue) from \($0)" } ?? event.rawValue
    case .key, .text: return name.map { "\(event.rawValue) \($0)" } ?? event.rawValue
    case .assistance: return name.map { "action of \($0)" } ?? "action"
    case .publisher: return "value of \(eventName ?? "a publisher")"
    case .lifecycle: return "action of a view"
    case .code: return eventName.map { "code on \($0)" } ?? "code"
    case .wheel, .frame, .task, .host: return event.rawValue
    }
  }
}
