public import Foundation
public import RivuletCore
import RivuletElements
public import RivuletGeometry

/// The app's margins around a list section, in points; nil for an edge at which the list's margin applies.
struct SectionMargins: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// Returns a copy of these margins with a length set for the given edges.
  func setting(_ edges: Edge.Set, with length: CGFloat?) -> SectionMargins {
    var margins = self
    if edges.contains(.top) { margins.top = length }
    if edges.contains(.leading) { margins.leading = length }
    if edges.contains(.bottom) { margins.bottom = length }
    if edges.contains(.trailing) { margins.trailing = length }
    return margins
  }
}

@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets the margins of the sections in this view at the given edges, in points; nil for the list's margins.
  ///
  /// The distance between two sections is the sum of their margins. If only one section sets its margin, half of the list's section spacing
  /// is used for the other margin.
  nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let length = FiniteNumber.spacing(length, of: "listSectionMargins")
    return modifier(ContainerValueModifier { $0.listRow.sectionMargins = $0.listRow.sectionMargins.setting(edges, with: length) })
  }
}
