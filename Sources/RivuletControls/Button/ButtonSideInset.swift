package import Foundation
import RivuletCore

private struct ButtonSideInsetKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The horizontal padding of a bordered button's label, in points; nil for the padding that the looks define.
  package var buttonSideInset: CGFloat? {
    get { self[ButtonSideInsetKey.self] }
    set { self[ButtonSideInsetKey.self] = newValue }
  }
}
