import RivuletCore
import RivuletElements

/// A modifier that applies a style's own tint, if any.
struct OwnTintModifier: EnvironmentModifier {
  typealias Body = Never

  package let tint: Color?

  func change(_ environment: inout EnvironmentValues) {
    if let tint { environment.tint = AnyShapeStyle(tint) }
  }
}
