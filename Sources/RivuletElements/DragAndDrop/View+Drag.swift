public import RivuletCore
public import RivuletFoundation

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Makes this view draggable to other views and apps, as a value (documentation).
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier<EmptyView>(provider: { NSItemProvider.holding(payload()) }, preview: nil))
  }

  /// Makes this view draggable to other views and apps, as a value, with a preview (documentation).
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

  /// Makes this view draggable to other views and apps, with a preview (documentation).
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    modifier(DragModifier(provider: data, preview: preview()))
  }

  /// Provides the items of a drag of this view, under its SwiftUI name from 2019.
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
