import Foundation
public import RivuletGeometry
import RivuletLayout
import RivuletTree

/// The subviews of a layout, in view order.
///
/// A range of subviews keeps its indices, as a slice does. Subviews selected by individual indices are renumbered from zero.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The reading direction of the container. Positions are mirrored for right-to-left containers, so layouts can ignore the direction.
  public var layoutDirection: LayoutDirection

  let host: any LayoutSubviewHost
  /// The children of the container.
  private let nodes: [ViewNode]
  /// The indices of the selected subviews, or nil if all are included.
  private let picked: [Int]?
  private let bounds: Range<Int>

  /// Creates the subviews for all children of a container.
  init(_ nodes: [ViewNode], of host: any LayoutSubviewHost, _ layoutDirection: LayoutDirection) {
    self.init(nodes, host, layoutDirection, picked: nil, nodes.indices)
  }

  private init(_ nodes: [ViewNode], _ host: any LayoutSubviewHost, _ layoutDirection: LayoutDirection, picked: [Int]?, _ bounds: Range<Int>)
  {
    (self.nodes, self.host, self.layoutDirection, self.picked, self.bounds) = (nodes, host, layoutDirection, picked, bounds)
  }

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    guard bounds.contains(index) else { return missing(index) }
    let place = picked?[index] ?? index
    return LayoutSubview(host: host, node: nodes[place], place: place)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    let part = bounds.clamped(to: self.bounds)
    if part != bounds { _ = missing(bounds.lowerBound < self.bounds.lowerBound ? bounds.lowerBound : bounds.upperBound) }
    return LayoutSubviews(nodes, host, layoutDirection, picked: picked, part)
  }

  /// Returns the subviews at the given indices, in the order of the indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    // A range without an upper bound is an infinite sequence.
    if let rest = indices as? PartialRangeFrom<Int> { return self[Swift.min(rest.lowerBound, endIndex)..<endIndex] }
    let places: [Int] = indices.compactMap { index in
      if bounds.contains(index) { return picked?[index] ?? index }
      _ = missing(index)
      return nil
    }
    return LayoutSubviews(nodes, host, layoutDirection, picked: places, places.indices)
  }

  /// Reports an invalid index and returns a subview without a node.
  private func missing(_ index: Int) -> LayoutSubview {
    host.report(
      "A layout accessed subview \(index) of \(bounds), which does not exist. Use the indices of the subviews passed to the layout.")
    return LayoutSubview(host: host, node: nil, place: -1)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
  }
}

extension LayoutSubviews {
  /// Returns a container's guide, merged from the guides of its subviews at the positions where `placing` puts them.
  func mergedGuide(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, placing: () -> Void) -> CGFloat? {
    host.mergedGuide(key, self, bounds, proposal, placing: placing)
  }

  /// The nodes of the subviews. The array is not copied if it contains all children of the container.
  @MainActor var children: [ViewNode] {
    if picked == nil, bounds.count == nodes.count { return nodes }
    return map { $0.node }.compactMap(\.self)
  }
}
