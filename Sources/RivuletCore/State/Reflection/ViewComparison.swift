/// Compares two values of a view type for updates (B2).
///
/// The comparison plan is determined once per type. Trivial values are compared field by field in memory, regardless of their `==` (B2.02).
/// Other `Equatable` values are compared with `==`, and all remaining values are compared field by field according to the same rules.
/// References are compared by identity (B2.06), and closures by their code and context (B2.07).
package enum ViewComparison {
  nonisolated(unsafe) private static var plans = TypeTable<ComparisonPlan>()
  /// The result of the most recent lookup, because rows of one type are compared in succession.
  nonisolated(unsafe) private static var recent: (type: ObjectIdentifier, plan: ComparisonPlan)?

  /// The addresses of observed objects that have announced a change in the current turn. A nested turn has its own set.
  nonisolated(unsafe) static var changedObjects: Set<UInt> = []

  /// Returns true if `lhs` and `rhs` are equal as view values.
  package static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    let plan = plan(for: Value.self)
    return withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in plan.areEqual(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs)) }
    }
  }

  @inline(__always) static func plan(for type: any Any.Type) -> ComparisonPlan {
    if let recent, recent.type == ObjectIdentifier(type) { return recent.plan }
    let plan = findPlan(for: type)
    recent = (ObjectIdentifier(type), plan)
    return plan
  }

  @inline(never) private static func findPlan(for type: any Any.Type) -> ComparisonPlan {
    if let known = plans[type] { return known }
    // A type that contains itself, through an indirect enum, must find a plan while its own plan is being created.
    plans[type] = .never
    let made = ComparisonPlan.make(for: type)
    plans[type] = made
    return made
  }
}

extension ViewComparison {
  /// Returns the names of the stored properties in which two values differ, in declaration order; empty for types without stored
  /// properties.
  package static func namesOfDifferingFields<Value>(of lhs: Value, and rhs: Value) -> [String] {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in
        FieldLayout.of(Value.self).fields.compactMap { field in
          let (left, right) = (UnsafeRawPointer(lhs) + field.offset, UnsafeRawPointer(rhs) + field.offset)
          return plan(for: field.type).areEqual(left, right) ? nil : field.name
        }
      }
    }
  }
}

extension ViewComparison {
  /// The plans for comparing written values, keyed by type.
  nonisolated(unsafe) private static var writePlans = TypeTable<ComparisonPlan>()

  /// Returns true if writing `rhs` over `lhs` has no effect (B1.12). The values are compared with `==` if available, even if they're
  /// trivial.
  static func isSameWrite<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    let plan = writePlan(for: Value.self)
    return withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in plan.areEqual(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs)) }
    }
  }

  private static func writePlan(for type: any Any.Type) -> ComparisonPlan {
    if let known = writePlans[type] { return known }
    let made = (type as? any Equatable.Type).map(ComparisonPlan.equality) ?? plan(for: type)
    writePlans[type] = made
    return made
  }
}

/// A type with its own rule for determining whether an update treats two values as different. The comparison doesn't inspect the type's
/// contents.
package protocol ViewComparable {
  /// Returns true if a view that stores `lhs` can keep its body when `rhs` replaces it.
  static func areSameInput(_ lhs: Self, _ rhs: Self) -> Bool
}
