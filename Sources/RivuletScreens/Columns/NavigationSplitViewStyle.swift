public import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletLooks

/// The appearance of a split view, which determines how the columns share its width (B18.59).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// The type of view that represents a split view.
  associatedtype Body: View

  /// Returns the view that represents one split view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the split view.
  typealias Configuration = NavigationSplitViewStyleConfiguration
}

/// The properties of a split view, passed to its style.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationSplitViewStyleConfiguration {
  /// The columns, arranged according to the environment's look.
  struct Columns {}

  let columns = Columns()

  nonisolated init() {}
}

extension NavigationSplitViewStyleConfiguration.Columns: OpaqueContent {
  typealias Body = Never
  typealias Slot = NavigationSplitViewStyleConfiguration.Columns
}

@available(*, unavailable)
extension NavigationSplitViewStyleConfiguration: Sendable {}

/// The body that a style creates for a split view.
enum NavigationSplitViewStyleBody<Style: NavigationSplitViewStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: NavigationSplitViewStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The columns of a split view, with the innermost enclosing style applied.
struct StyledSplitView<Content: View> {
  let content: Content
}

extension StyledSplitView: View {
  typealias Body = Never

  static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let configuration = inputs.graph.makeInput(
      NavigationSplitViewStyleConfiguration(), in: inputs.scope, name: "split view"
    ) { _, _ in true }
    var inner = inputs.supplying(NavigationSplitViewStyleConfiguration.Columns.self, _ViewListBody(view.first(as: Content.self)))
    return inner.makeStyled(configuration) { $0.columns }
  }
}

private struct DetailIsProminentKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True if split views show their leading columns on top of the last column.
  var detailIsProminent: Bool {
    get { self[DetailIsProminentKey.self] }
    set { self[DetailIsProminentKey.self] = newValue }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets the style of the split views in this view (B18.59).
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<NavigationSplitViewStyleBody<S>>(style: style))
  }

  /// Sets a fixed width for the column that contains this view, in points (B18.58).
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(SplitColumnWidthModifier(width: SplitColumnWidth(min: width, ideal: width, max: width)))
  }

  /// Sets the initial width of the column that contains this view, and the limits for resizing it, in points (B18.58).
  nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modifier(SplitColumnWidthModifier(width: SplitColumnWidth(min: min ?? Swift.min(ideal, 100), ideal: ideal, max: max ?? .infinity)))
  }
}
