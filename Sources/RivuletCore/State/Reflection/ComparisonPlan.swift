import RivuletGraph

/// The steps for comparing two values of one type, derived once from the type's layout. The values are equal if they agree in every step.
///
/// Plans are never freed, so a plan can be copied and used without counting references.
struct ComparisonPlan {
  struct Step {
    /// The byte offset from the start of the value.
    var offset: Int
    /// The number of contiguous bytes to compare, excluding padding. For a step with a comparer, equal bytes prove that the value is
    /// unchanged, whereas `==` may also return true for a different value.
    var byteCount: Int
    var comparer: Unmanaged<ValueComparer>?

    /// Returns true if this step finds the values equal.
    @inline(__always) func agrees(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
      let (left, right) = (lhs + offset, rhs + offset)
      guard let comparer else { return haveEqualBytes(left, right, count: byteCount) }
      return comparer._withUnsafeGuaranteedRef { $0.areEqual(left, right) }
    }

    /// Returns true if the compared bytes are equal. For a step with a comparer, equal bytes prove that the value is unchanged.
    @inline(__always) func hasSameBytes(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
      comparer == nil || haveEqualBytes(lhs + offset, rhs + offset, count: byteCount)
    }

    /// Returns the range from the first differing byte through the last, for a step that only compares bytes; nil for other steps.
    func differingBytes(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Range<Int>? {
      guard comparer == nil else { return nil }
      var (lower, upper) = (offset, offset + byteCount)
      while upper - lower > 8, haveEqualBytes(lhs + lower, rhs + lower, count: 8) { lower += 8 }
      while upper - lower > 1, haveEqualBytes(lhs + lower, rhs + lower, count: 1) { lower += 1 }
      while upper - lower > 8, haveEqualBytes(lhs + upper - 8, rhs + upper - 8, count: 8) { upper -= 8 }
      while upper - lower > 1, haveEqualBytes(lhs + upper - 1, rhs + upper - 1, count: 1) { upper -= 1 }
      return lower..<upper
    }

    /// Returns true if the two values are interchangeable for every reader.
    @inline(__always) func isUntouched(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
      comparer != nil && byteCount > 0 ? hasSameBytes(lhs, rhs) : agrees(lhs, rhs)
    }
  }

  let steps: UnsafeBufferPointer<Step>

  private init(_ steps: [Step]) {
    let kept = UnsafeMutableBufferPointer<Step>.allocate(capacity: steps.count)
    _ = kept.initialize(from: steps)
    self.steps = UnsafeBufferPointer(kept)
  }

  private static func bits(_ count: Int) -> ComparisonPlan {
    ComparisonPlan(count == 0 ? [] : [Step(offset: 0, byteCount: count)])
  }

  static func by(_ comparer: ValueComparer, sameBytes: Int = 0) -> ComparisonPlan {
    ComparisonPlan([Step(offset: 0, byteCount: sameBytes, comparer: Unmanaged.passRetained(comparer))])
  }

  /// A plan in which no two values are equal.
  nonisolated(unsafe) static let never = by(ValueComparer())

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    for step in steps where !step.agrees(lhs, rhs) { return false }
    return true
  }

  /// Returns the part in which two values may differ, from the first difference to the last; nil if the values are equal. Calls the `==` of
  /// an app-defined type at most once.
  @inline(__always) func differingPart(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> ByteSpan? {
    for index in steps.indices where !steps[index].agrees(lhs, rhs) { return touchedPart(lhs, rhs, differingAt: index) }
    return nil
  }

  @inline(never) private func touchedPart(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, differingAt known: Int) -> ByteSpan {
    var (first, last) = (0, steps.count - 1)
    while first < known, steps[first].hasSameBytes(lhs, rhs) { first += 1 }
    while last > known, steps[last].isUntouched(lhs, rhs) { last -= 1 }
    let end = last < steps.count - 1 ? steps[last + 1].offset : Int(UInt32.max)
    return ByteSpan(
      from: steps[first].differingBytes(lhs, rhs)?.lowerBound ?? steps[first].offset,
      to: steps[last].differingBytes(lhs, rhs)?.upperBound ?? end)
  }
}

extension ComparisonPlan {
  static func make(for type: any Any.Type) -> ComparisonPlan {
    func open<T>(_: T.Type) -> ComparisonPlan { make(T.self) }
    return _openExistential(type, do: open)
  }

