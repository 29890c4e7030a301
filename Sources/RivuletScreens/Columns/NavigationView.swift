import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletLooks
import RivuletTree

/// The predecessor of `NavigationStack` and `NavigationSplitView` (B18.49).
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View> {
  private let content: Content
  @State private var path = NavigationPath()
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @Environment(\.navigationViewLook) private var style
  @Environment(\.looks.splits) private var look
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.presentationLevel) private var presentation

  /// Creates a navigation view. The views in the content form columns, or the first view is the root of a stack if the width is compact.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { columns.modifier(SearchPlaced(hasColumns: true)) }

  @ViewBuilder @MainActor private var columns: some View {
    if style.isStack || look.collapses && sizeClass == .compact || presentation != nil && viewCount == 1 {
      NavigationScreens(path: NavigationPathAccess($path), root: ElementAt<Content, FirstElement>(content: content))
    } else if viewCount > 2 {
      SplitColumns(
        visibility: $visibility, preferred: nil, sidebar: ElementAt<Content, FirstElement>(content: content),
        content: ElementAt<Content, SecondElement>(content: content), detail: ElementAt<Content, ThirdElement>(content: content))
    } else {
      SplitColumns(
        visibility: $visibility, preferred: nil, sidebar: ElementAt<Content, FirstElement>(content: content), content: EmptyView(),
        detail: ElementAt<Content, SecondElement>(content: content))
    }
  }

  /// The number of views in the content.
  @MainActor private var viewCount: Int { (Content.self as? any CountedContent.Type)?.viewCount ?? 1 }
}

/// The index of the element to display.
protocol ElementIndex {
  static var index: Int { get }
}

enum FirstElement: ElementIndex {
  static var index: Int { 0 }
}

enum SecondElement: ElementIndex {
  static var index: Int { 1 }
}

enum ThirdElement: ElementIndex {
  static var index: Int { 2 }
}

/// A view that displays a single element of its content.
struct ElementAt<Content: View, Place: ElementIndex> {
  let content: Content
}

extension ElementAt: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let index = Place.index
    // If the elements are statically distinguishable, only the displayed element is built.
    if let parts = _ViewListBody(view.first(as: Content.self)).parts, !parts.isEmpty {
      return index < parts.count ? parts[index].body(&inputs) : _ViewListOutputs(elements: .none)
    }
    if index > 0, Content._viewListCount(inputs: _ViewListCountInputs()) == 1 { return _ViewListOutputs(elements: .none) }
    var outputs = Content._makeViewList(view: view.first(as: Content.self), inputs: &inputs)
    if index > 0 || outputs.elements.onlyNode == nil { outputs.elements = .list(ElementAtList(outputs.elements, at: index)) }
    return outputs
  }
}
