import Foundation
import RivuletCore
import RivuletElements

/// The line below a title. It contains items that replace the subtitle, or else the screen's subtitle.
struct NavigationSubtitle {
  /// The slots with replacement items, in order of preference.
  let slots: [ToolbarSlot]
  let host: ToolbarHost?
  let subtitle: Text?

  nonisolated init(slots: [ToolbarSlot], host: ToolbarHost?, subtitle: Text?) {
    self.slots = slots
    self.host = host
    self.subtitle = subtitle
  }
}

extension NavigationSubtitle: View {
  var body: some View {
    if let host, let slot = slots.first(where: { host.hasItems($0) }) {
      ToolbarSlotView(host: host, slot: slot, spacing: 8)
    } else if let subtitle {
      subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}