  private static func make<T>(_ type: T.Type) -> ComparisonPlan {
    let size = MemoryLayout<T>.size
    if size == 0 { return .bits(0) }
    if let comparable = type as? any ViewComparable.Type { return ownRule(comparable) }
    let kind = ValueKind(type)
    if _isPOD(type) {
      if kind == .structure || kind == .tuple { return fieldwise(type, size: size) }
      if kind == .optional || kind == .enumeration { return trivialEnum(type, size: size) }
      return .bits(size)
    }
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    switch kind {
    case .structure, .tuple: return fieldwise(type, size: size)
    case .enumeration, .optional: return EnumComparison.plan(for: type)
    case .classReference: return .bits(size)
    case .function: return .by(ClosureComparer(), sameBytes: size)
    case .metatype: return .bits(size)
    case .existential:
      if let boundSize = ExistentialComparison.sizeOfReference(in: type, size: size) { return .bits(boundSize) }
      return .by(ExistentialComparison(), sameBytes: size)
    case .other: return .never
    }
  }

  private static func fieldwise<T>(_ type: T.Type, size: Int) -> ComparisonPlan {
    let layout = FieldLayout.of(type).fields
    if layout.isEmpty { return _isPOD(type) ? .bits(size) : .never }
    var steps: [Step] = []
    for field in layout {
      for var step in ViewComparison.plan(for: field.type).steps {
        step.offset += field.offset
        if step.comparer == nil, let last = steps.last, last.comparer == nil, step.offset == last.offset + last.byteCount {
          steps[steps.count - 1].byteCount += step.byteCount
        } else {
          steps.append(step)
        }
      }
    }
    return ComparisonPlan(steps)
  }

  /// Returns the plan for a trivial enum. The unused bytes of a value without a payload are unspecified, so a payload is compared only if
  /// the case has one.
  private static func trivialEnum<T>(_ type: T.Type, size: Int) -> ComparisonPlan {
    EnumCases.hasPayloads(type) ? EnumComparison.plan(for: type) : .bits(size)
  }

  static func equality(_ type: any Equatable.Type) -> ComparisonPlan {
    func open<T: Equatable>(_: T.Type) -> ComparisonPlan {
      .by(EquatableComparer<T>(), sameBytes: type is any ExactlyEquatable.Type ? 0 : MemoryLayout<T>.size)
    }
    return open(type)
  }

  private static func ownRule(_ type: any ViewComparable.Type) -> ComparisonPlan {
    func open<T: ViewComparable>(_: T.Type) -> ComparisonPlan { .by(OwnRuleComparer<T>()) }
    return open(type)
  }
}

/// A type whose `==` returns true only for indistinguishable values, even at the ends of a chain of equal values.
package protocol ExactlyEquatable: Equatable {}

extension String: ExactlyEquatable {}

/// Compares two closures by their code and context (B2.07).
///
/// A closure that captures only a single object uses that object as its context, so it compares equal regardless of the object's contents.
/// Such a closure is therefore considered different in any turn in which the object has announced a change.
final class ClosureComparer: ValueComparer {
  /// Returns the address that identifies an object as a closure's context.
  static func address(of object: AnyObject) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }

  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    guard haveEqualBytes(lhs, rhs, count: 2 * MemoryLayout<UInt>.size) else { return false }
    if ViewComparison.changedObjects.isEmpty { return true }
    return !ViewComparison.changedObjects.contains(lhs.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self))
  }
}
