public import RivuletCore
import RivuletTree

/// The navigation container of before `NavigationStack` (B18.49).
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@available(watchOS, introduced: 7.0, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content: View> {
  private let content: Content
  @State private var path = NavigationPath()
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @Environment(\.navigationViewIsStack) private var isStack
  @Environment(\.idiom) private var idiom
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.presentationLevel) private var presentation

  /// Some views as columns, or the first one and what its links lead to where there is no room.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View {
    if isStack || idiom == .phone && sizeClass == .compact || presentation != nil && viewCount == 1 {
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

  /// The number of views that the content was written with.
  @MainActor private var viewCount: Int { (Content.self as? any CountedContent.Type)?.viewCount ?? 1 }
}

/// Which element of a content is shown.
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

/// Shows one element of a content.
struct ElementAt<Content: View, Place: ElementIndex> {
  let content: Content
}

extension ElementAt: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let index = Place.index
    // Only the element itself is built, where the text of the program tells it from the others.
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
  /// Whether navigation views show one screen at a time however much room there is.
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  /// How the navigation views inside look (B18.49).
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

/// How navigation views look.
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

/// As the platform has it.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

/// Side by side where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

/// Two screens side by side: the name of before.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the platform has it.
  @MainActor @preconcurrency public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  @MainActor @preconcurrency public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Side by side where there is room.
  @MainActor @preconcurrency public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
