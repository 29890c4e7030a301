/// Decides whether two values of a view type are the same as far as updating goes (B2).
///
/// The policy is found once per type: trivial values field by field in memory whatever their `==` says (B2.02), other
/// `Equatable` values by `==`, everything else field by field with the same rule; references by identity (B2.06), closures by
/// their code and context (B2.07).
package enum ViewComparison {
  @exclusivity(unchecked) nonisolated(unsafe) private static var plans = TypeTable<ComparisonPlan>()
  /// What was asked for last: rows of one type are compared one after the other.
  @exclusivity(unchecked) nonisolated(unsafe) private static var recent: (type: ObjectIdentifier, plan: ComparisonPlan)?

  /// The addresses of the objects that views watch and that have announced a change in the turn that runs. A turn inside another one has its own.
  @exclusivity(unchecked) nonisolated(unsafe) static var changedObjects: Set<UInt> = []

  /// Whether `lhs` and `rhs` count as the same view value.
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
    // A type that contains itself (through an indirect enum) must find something while its own plan is being made.
    plans[type] = .never
    let made = ComparisonPlan.make(for: type)
    plans[type] = made
    return made
  }
}

extension ViewComparison {
  /// How written values are compared, by type.
  @exclusivity(unchecked) nonisolated(unsafe) private static var writePlans = TypeTable<ComparisonPlan>()

  /// Whether a write of `rhs` over `lhs` changes nothing (B1.12): by `==` where there is one, also for trivial values.
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

/// A type whose values say themselves whether an update must see them as different; the comparison never looks inside.
package protocol ViewComparable {
  /// Whether a view that stores `lhs` may keep its body when it is handed `rhs`.
  static func areSameInput(_ lhs: Self, _ rhs: Self) -> Bool
}
