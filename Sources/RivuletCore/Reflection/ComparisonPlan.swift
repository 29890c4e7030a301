import RivuletGraph

/// How two values of one type are compared, found once from the type's layout: steps that all have to agree.
///
/// Plans are kept for good, so that a plan is copied and followed without counting references.
struct ComparisonPlan {
  struct Step {
    /// In bytes from the start of the value.
    var offset: Int
    /// So many bytes are compared, without padding between them; unused if there is a comparer.
    var byteCount: Int
    var comparer: Unmanaged<ValueComparer>?
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

  static func by(_ comparer: ValueComparer) -> ComparisonPlan {
    ComparisonPlan([Step(offset: 0, byteCount: 0, comparer: Unmanaged.passRetained(comparer))])
  }

  /// No two values are the same.
  nonisolated(unsafe) static let never = by(ValueComparer())

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    for step in steps {
      let (left, right) = (lhs + step.offset, rhs + step.offset)
      if let comparer = step.comparer {
        if !comparer._withUnsafeGuaranteedRef({ $0.areEqual(left, right) }) { return false }
      } else if !haveEqualBytes(left, right, count: step.byteCount) {
        return false
      }
    }
    return true
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
    case .function: return .bits(size)
    case .metatype: return .bits(size)
    case .existential:
      guard let boundSize = ExistentialComparison.sizeOfReference(in: type, size: size) else { return .by(ExistentialComparison()) }
      return .bits(boundSize)
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

  /// The unused bytes of an enum without a payload in use are unspecified, so a payload is only read where the case has one.
  private static func trivialEnum<T>(_ type: T.Type, size: Int) -> ComparisonPlan {
    EnumCases.hasPayloads(type) ? EnumComparison.plan(for: type) : .bits(size)
  }

  static func equality(_ type: any Equatable.Type) -> ComparisonPlan {
    func open<T: Equatable>(_: T.Type) -> ComparisonPlan { .by(EquatableComparer<T>()) }
    return open(type)
  }

  private static func ownRule(_ type: any ViewComparable.Type) -> ComparisonPlan {
    func open<T: ViewComparable>(_: T.Type) -> ComparisonPlan { .by(OwnRuleComparer<T>()) }
    return open(type)
  }
}
