package import Foundation
package import RivuletGeometry
package import RivuletTree

/// The geometry of a node at one point in time: its size and the transforms, including effects, from its coordinate space to the enclosing
/// spaces.
package struct GeometrySnapshot: Equatable, @unchecked Sendable {
  /// A named coordinate space that encloses the node.
  struct Space: Equatable {
    let name: AnyHashable
    let size: CGSize
    let toRoot: ProjectionTransform
  }

  package let size: CGSize
  /// The transform from the node's coordinate space to the root's.
  package let toRoot: ProjectionTransform
  /// The enclosing named coordinate spaces, with the innermost first.
  let spaces: [Space]
  /// The distances by which the node may extend beyond its frame, behind the bars that it touches.
  var safeArea = EdgeInsets()
}

extension GeometrySnapshot {
  /// Creates a snapshot of a node after the latest layout.
  @MainActor package init(_ node: ViewNode) {
    var place = ProjectionTransform()
    var named: [(node: ViewNode, fromNode: ProjectionTransform)] = []
    var current: ViewNode? = node
    while let step = current {
      if step.coordinateSpaceName != nil || step.scrollSpace != nil { named.append((step, place)) }
      place = place.movedBy(x: step.origin.x, y: step.origin.y)
      if let effect = step.parent?.readTransform { place = place.concatenating(effect) }
      current = step.parent
    }
    let toRoot = place
    size = node.size
    safeArea = node.safeAreaAround
    self.toRoot = toRoot
    spaces = named.map { step, fromNode in
      Space(
        name: step.coordinateSpaceName ?? AnyHashable(ScrollSpaceName(axes: step.scrollSpace?.axes ?? [])), size: step.size,
        toRoot: (fromNode.inverse ?? ProjectionTransform()).concatenating(toRoot))
    }
  }

  /// Returns the transform from the node's coordinate space to another space. For an unknown name, returns the transform to the root's
  /// space.
  package func transform(to space: CoordinateSpace) -> ProjectionTransform {
    switch space {
    case .local: ProjectionTransform()
    case .global: toRoot
    case .named(let name): self.space(named: name).map { toRoot.concatenating($0.toRoot.inverse ?? ProjectionTransform()) } ?? toRoot
    }
  }

  /// Returns the innermost space with a name; nil if no enclosing space has that name.
  func space(named name: AnyHashable) -> Space? {
    guard let wanted = name.base as? ScrollSpaceName else { return spaces.first { $0.name == name } }
    return spaces.first { space in (space.name.base as? ScrollSpaceName)?.axes.isSuperset(of: wanted.axes) == true }
  }
}
