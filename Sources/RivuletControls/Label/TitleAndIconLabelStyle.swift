public import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// A style that shows the icon before the title.
@available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel()
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the icon before the title.
  @available(iOS 14.5, macOS 11.3, tvOS 14.5, watchOS 7.4, *)
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// A label with the icon before the title. In the rows of some lists, icons have a minimum width, so that the titles align.
struct TitleAndIconLabel: CompositeView {
  @Environment(\.isInList) private var isInList
  @Environment(\.looks.labels.rowIcon) private var rowIcon

  var body: some View {
    let room = isInList ? rowIcon : nil
    HStack(alignment: .firstTextBaseline, spacing: room?.distance) {
      LabelStyleConfiguration.Icon().modifier(ListIconModifier()).frame(minWidth: room?.minimumWidth)
      LabelStyleConfiguration.Title()
    }
  }
}
