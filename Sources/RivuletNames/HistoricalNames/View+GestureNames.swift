public import Foundation
public import RivuletCore
import RivuletElements

extension View {
  /// Adds an action to perform when the view recognises the given number of taps.
  @available(*, deprecated, renamed: "onTapGesture(count:perform:)")
  nonisolated public func tapAction(count: Int = 1, _ action: @escaping () -> Void) -> some View {
    onTapGesture(count: count, perform: action)
  }

  /// Adds an action to perform when the view recognises a long press.
  @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
  nonisolated public func longPressAction(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, _ action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
