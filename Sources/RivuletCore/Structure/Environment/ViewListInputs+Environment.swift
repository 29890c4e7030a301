package import RivuletGraph

extension _ViewListInputs {
  /// Returns a reader of the environment at this position. Rules that read roughly the same keys share a `sort`.
  package func environmentReader(of sort: any Any.Type) -> EnvironmentReader {
    EnvironmentReader(environment, scope.environmentSnapshot(for: sort))
  }

  /// Returns a reader of the environment at this position that doesn't share its reads with other rules.
  func singleEnvironmentReader() -> EnvironmentReader {
    let reads = EnvironmentReads(scope.environment, recordsReads: true)
    return EnvironmentReader(environment, makeSink(EnvironmentReadsRule(reads: reads)))
  }

  /// Applies the modifier in an attribute to the environment of everything built from these inputs.
  package mutating func changeEnvironment<Modifier: EnvironmentModifier>(by modifier: Attribute<Modifier>) {
    environment = LayerMaker.of(Modifier.self).makePlace(modifier.untyped, inside: environment, in: scope)
  }
}
