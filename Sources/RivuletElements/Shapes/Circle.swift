public import Foundation
import RivuletAnimation
import RivuletCore
public import RivuletDrawing
public import RivuletGeometry

/// The largest circle that fits in its frame, centred.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Circle: Sendable {
  public nonisolated init() {}
}

extension Circle: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns a square. Its side is the smaller of the two proposed lengths, the only proposed length, or 10 without a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    if proposal.width == nil, proposal.height == nil { return ProposedViewSize.unspecified.replacingUnspecifiedDimensions() }
    return CGSize(width: side, height: side)
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFrameShape(base: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// The largest circle that fits in its frame, centred.
  public static var circle: Circle { Circle() }
}
