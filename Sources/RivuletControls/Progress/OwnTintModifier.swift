import RivuletCore
import RivuletElements

/// A modifier that sets a style's own tint, if the style has one.
struct OwnTintModifier: EnvironmentModifier {
  typealias Body = Never

  package let tint: Color?

  func change(_ environment: inout EnvironmentValues) {
    if let tint { environment.tint = AnyShapeStyle(tint) }
  }
}
