package import RivuletCore
import RivuletDrawing

/// The foreground styles of a subtree: one to three levels, most prominent first.
package indirect enum ForegroundLevels {
  /// A list of styles, and the outer foreground if the styles refer to it.
  case styles([AnyShapeStyle], around: ForegroundLevels?)

  /// Returns the foreground in an environment, `level` levels below primary. Levels without their own style are derived from the first
  /// style.
  package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    guard case .styles(let styles, let around) = self, let first = styles.first else { return .color(.clear) }
    if level < styles.count { return styles[level].resolved(in: environment, foreground: around, level: 0) }
    return first.resolved(in: environment, foreground: around, level: level)
  }
}

extension ForegroundLevels: Equatable {
  package static func == (lhs: ForegroundLevels, rhs: ForegroundLevels) -> Bool {
    guard case .styles(let styles, let around) = lhs, case .styles(let otherStyles, let otherAround) = rhs else { return false }
    guard styles.count == otherStyles.count, around == otherAround else { return false }
    return zip(styles, otherStyles).allSatisfy { $0.isSame(as: $1) }
  }
}
