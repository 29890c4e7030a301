import Foundation
import RivuletDrawing
import RivuletGeometry

/// A random number generator that gives the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<CGFloat> = -100...100) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func chance(_ probability: Double = 0.5) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  mutating func index(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &self)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[index(values.count)]
  }

  mutating func point() -> CGPoint {
    CGPoint(x: number(), y: number())
  }

  mutating func rect() -> CGRect {
    CGRect(x: number(), y: number(), width: number(1...80), height: number(1...80))
  }
}
