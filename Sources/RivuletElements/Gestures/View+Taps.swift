public import Foundation
public import RivuletCore

extension View {
  /// Runs a closure after a number of taps on this view (B14.05).
  @available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, *)
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Runs a closure with the location after a number of taps on this view (B14.04).
  @available(iOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(SpatialTapModifier(count: count, space: coordinateSpace, action: action))
  }

  /// Runs a closure with the location after a number of taps on this view (B14.04).
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  @available(tvOS, unavailable)
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(SpatialTapModifier(count: count, space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Runs a closure after a long press on this view, and another closure at the start and the end of the press (B14.11).
  @available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
  @available(tvOS, unavailable)
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(LongPressModifier(duration: minimumDuration, distance: maximumDistance, action: action, pressing: onPressingChanged))
  }

  /// Runs a closure after a long press on this view, and another closure at the start and the end of the press (B14.11).
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0,
    renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(LongPressModifier(duration: minimumDuration, distance: maximumDistance, action: action, pressing: pressing))
  }
}
