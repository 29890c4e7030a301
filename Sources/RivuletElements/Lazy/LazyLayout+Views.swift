import Foundation
import RivuletCore
import RivuletGeometry
import RivuletLayout

extension LazyLayout {
  /// Creates a layout with pinned headers or footers.
  init(axis: Axis, alignment: Alignment, spacing: CGFloat, tracks: GridTracks? = nil, _ pinned: PinnedScrollableViews) {
    self.init(axis: axis, alignment: alignment, spacing: spacing, tracks: tracks)
    pinsHeaders = pinned.contains(.sectionHeaders)
    pinsFooters = pinned.contains(.sectionFooters)
  }
}

extension GridTracks {
  /// Creates the tracks for an app's grid items. A grid without items has one track.
  init(_ items: [GridItem], of receiver: StaticString) {
    func length(_ length: CGFloat) -> CGFloat { max(FiniteNumber.openLength(length, of: receiver, "the length of a GridItem"), 0) }
    let items = items.isEmpty ? [GridItem()] : items
    self.init(
      items.map { item in
        let size: Item.Size =
          switch item.size {
          case .fixed(let fixed): .fixed(length(fixed))
          case .flexible(let minimum, let maximum): .flexible(minimum: length(minimum), maximum: length(maximum))
          case .adaptive(let minimum, let maximum): .adaptive(minimum: length(minimum), maximum: length(maximum))
          }
        return Item(size, spacing: FiniteNumber.spacing(item.spacing, of: receiver) ?? 8, alignment: item.alignment)
      })
  }
}
