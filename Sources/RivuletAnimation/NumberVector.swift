/// A variable number of values to animate together, such as the colours of a gradient's stops. If one vector is shorter than another, its
/// missing values are treated as zero.
package struct NumberVector: VectorArithmetic {
  package var numbers: [Double]

  package init(_ numbers: [Double] = []) {
    self.numbers = numbers
  }

  package static var zero: NumberVector { NumberVector() }

  package static func += (lhs: inout NumberVector, rhs: NumberVector) { lhs.combine(rhs, +) }
  package static func -= (lhs: inout NumberVector, rhs: NumberVector) { lhs.combine(rhs, -) }

  package static func + (lhs: NumberVector, rhs: NumberVector) -> NumberVector {
    var sum = lhs
    sum += rhs
    return sum
  }

  package static func - (lhs: NumberVector, rhs: NumberVector) -> NumberVector {
    var difference = lhs
    difference -= rhs
    return difference
  }

  private mutating func combine(_ other: NumberVector, _ operation: (Double, Double) -> Double) {
    while numbers.count < other.numbers.count { numbers.append(0) }
    for index in other.numbers.indices { numbers[index] = operation(numbers[index], other.numbers[index]) }
  }

  package mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  package static func == (lhs: NumberVector, rhs: NumberVector) -> Bool {
    let count = max(lhs.numbers.count, rhs.numbers.count)
    return (0..<count).allSatisfy { lhs.number($0) == rhs.number($0) }
  }

  private func number(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
}
