import RivuletControls
import RivuletCore
import RivuletElements

/// A modifier that applies a presentation while a binding is true.
struct PresentedByFlag<Presentation: ViewModifier> {
  @Binding var isPresented: Bool
  let presentation: (_ key: AnyHashable?, _ reset: @escaping () -> Void) -> Presentation

  nonisolated init(
    isPresented: Binding<Bool>, presentation: @escaping (_ key: AnyHashable?, _ reset: @escaping () -> Void) -> Presentation
  ) {
    _isPresented = isPresented
    self.presentation = presentation
  }
}

extension PresentedByFlag: ViewModifier {
  func body(content: Content) -> some View {
    let flag = $isPresented
    content.modifier(presentation(isPresented ? AnyHashable(true) : nil) { flag.wrappedValue = false })
  }
}

/// A modifier that applies a presentation while a binding contains an item. Items with different identities create different presentations
/// (B19.06, B19.07).
struct PresentedByItem<Item: Identifiable, Presented: View, Presentation: ViewModifier> {
  @Binding var item: Item?
  let content: (Item) -> Presented
  let presentation:
    (_ key: AnyHashable?, _ content: @escaping () -> ItemContent<Item, Presented>, _ reset: @escaping () -> Void) -> Presentation

  nonisolated init(
    item: Binding<Item?>, content: @escaping (Item) -> Presented,
    presentation:
      @escaping (
        _ key: AnyHashable?, _ content: @escaping () -> ItemContent<Item, Presented>, _ reset: @escaping () -> Void
      ) -> Presentation
  ) {
    _item = item
    self.content = content
    self.presentation = presentation
  }
}

extension PresentedByItem: ViewModifier {
  func body(content: Content) -> some View {
    let (item, binding, make) = (item, $item, self.content)
    content.modifier(
      presentation(item.map { AnyHashable($0.id) }, { ItemContent(item: item, content: make) }, { binding.wrappedValue = nil }))
  }
}

/// The content presented for an item.
struct ItemContent<Item, Presented: View> {
  let item: Item?
  let content: (Item) -> Presented
}

extension ItemContent: View {
  var body: some View { if let item { content(item) } }
}
