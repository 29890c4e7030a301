public import Foundation
public import RivuletCore
public import RivuletDrawing
import RivuletGeometry

/// A modifier that clips its content to a shape. The clipped parts still receive hits (B14.57).
struct ClipModifier<Outline: Shape>: NodeModifier {
  typealias Body = Never

  let shape: Outline
  let style: FillStyle

  static func makeBehavior(_ inputs: _ViewListInputs) -> ClipBehavior<Outline> { ClipBehavior(shape: nil, style: FillStyle()) }

  func update(_ node: BehaviorNode<ClipBehavior<Outline>>, environment: EnvironmentReader) {
    node.update(ClipBehavior(shape: shape, style: style))
  }
}

extension View {
  /// Clips this view to a shape in its frame. The clipped parts still receive hits (B14.57), unless `contentShape` excludes them.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Clips this view to its frame. The clipped parts still receive hits (B14.57), unless `contentShape` excludes them.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips this view to its frame with rounded corners.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }
}
