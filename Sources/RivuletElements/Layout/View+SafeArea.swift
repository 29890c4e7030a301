public import RivuletCore
public import RivuletGeometry

extension View {
  /// Extends this view behind adjacent bars of `safeAreaInset`, and into the padding of `safeAreaPadding`. Windows have neither bars nor an
  /// onscreen keyboard (our choice).
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoredSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends this view behind adjacent bars, as `ignoresSafeArea` does.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoredSafeArea(edges: edges))
  }
}
