public import Foundation
public import RivuletCore
public import RivuletGeometry
import RivuletLayout

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Adds padding around this view (B9.15).
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds padding of one length, in points, on the given edges of this view. Nil means the default of 16 (B9.15).
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? LayoutConstants.defaultPadding))
  }

  /// Adds padding of one length, in points, on all edges of this view (B9.15).
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
