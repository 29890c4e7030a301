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
  package var readers: [String]
  /// The return addresses of the calls that led to the change, innermost first. Empty if they can't be collected.
  package let calls: [UInt]
  /// The address of the object, which distinguishes the announcements of different objects.
  private let object: UInt

  init(_ change: TracedChange, _ event: TracedEvent, name: String?, calls: [UInt]) {
    kind = change.kind
    let isObject = change.kind == .object || change.kind == .property
    let property = change.name.map { CallSites.property(inKeyPath: $0) ?? $0 }
    source = name ?? [isObject ? change.typeName : change.owner, property].compactMap(\.self).joined(separator: ".")
    isOwn = change.isOwn
    input = change.inputNumber
    type = change.typeName
    (old, new) = (change.values?.old, change.values?.new)
    (self.event, eventName) = (event.kind, event.name)
    isAnimated = change.isAnimated
    readers = isObject ? [change.owner] : []
    self.calls = calls
    object = change.object
  }

  /// Returns true if both records represent one change that an object announced to several readers.
  func isSameAnnouncement(as other: ChangeRecord) -> Bool {
    (kind == .object || kind == .property) && kind == other.kind && source == other.source && object == other.object
      && event == other.event && eventName == other.eventName && !readers.contains(other.readers.first ?? "")
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
