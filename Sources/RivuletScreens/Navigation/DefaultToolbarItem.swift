import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks

/// A standard toolbar item in a placement that the app chooses: the search field, the sidebar button, or the title. The item then does not
/// appear in its default position.
@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DefaultToolbarItem {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// Creates a standard item of the given kind.
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }
}

@available(iOS 26.0, macOS 26.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DefaultToolbarItem: CustomizableToolbarContent {
  public var body: some CustomizableToolbarContent {
    _ToolbarViewContent(DefaultItemView(kind: kind.kind, place: placement.place))
  }
}

/// The content of a standard toolbar item.
private struct DefaultItemView {
  let kind: ToolbarDefaultItemKind.Kind
  let place: ToolbarItemPlacement.Place
  @Environment(\.splitColumn) private var column
  @Environment(\.navigationPlace) private var screen

  nonisolated init(kind: ToolbarDefaultItemKind.Kind, place: ToolbarItemPlacement.Place) {
    self.kind = kind
    self.place = place
  }
}

extension DefaultItemView: View {
  var body: some View {
    let kind = kind
    Group {
      switch kind {
      case .search:
        // A marker for the field's position.
        Color.clear.frame(width: 0, height: 0).containerValue(\.toolbarPlace, place)
      case .sidebarToggle:
        if let split = column?.split, !split.isCollapsed { ToolbarItemView(content: SplitToggle(split: split), place: place) }
      case .title:
        if let title = screen?.entry?.barValues.title {
          ToolbarItemView(content: title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader), place: place)
        }
      }
    }
    .containerValue(\.defaultItem, kind)
  }
}
