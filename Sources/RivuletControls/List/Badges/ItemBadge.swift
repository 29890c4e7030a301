import Foundation
import RivuletCore
package import RivuletElements
import RivuletLooks

/// A modifier that shows the badge of an item: at its corner in a bar, or at the end of its row in a menu (B20.10).
package struct ItemBadge: ViewModifier {
  /// The mark of content in bars.
  package enum Place {}

  typealias Body = Never

  let badge: Badge?

  nonisolated init(badge: Badge?) { self.badge = badge }

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: inout _ViewListInputs, body: _ViewListBody
  ) -> _ViewListOutputs {
    guard inputs.hasStyle(for: Place.self) || inputs.isInMenu else { return body(&inputs) }
    let look = inputs.makeRule(MappedRule(source: modifier.attribute) { ItemBadgeLook(badge: $0.badge) })
    return ItemBadgeLook._makeViewList(modifier: _GraphValue(look), inputs: &inputs, body: body)
  }
}

private struct ItemBadgeLook: ViewModifier {
  let badge: Badge?
  @Environment(\.isInList) private var isInList
  @Environment(\.menuContext) private var menu

  nonisolated init(badge: Badge?) { self.badge = badge }

  func body(content: Content) -> some View {
    let shown = isInList ? nil : badge?.label
    content
      .environment(\.menuBadge, menu == nil ? nil : shown)
      .overlay(alignment: .topTrailing) {
        if let shown, menu == nil {
          CornerBadge(label: shown).alignmentGuide(.trailing) { $0[.leading] + 8 }.alignmentGuide(.top) { $0.height / 2 - 2 }
        }
      }
      .accessibilityValue(shown ?? Text(verbatim: ""))
  }
}

/// A badge with white text on a red background, at the corner of a tab or bar item.
package struct CornerBadge: View {
  package let label: Text

  package init(label: Text) { self.label = label }

  var body: some View {
    label
      .font(.system(size: 13))
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(.red, in: Capsule())
      .fixedSize()
      .accessibilityHidden(true)
  }
}
