public import RivuletGeometry

private struct PreservesVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private struct TargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transaction {
  /// The preferred alignment of the view within a scroll view's visible region when scrolling to it. It takes precedence over the
  /// modifier's anchor (B15.41).
  public var scrollTargetAnchor: UnitPoint? {
    get { self[TargetAnchorKey.self] }
    set { self[TargetAnchorKey.self] = newValue }
  }
}

extension Transaction {
  /// A Boolean value that indicates whether decelerating content keeps its velocity when the app changes the scroll position (B15.38).
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }
}
