import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// The panes of a split view, with dividers between them.
struct SplitBody<Content: View> {
  let axis: Axis
  let content: Content
  @State private var record = SplitRecord()
  @State private var shares: [CGFloat] = []
  /// The lengths of the panes at the start of the drag.
  @State private var start: [CGFloat]?

  nonisolated init(axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
  }
}

extension SplitBody: View {
  var body: some View {
    Group(subviews: content) { panes in
      SplitLayout(axis: axis, shares: shares, record: record) {
        ForEach(panes) { pane in
          if pane.id != panes.first?.id {
            SplitDivider(axis: axis) {
              move(by: $0, place: place(of: pane, in: panes))
            } ended: {
              start = nil
            }
          }
          pane
        }
      }
      .modifier(SplitRoom())
    }
  }

  @MainActor private func place(of pane: Subview, in panes: SubviewsCollection) -> Int {
    panes.firstIndex { $0.id == pane.id }.map { panes.distance(from: panes.startIndex, to: $0) } ?? 0
  }

  /// Moves the divider before a pane by a distance from its position at the start of the drag.
  @MainActor private func move(by distance: CGFloat, place: Int) {
    let lengths = start ?? record.lengths
    start = lengths
    guard lengths.indices.contains(place), place > 0, record.shortest.count == lengths.count else { return }
    let least = max(record.shortest[place - 1] - lengths[place - 1], lengths[place] - record.longest[place])
    let most = min(record.longest[place - 1] - lengths[place - 1], lengths[place] - record.shortest[place])
    guard least <= most else { return }
    var moved = lengths
    let step = min(max(distance, least), most)
    moved[place - 1] += step
    moved[place] -= step
    let sum = moved.reduce(0, +)
    if sum > 0 { shares = moved.map { $0 / sum } }
  }
}

/// A divider that people drag to resize the two adjacent panes.
private struct SplitDivider {
  let axis: Axis
  let moved: (CGFloat) -> Void
  let ended: () -> Void

  nonisolated init(axis: Axis, moved: @escaping (CGFloat) -> Void, ended: @escaping () -> Void) {
    self.axis = axis
    self.moved = moved
    self.ended = ended
  }
}

extension SplitDivider: View {
  /// The distance from the line at which the pointer can still grab it, in points.
  @MainActor private static var reach: CGFloat { 4 }

  var body: some View {
    Rectangle().fill(Color(provider: .system(.separator)))
      .overlay {
        Color.clear.padding(axis == .horizontal ? .horizontal : .vertical, -Self.reach).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .onChanged { moved(axis == .horizontal ? $0.translation.width : $0.translation.height) }
              .onEnded { _ in ended() }
          )
          .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
      }
      .zIndex(1)
      .accessibilityHidden(true)
  }
}
