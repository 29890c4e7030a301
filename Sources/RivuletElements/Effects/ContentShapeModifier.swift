import Foundation
public import RivuletCore
import RivuletDrawing

/// A modifier that sets the hit shape of its content, independent of the drawing.
struct ContentShapeModifier<Outline: Shape>: NodeModifier {
  typealias Body = Never

  /// The shape, or nil to leave hit testing unchanged.
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
  /// Sets the hit shape of this view, in its frame.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier<S>(shape: shape, isEOFilled: eoFill))
  }

  /// Sets the hit shape of this view, in its frame, if the kinds include interaction. Other kinds have no effect in Rivulet.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier<S>(shape: kind.contains(.interaction) ? shape : nil, isEOFilled: eoFill))
  }
}
