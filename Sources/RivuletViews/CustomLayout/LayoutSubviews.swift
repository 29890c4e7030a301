import Foundation
public import RivuletGeometry
import RivuletLayout
import RivuletTree

/// The views of a layout in view order.
///
/// A range of them keeps its indices, as slices do; those that were picked one by one are counted from zero.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction in which the container is read. Places are mirrored where that is from right to left, so that layouts need not look.
  public var layoutDirection: LayoutDirection

  let host: any LayoutSubviewHost
  /// The children of the container.
  private let nodes: [ViewNode]
  /// The places among them that were picked one by one; nil for all.
  private let picked: [Int]?
  private let bounds: Range<Int>

  /// All children of a container.
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

  /// The subviews at some indices, in the order of these.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    // Not a sequence to be counted: it has no end.
    if let rest = indices as? PartialRangeFrom<Int> { return self[Swift.min(rest.lowerBound, endIndex)..<endIndex] }
    let places: [Int] = indices.compactMap { index in
      if bounds.contains(index) { return picked?[index] ?? index }
      _ = missing(index)
      return nil
    }
    return LayoutSubviews(nodes, host, layoutDirection, picked: places, places.indices)
  }

  /// Stands for what a layout asked for that is not there.
  private func missing(_ index: Int) -> LayoutSubview {
    host.report(
      "A layout asked for subview \(index) of \(bounds); nothing is there. Use the indices of the subviews that the layout was given.")
    return LayoutSubview(host: host, node: nil, place: -1)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
  }
}

extension LayoutSubviews {
  /// The guide that a container has by those of its subviews, where `placing` places them.
  func mergedGuide(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, placing: () -> Void) -> CGFloat? {
    host.mergedGuide(key, self, bounds, proposal, placing: placing)
  }

  /// The nodes of the subviews and their places among the children, without a copy where these are all of them.
  @MainActor var children: [ViewNode] {
    if picked == nil, bounds.count == nodes.count { return nodes }
    return map { $0.node }.compactMap(\.self)
  }
}
