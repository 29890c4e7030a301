import Foundation
public import RivuletCore
import RivuletDrawing

/// Makes a shape the place where the content is hit, whatever is painted there.
struct ContentShapeModifier<Outline: Shape>: NodeModifier {
  typealias Body = Never

  /// Nil leaves hit testing as it is.
  let shape: Outline?
  let isEOFilled: Bool

  static func makeBehavior(_ inputs: _ViewListInputs) -> ContentShapeBehavior<Outline> {
    ContentShapeBehavior(shape: nil, isEOFilled: false)
  }

  func update(_ node: BehaviorNode<ContentShapeBehavior<Outline>>, environment: EnvironmentReader) {
    node.update(ContentShapeBehavior(shape: shape, isEOFilled: isEOFilled))
  }
}

extension View {
  /// Makes a shape in this view's frame the place where it is hit.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier<S>(shape: shape, isEOFilled: eoFill))
  }

  /// Makes a shape in this view's frame the place where it is hit, if that is among the purposes; for others nothing uses it here.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier<S>(shape: kind.contains(.interaction) ? shape : nil, isEOFilled: eoFill))
  }
}
