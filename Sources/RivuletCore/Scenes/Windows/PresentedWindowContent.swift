/// The content of a window that shows a value (B20.61). Window groups create it.
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

/// The content of a window for a value.
protocol WindowContentOfValue {
  static var valueType: Any.Type { get }
}

extension PresentedWindowContent: WindowContentOfValue {
  static var valueType: Any.Type { Data.self }
}

/// Reads the window from the environment.
private struct WindowOfValue<Data: Codable & Hashable, Content: View>: View {
  let group: PresentedWindowContent<Data, Content>
  @Environment(\.appWindow) private var window

  var body: some View {
    StoredWindowValue(group: group, window: window, value: window?.value?.base as? Data ?? group.defaultValue?())
  }
}

/// Stores the value of the window as state.
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

/// Stores the value of the content in its window (B20.64).
@MainActor
private final class WindowValueKeeper<Data: Hashable> {
  private weak var window: AppWindow?

  init(_ window: AppWindow?) { self.window = window }

  func keep(_ old: Data?, _ new: Data?) { window?.value = new.map { AnyHashable($0) } }
}

extension Binding {
  /// Returns a binding to a value that may be missing; `fallback` returns the value in that case.
  fileprivate static func value(of binding: Binding<Value?>, or fallback: @escaping () -> Value) -> Binding<Value> {
    Binding(get: { binding.wrappedValue ?? fallback() }, set: { binding.transaction($1).wrappedValue = $0 })
  }
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension PresentedWindowContent {
  /// Creates the content of a window that always has a value.
  package nonisolated static func always(
    _ content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data
  ) -> PresentedWindowContent {
    PresentedWindowContent(content: { content(.value(of: $0, or: defaultValue)) }, defaultValue: defaultValue)
  }

  /// Creates the content of a window that may have no value.
  package nonisolated static func optional(_ content: @escaping (Binding<Data?>) -> Content) -> PresentedWindowContent {
    PresentedWindowContent(content: content)
  }
}
