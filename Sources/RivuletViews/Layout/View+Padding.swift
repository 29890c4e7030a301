public import Foundation
public import RivuletCore
public import RivuletGeometry
import RivuletLayout

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Adds these distances around this view (B9.15).
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds the same distance, in points, on some sides of this view; nil for the default of 16 (B9.15).
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? LayoutConstants.defaultPadding))
  }

  /// Adds the same distance, in points, on all sides of this view (B9.15).
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
