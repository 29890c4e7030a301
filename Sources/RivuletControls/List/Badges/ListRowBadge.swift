import Foundation
package import RivuletCore
import RivuletElements
import RivuletLooks

/// A row's badge, which has a red background if its prominence is increased.
package struct ListRowBadge: View {
  let badge: Badge?
  let isEmphasized: Bool
  @Environment(\.looks.lists) private var look
  @Environment(\.badgeProminence) private var usualProminence

  package init(badge: Badge?, isEmphasized: Bool) {
    self.badge = badge
    self.isEmphasized = isEmphasized
  }

  package var body: some View {
    ZStack {
      if let badge {
        switch badge.prominence ?? usualProminence {
        case .increased: plate(badge.label.foregroundStyle(.white), .red)
        case .standard where isEmphasized: plate(badge.label.foregroundStyle(.white), Color.white.opacity(0.25))
        case .standard where look.badgeHasGround: plate(badge.label.foregroundStyle(.secondary), Color.primary.opacity(0.1))
        default: badge.label.foregroundStyle(isEmphasized ? AnyShapeStyle(.white.opacity(0.75)) : AnyShapeStyle(.secondary))
        }
      }
    }
    .lineLimit(1)
  }

  private func plate(_ label: some View, _ color: Color) -> some View {
    label
      .font(.subheadline)
      .padding(look.badgeInsets)
      .background(color, in: Capsule())
  }
}
