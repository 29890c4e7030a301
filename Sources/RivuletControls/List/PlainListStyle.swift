import RivuletCore
public import RivuletElements
import RivuletLooks

/// A style that shows rows from edge to edge. Section headers stay visible while their section scrolls (B17.17).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { _ListLook(kind: .plain) }
}

extension ListStyle where Self == PlainListStyle {
  /// A style that shows rows from edge to edge.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public static var plain: PlainListStyle { PlainListStyle() }
}
