package import RivuletGraph

extension _ViewListInputs {
  /// Returns a reader of the environment here. `sort` is shared by all rules that read roughly the same keys.
  package func environmentReader(of sort: any Any.Type) -> EnvironmentReader {
    EnvironmentReader(environment, scope.environmentSnapshot(for: sort))
  }

  /// Returns a reader of the environment here that does not share its reads with other rules.
  func singleEnvironmentReader() -> EnvironmentReader {
    let reads = EnvironmentReads(scope.environment, takingNotes: true)
    return EnvironmentReader(environment, makeSink(EnvironmentReadsRule(reads: reads)))
  }

  /// From here on, changes the environment with the modifier in an attribute.
  package mutating func changeEnvironment<Modifier: EnvironmentModifier>(by modifier: Attribute<Modifier>) {
    environment = LayerMaker.of(Modifier.self).makePlace(modifier.untyped, inside: environment, in: scope)
  }
}
