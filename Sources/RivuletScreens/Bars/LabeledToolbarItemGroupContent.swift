import RivuletControls
public import RivuletCore
import RivuletElements

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ToolbarItemGroup {
  /// Creates a group of items in one placement. In a bar's overflow menu, the items form a submenu with the label.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}

/// A group of toolbar items that share a label.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  private let content: Content
  private let label: Label
  @Environment(\.menuContext) private var menu

  nonisolated init(content: Content, label: Label) {
    self.content = content
    self.label = label
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledToolbarItemGroupContent: View {
  @MainActor @ViewBuilder public var body: some View {
    if menu == nil {
      content
    } else {
      Menu {
        content
      } label: {
        label
      }
    }
  }
}

@available(*, unavailable)
extension LabeledToolbarItemGroupContent: Sendable {}
