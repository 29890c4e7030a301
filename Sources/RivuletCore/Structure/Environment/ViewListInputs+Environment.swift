package import RivuletGraph

extension _ViewListInputs {
  /// Returns a reader of the environment here. `sort` is shared by all rules that read about the same keys.
  package func environmentReader(of sort: any Any.Type) -> EnvironmentReader {
    EnvironmentReader(environment, scope.environmentSnapshot(for: sort))
  }

  /// Returns a reader of the environment here with a sort of its own.
  func singleEnvironmentReader() -> EnvironmentReader {
    let reads = EnvironmentReads(scope.environment, takingNotes: true)
    return EnvironmentReader(environment, makeSink(EnvironmentReadsRule(reads: reads)))
  }

  /// Changes the environment from here on by the modifier in an attribute.
  package mutating func changeEnvironment<Modifier: EnvironmentModifier>(by modifier: Attribute<Modifier>) {
    environment = LayerMaker.of(Modifier.self).makePlace(modifier.untyped, inside: environment, in: scope)
  }
}
