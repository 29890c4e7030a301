import Foundation
import RivuletCore

/// The end of a row: its badge, and the mark of a row that navigates. A badge is a plain number on phones; on desktops it has a
/// grey background, or a red one if its prominence is increased.
struct ListRowBadge: View {
  let badge: Badge?
  let leadsOn: Bool
  let isEmphasized: Bool
  @Environment(\.idiom) private var idiom
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
        case .standard where idiom == .desktop: plate(badge.label.foregroundStyle(.secondary), Color.primary.opacity(0.1))
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
      .padding(.horizontal, idiom == .phone ? 8 : 6)
      .padding(.vertical, idiom == .phone ? 2 : 1)
      .background(color, in: Capsule())
  }
}
