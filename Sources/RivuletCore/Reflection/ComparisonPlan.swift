/// How two values of one type are compared, found once from the type's layout.
indirect enum ComparisonPlan {
  typealias Comparer = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// So many bytes, without padding between them.
  case bits(Int)
  /// A function that knows the type: `==` or a type's own rule.
  case function(Comparer)
  case fields([(offset: Int, plan: ComparisonPlan)])
  /// Cases first, payloads after, by the runtime's case numbers.
  case enumeration(EnumComparison)
  /// A container of any type with `size` bytes.
  case existential
  /// No two values are the same.
  case never

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    switch self {
    case .bits(let count):
      return Self.haveEqualBytes(lhs, rhs, count: count)
    case .function(let compare):
      return compare(lhs, rhs)
    case .fields(let fields):
      for field in fields where !field.plan.areEqual(lhs + field.offset, rhs + field.offset) { return false }
      return true
    case .enumeration(let comparison):
      return comparison.areEqual(lhs, rhs)
    case .existential:
      return ExistentialComparison.areEqual(lhs, rhs)
    case .never:
      return false
    }
  }

  private static func haveEqualBytes(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> Bool {
    var index = 0
    while index + 8 <= count {
      if lhs.loadUnaligned(fromByteOffset: index, as: UInt64.self) != rhs.loadUnaligned(fromByteOffset: index, as: UInt64.self) {
        return false
      }
      index += 8
    }
    while index < count {
      if lhs.load(fromByteOffset: index, as: UInt8.self) != rhs.load(fromByteOffset: index, as: UInt8.self) { return false }
      index += 1
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
    case .existential: return ExistentialComparison.plan(for: type, size: size)
    case .other: return .never
    }
  }

  private static func fieldwise<T>(_ type: T.Type, size: Int) -> ComparisonPlan {
    let layout = FieldLayout.of(type).fields
    if layout.isEmpty { return _isPOD(type) ? .bits(size) : .never }
    var fields: [(offset: Int, plan: ComparisonPlan)] = []
    var bitsEnd = -1
    for field in layout {
      let plan = ViewComparison.plan(for: field.type)
      if case .bits(let count) = plan {
        if count == 0 { continue }
        if field.offset == bitsEnd, let last = fields.last, case .bits(let before) = last.plan {
          fields[fields.count - 1].plan = .bits(before + count)
          bitsEnd += count
          continue
        }
        bitsEnd = field.offset + count
      } else {
        bitsEnd = -1
      }
      fields.append((field.offset, plan))
    }
    if fields.isEmpty { return .bits(0) }
    if fields.count == 1, fields[0].offset == 0 { return fields[0].plan }
    return .fields(fields)
  }

  /// The unused bytes of an enum without a payload in use are unspecified, so a payload is only read where the case has one.
  private static func trivialEnum<T>(_ type: T.Type, size: Int) -> ComparisonPlan {
    EnumComparison.hasPayloads(type) ? EnumComparison.plan(for: type) : .bits(size)
  }

  /// By `==`.
  static func equality(_ type: any Equatable.Type) -> ComparisonPlan {
    func open<T: Equatable>(_: T.Type) -> ComparisonPlan {
      .function { lhs, rhs in
        lhs.assumingMemoryBound(to: T.self).pointee == rhs.assumingMemoryBound(to: T.self).pointee
      }
    }
    return open(type)
  }

  private static func ownRule(_ type: any ViewComparable.Type) -> ComparisonPlan {
    func open<T: ViewComparable>(_: T.Type) -> ComparisonPlan {
      .function { lhs, rhs in
        T.areSameInput(lhs.assumingMemoryBound(to: T.self).pointee, rhs.assumingMemoryBound(to: T.self).pointee)
      }
    }
    return open(type)
  }
}
