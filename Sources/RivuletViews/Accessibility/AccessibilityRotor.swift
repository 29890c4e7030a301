public import RivuletCore

/// One place that a screen reader steps to.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: Text
  let prepare: () -> Void

  /// A place that bears an id in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.label = label
    self.prepare = prepare
  }

  /// The same with a label from the string table.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// The same with a label that is read as it is.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// A place that bears an id by `id(_:)` or in a `ForEach`.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {
    self.label = label
    self.prepare = prepare
  }

  /// The same with a label from the string table.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }

  /// The same with a label that is read as it is.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }
}

/// What a rotor is made of.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent

  /// What it consists of.
  @AccessibilityRotorContentBuilder var body: Body { get }

  /// The labels of its entries, in order.
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
  /// One content of a rotor for each element, identified by the element's own id.
  nonisolated public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(_data: data, idOf: { $0.id }, content: content)
  }

  /// One content of a rotor for each element, identified by the value at `id`.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    nonisolated(unsafe) let id = id
    self.init(_data: data, idOf: { $0[keyPath: id] }, content: content)
  }

  /// One content of a rotor for each number.
  nonisolated public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(_data: data, idOf: { $0 }, isConstantRange: true, content: content)
  }
}
