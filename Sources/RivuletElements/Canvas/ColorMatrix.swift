package import RivuletDrawing

/// A colour transformation matrix. Each new channel is a weighted sum of the old channels and a constant (documentation).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct ColorMatrix: Equatable, Sendable {
  /// The coefficients of red, green, blue and opacity in the new red, and its constant term.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The coefficients of red, green, blue and opacity in the new green, and its constant term.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The coefficients of red, green, blue and opacity in the new blue, and its constant term.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The coefficients of red, green, blue and opacity in the new opacity, and its constant term.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the identity matrix.
  @inlinable public init() {}

  /// The matrix for premultiplied colours. Clear pixels stay clear.
  package var resolved: RivuletDrawing.ColorMatrix {
    func row(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float, _ constant: Float) -> SIMD4<Double> {
      func sound(_ number: Float) -> Double { number.isFinite ? Double(number) : 0 }
      return SIMD4(sound(red), sound(green), sound(blue), sound(opacity) + sound(constant))
    }
    return RivuletDrawing.ColorMatrix(
      red: row(r1, r2, r3, r4, r5), green: row(g1, g2, g3, g4, g5), blue: row(b1, b2, b3, b4, b5), opacity: row(a1, a2, a3, a4, a5))
  }
}
