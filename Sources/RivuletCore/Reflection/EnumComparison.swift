/// Compares two enum values case by case, and their payloads by the payload type's own plan.
struct EnumComparison {
  private let witnesses: EnumWitnesses
  private let payloads: [ComparisonPlan]
  private let size: Int
  private let alignment: Int
  private let copy: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private let destroy: (UnsafeMutableRawPointer) -> Void

  static func plan<T>(for type: T.Type) -> ComparisonPlan {
    guard let payloadTypes = payloadTypes(of: type) else { return .never }
    return .enumeration(
      EnumComparison(
        witnesses: EnumWitnesses(type),
        payloads: payloadTypes.map { ViewComparison.plan(for: $0) },
        size: MemoryLayout<T>.size,
        alignment: MemoryLayout<T>.alignment,
        copy: { $0.initializeMemory(as: T.self, to: $1.assumingMemoryBound(to: T.self).pointee) },
        destroy: { $0.assumingMemoryBound(to: T.self).deinitialize(count: 1) }))
  }

  static func hasPayloads<T>(_ type: T.Type) -> Bool {
    payloadTypes(of: type).map { !$0.isEmpty } ?? true
  }

  /// The payload types in the runtime's order; nil where a payload is boxed (an indirect case) or cannot be named.
  private static func payloadTypes<T>(of type: T.Type) -> [any Any.Type]? {
    if ValueKind(type) == .optional {
      guard let optional = type as? any OptionalValue.Type else { return nil }
      return [optional.wrappedType]
    }
    return EnumCases.payloadTypes(of: type)
  }

  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let tag = witnesses.tag(of: lhs)
    guard tag == witnesses.tag(of: rhs) else { return false }
    guard tag < payloads.count else { return true }
    let left = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
    let right = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: alignment)
    copy(left, lhs)
    copy(right, rhs)
    witnesses.project(left)
    witnesses.project(right)
    let same = payloads[tag].areEqual(left, right)
    witnesses.inject(left, tag: tag)
    witnesses.inject(right, tag: tag)
    destroy(left)
    destroy(right)
    left.deallocate()
    right.deallocate()
    return same
  }
}

/// Names the wrapped type of an optional whose type is only known at run time.
protocol OptionalValue {
  static var wrappedType: any Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrappedType: any Any.Type { Wrapped.self }
}
