public import RivuletCore
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Makes this view draggable to other views and apps, with a value as the payload (documentation).
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier<EmptyView>(provider: { NSItemProvider.holding(payload()) }, preview: nil))
  }

  /// Makes this view draggable to other views and apps, with a value as the payload and a custom preview (documentation).
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(provider: { NSItemProvider.holding(payload()) }, preview: preview()))
  }
}

@available(iOS 13.4, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Makes this view draggable to other views and apps (documentation).
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier<EmptyView>(provider: data, preview: nil))
  }

  /// Makes this view draggable to other views and apps, with a custom preview (documentation).
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    modifier(DragModifier(provider: data, preview: preview()))
  }

  /// Makes this view draggable with an optional item provider, under the modifier's SwiftUI name from 2019.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragModifier<EmptyView>(provider: { action?() ?? NSItemProvider() }, preview: nil))
  }
}

extension NSItemProvider {
  package static func holding<T: Transferable>(_ value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider._add(value)
    return provider
  }
}
