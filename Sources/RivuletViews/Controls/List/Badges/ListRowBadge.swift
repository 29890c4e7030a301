import Foundation
import RivuletCore

/// The end of a row: its badge, and the mark of a row that navigates. A badge has a red background if its prominence is increased.
struct ListRowBadge: View {
  let badge: Badge?
  let leadsOn: Bool
  let isEmphasized: Bool
  @Environment(\.looks.lists) private var look
  @Environment(\.badgeProminence) private var usualProminence

  init(badge: Badge?, leadsOn: Bool, isEmphasized: Bool) {
    self.badge = badge
    self.leadsOn = leadsOn
    self.isEmphasized = isEmphasized
  }

  var body: some View {
    HStack(spacing: 8) {
      if let badge {
        switch badge.prominence ?? usualProminence {
        case .increased: plate(badge.label.foregroundStyle(.white), .red)
        case .standard where isEmphasized: plate(badge.label.foregroundStyle(.white), Color.white.opacity(0.25))
        case .standard where look.badgeHasGround: plate(badge.label.foregroundStyle(.secondary), Color.primary.opacity(0.1))
        default: badge.label.foregroundStyle(isEmphasized ? AnyShapeStyle(.white.opacity(0.75)) : AnyShapeStyle(.secondary))
        }
      }
      if leadsOn {
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
          .foregroundStyle(isEmphasized ? AnyShapeStyle(.white.opacity(0.75)) : AnyShapeStyle(.tertiary)).accessibilityHidden(true)
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
