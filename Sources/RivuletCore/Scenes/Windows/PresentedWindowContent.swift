/// The content of a window that presents a value (B20.61), as created by a window group.
@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PresentedWindowContent<Data, Content> where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  fileprivate let content: (Binding<Data?>) -> Content
  fileprivate let defaultValue: (() -> Data)?

  nonisolated init(content: @escaping (Binding<Data?>) -> Content, defaultValue: (() -> Data)? = nil) {
    self.content = content
    self.defaultValue = defaultValue
  }
}

extension PresentedWindowContent: View {
  public var body: some View { WindowOfValue(group: self) }
}

/// The content of a window that presents a value.
protocol WindowContentOfValue {
  static var valueType: Any.Type { get }
}

extension PresentedWindowContent: WindowContentOfValue {
  static var valueType: Any.Type { Data.self }
}

/// A view that reads the window from the environment.
private struct WindowOfValue<Data: Codable & Hashable, Content: View>: View {
  let group: PresentedWindowContent<Data, Content>
  @Environment(\.appWindow) private var window

  var body: some View {
    StoredWindowValue(group: group, window: window, value: window?.value?.base as? Data ?? group.defaultValue?())
  }
}

/// A view that stores the window's value as state.
private struct StoredWindowValue<Data: Codable & Hashable, Content: View>: View {
  let group: PresentedWindowContent<Data, Content>
  let window: AppWindow?
  @State private var value: Data?

  init(group: PresentedWindowContent<Data, Content>, window: AppWindow?, value: Data?) {
    self.group = group
    self.window = window
    _value = State(initialValue: value)
  }

  var body: some View {
    let keeper = WindowValueKeeper<Data>(window)
    group.content($value).modifier(
      ValueChangeModifier(value: value, isInitial: true, usesPreviousClosure: false, action: keeper.keep))
  }
}

/// An object that stores the content's value in its window (B20.64).
@MainActor
private final class WindowValueKeeper<Data: Hashable> {
  private weak var window: AppWindow?

  init(_ window: AppWindow?) { self.window = window }

  func keep(_ old: Data?, _ new: Data?) { window?.value = new.map { AnyHashable($0) } }
}

extension Binding {
  /// Returns a binding to a non-optional value. If the underlying value is nil, reading the binding returns the result of `fallback`.
  fileprivate static func value(of binding: Binding<Value?>, or fallback: @escaping () -> Value) -> Binding<Value> {
    Binding(get: { binding.wrappedValue ?? fallback() }, set: { binding.transaction($1).wrappedValue = $0 })
  }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension PresentedWindowContent {
  /// Creates window content whose value is never nil.
  package nonisolated static func always(
    _ content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data
  ) -> PresentedWindowContent {
    PresentedWindowContent(content: { content(.value(of: $0, or: defaultValue)) }, defaultValue: defaultValue)
  }

  /// Creates window content whose value may be nil.
  package nonisolated static func optional(_ content: @escaping (Binding<Data?>) -> Content) -> PresentedWindowContent {
    PresentedWindowContent(content: content)
  }
}
