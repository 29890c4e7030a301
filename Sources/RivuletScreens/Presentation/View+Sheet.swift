import RivuletControls
public import RivuletCore
import RivuletElements

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Presents a sheet while a binding is true (B19.01).
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentedByFlag(isPresented: isPresented) { key, reset in
        PresentationModifier(key: key, style: .sheet, content: content, onDismiss: onDismiss, reset: reset)
      })
  }

  /// Presents a sheet while a binding contains an item (B19.01).
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentedByItem(item: item, content: content) { key, content, reset in
        PresentationModifier(key: key, style: .sheet, content: content, onDismiss: onDismiss, reset: reset)
      })
  }

  /// Presents a cover over the entire window while a binding is true (B19.29).
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentedByFlag(isPresented: isPresented) { key, reset in
        PresentationModifier(key: key, style: .cover, content: content, onDismiss: onDismiss, reset: reset)
      })
  }

  /// Presents a cover over the entire window while a binding contains an item (B19.29).
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentedByItem(item: item, content: content) { key, content, reset in
        PresentationModifier(key: key, style: .cover, content: content, onDismiss: onDismiss, reset: reset)
      })
  }
}
