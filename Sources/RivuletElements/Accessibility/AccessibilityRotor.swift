public import RivuletCore

/// A rotor entry that a screen reader can navigate to.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: Text
  package let prepare: () -> Void

  /// Creates an entry for the view with an identifier in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.label = label
    self.prepare = prepare
  }

  /// Creates an entry with a localized label for the view with an identifier in a namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry with a string as its label for the view with an identifier in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view that `id(_:)` or a `ForEach` identifies.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {
    self.label = label
    self.prepare = prepare
  }

  /// Creates an entry with a localized label for the view that `id(_:)` or a `ForEach` identifies.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry with a string as its label for the view that `id(_:)` or a `ForEach` identifies.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }
}

/// The content of a rotor: one or more entries.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent

  /// The contents that make up this rotor content.
  @AccessibilityRotorContentBuilder var body: Body { get }

  /// The labels of the entries, in order.
  var _labels: [Text] { get }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityRotorContent {
  public var _labels: [Text] { body._labels }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Never: AccessibilityRotorContent {
  public var _labels: [Text] { [] }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public typealias Body = Never

  public var body: Never { return fatalError("An AccessibilityRotorEntry has no body.") }
  public var _labels: [Text] { [label] }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var body: Never { return fatalError("A ForEach has no body.") }
  public var _labels: [Text] { data.flatMap { content($0)._labels } }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ForEach where Content: AccessibilityRotorContent {
  /// Creates rotor content for each element in a collection of identifiable data.
  nonisolated public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(_data: data, idOf: { $0.id }, content: content)
  }

  /// Creates rotor content for each element in a collection, identified by a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let id = id
    self.init(_data: data, idOf: { $0[keyPath: id] }, content: content)
  }

  /// Creates rotor content for each integer in a constant range.
  nonisolated public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(_data: data, idOf: { $0 }, isConstantRange: true, content: content)
  }
}
