public import Foundation
public import RivuletCore
public import RivuletDrawing
import RivuletGeometry

/// Hides what lies outside of a shape. It is hit nevertheless (B14.57).
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
  /// Hides what of this view lies outside of a shape in its frame. It is hit nevertheless (B14.57); `contentShape` limits that.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Hides what of this view lies outside of its frame. It is hit nevertheless (B14.57); `contentShape` limits that.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Hides what of this view lies outside of its frame with round corners.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `clipShape` or `fill` instead.")
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }
}
