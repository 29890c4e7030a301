/// Compares two enum values case by case. Compares payloads according to the payload type's plan.
final class EnumComparison<T>: ValueComparer {
  private let witnesses: EnumWitnesses
  private let payloads: [ComparisonPlan]
  /// True if a payload's layout inside the enum is the same as outside. If several cases have payloads, the payloads' spare bits encode the
  /// case.
  private let keepsPayloads: Bool

  private init(_ payloads: [ComparisonPlan]) {
    witnesses = EnumWitnesses(T.self)
    self.payloads = payloads
    keepsPayloads = payloads.count == 1
  }

  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let tag = witnesses.tag(of: lhs)
    guard tag == witnesses.tag(of: rhs) else { return false }
    guard tag < payloads.count else { return true }
    return keepsPayloads ? payloads[tag].areEqual(lhs, rhs) : haveEqualPayloads(lhs, rhs, tag: tag)
  }

  /// Compares copies of the payloads, because extracting a payload destroys the enum value.
  private func haveEqualPayloads(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, tag: Int) -> Bool {
    withUnsafeTemporaryAllocation(of: T.self, capacity: 2) { copies in
      _ = copies.initialize(
        from: [lhs.assumingMemoryBound(to: T.self).pointee, rhs.assumingMemoryBound(to: T.self).pointee])
      let (left, right) = (UnsafeMutableRawPointer(copies.baseAddress!), UnsafeMutableRawPointer(copies.baseAddress! + 1))
      witnesses.project(left)
      witnesses.project(right)
      let same = payloads[tag].areEqual(left, right)
      witnesses.inject(left, tag: tag)
      witnesses.inject(right, tag: tag)
      copies.deinitialize()
      return same
    }
  }
}

extension EnumComparison {
  static func plan(for type: T.Type) -> ComparisonPlan {
    guard let payloadTypes = EnumCases.payloadTypes(of: type) else { return .never }
    return .by(EnumComparison(payloadTypes.map { ViewComparison.plan(for: $0) }), sameBytes: MemoryLayout<T>.size)
  }
}
