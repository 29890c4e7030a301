public import RivuletCore
import RivuletTree

/// The navigation container that preceded `NavigationStack` (B18.49).
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View> {
  private let content: Content
  @State private var path = NavigationPath()
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @Environment(\.navigationViewIsStack) private var isStack
  @Environment(\.looks.splits) private var look
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.presentationLevel) private var presentation

  /// Creates a view with its content as columns, or as a stack with the first view as its root if there is not enough width.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { columns.modifier(SearchPlaced()) }

  @ViewBuilder @MainActor private var columns: some View {
    if isStack || look.collapses && sizeClass == .compact || presentation != nil && viewCount == 1 {
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

/// The index of the element of a content that is shown.
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

/// A view that shows one element of a content.
struct ElementAt<Content: View, Place: ElementIndex> {
  let content: Content
}

extension ElementAt: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let index = Place.index
    // Only the element itself is built if the content distinguishes it statically.
    if let parts = _ViewListBody(view.first(as: Content.self)).parts, !parts.isEmpty {
      return index < parts.count ? parts[index].body(&inputs) : _ViewListOutputs(elements: .none)
    }
    if index > 0, Content._viewListCount(inputs: _ViewListCountInputs()) == 1 { return _ViewListOutputs(elements: .none) }
    var outputs = Content._makeViewList(view: view.first(as: Content.self), inputs: &inputs)
    if index > 0 || outputs.elements.onlyNode == nil { outputs.elements = .list(ElementAtList(outputs.elements, at: index)) }
    return outputs
  }
}

private struct NavigationViewIsStackKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if navigation views show one screen at a time in any width.
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of navigation views in this view (B18.49).
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 100000.0,
    message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
  )
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, S.self == StackNavigationViewStyle.self)
  }
}

/// A type that determines the look of navigation views.
@available(
  iOS, introduced: 13.0, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  macOS, introduced: 10.15, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  tvOS, introduced: 13.0, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@available(
  watchOS, introduced: 7.0, deprecated: 100000.0,
  message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
)
@MainActor @preconcurrency public protocol NavigationViewStyle {}

/// The default style of the platform.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

/// A style that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

/// A style that shows columns side by side if there is enough width.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

/// A style that shows two columns side by side, under the name that preceded `columns`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style of the platform.
  @MainActor @preconcurrency public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one screen at a time.
  @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows columns side by side if there is enough width.
  @MainActor @preconcurrency public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
