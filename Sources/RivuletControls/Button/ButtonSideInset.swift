package import Foundation
import RivuletCore

private struct ButtonSideInsetKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The distance between the sides of a bordered button and its label, in points; nil for the distance that the looks define.
  package var buttonSideInset: CGFloat? {
    get { self[ButtonSideInsetKey.self] }
    set { self[ButtonSideInsetKey.self] = newValue }
  }
}
