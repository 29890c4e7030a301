public import RivuletAnimation

@available(*, deprecated)
extension Animation {
  /// Returns an animation with the given duration, in seconds, and curve.
  @available(*, deprecated, message: "Use linear(duration:), easeIn(duration:), easeOut(duration:) or easeInOut(duration:).")
  public static func basic(duration: Double = 0.35, curve: BasicAnimationTimingCurve = .easeInOut) -> Animation {
    switch curve {
    case .linear: .linear(duration: duration)
    case .easeIn: .easeIn(duration: duration)
    case .easeOut: .easeOut(duration: duration)
    case .easeInOut: .easeInOut(duration: duration)
    }
  }

  /// Returns a spring that continues with the current velocity. `response` is the spring's response time, in seconds.
  @available(*, deprecated, renamed: "spring(response:dampingFraction:blendDuration:)")
  public static func fluidSpring(
    response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0, timestep: Double = 1.0 / 300.0,
    idleThreshold: Double = 0.05
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a spring with the given stiffness and a mass of 1 that continues with the current velocity.
  @available(*, deprecated, renamed: "spring(response:dampingFraction:blendDuration:)")
  public static func fluidSpring(
    stiffness: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0, timestep: Double = 1.0 / 300.0,
    idleThreshold: Double = 0.05
  ) -> Animation {
    .spring(response: stiffness > 0 ? 2 * .pi / stiffness.squareRoot() : 0, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a spring with physical parameters.
  @available(*, deprecated, renamed: "interpolatingSpring(mass:stiffness:damping:initialVelocity:)")
  public static func spring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }
}
