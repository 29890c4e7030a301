import Foundation
public import RivuletCore
import RivuletElements
import RivuletLooks

/// Buttons side by side on a shared background. In a menu, the group is a row of cells, or its controls are separate items.
struct AutomaticControlGroup: CompositeView {
  @Environment(\.menuContext) private var menu
  @Environment(\.controlGroupIsRow) private var isRow
  @Environment(\.looks.menus) private var look

  var body: some View {
    if menu != nil {
      if isRow || look.groupsAreRows {
        MenuCells(hasTitles: !isRow) { ControlGroupStyleConfiguration.Content() }
      } else {
        ControlGroupStyleConfiguration.Content()
      }
    } else {
      Group(subviews: ControlGroupStyleConfiguration.Content()) { controls in
        HStack(spacing: 0) {
          ForEach(controls) { control in
            if control.id != controls.first?.id { Divider().frame(height: 16) }
            control
          }
        }
        .frame(minHeight: 28)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 7))
        .fixedSize()
      }
      .buttonStyle(GroupedButtonStyle())
      .modifier(StyleBoundary())
    }
  }
}

/// The style of a button that forms a segment of a group.
struct GroupedButtonStyle {}

extension GroupedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelForeground(ControlPaint(.borderedLabel))
      .padding(.horizontal, 10)
      .frame(minHeight: 28)
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.4 : 1)
  }
}

/// A style that depends on the context.
@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticControlGroup() }
}

@available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A style that depends on the context.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
