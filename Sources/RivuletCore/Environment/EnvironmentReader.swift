/// What a rule reads the environment through: where it stands and of which sort it is.
///
/// Readers of a sort share what they have asked the root for, so a sort should read much the same. Made when structure is built, before
/// the rule that reads.
package struct EnvironmentReader {
  private let layer: EnvironmentLayer?
  private let reads: EnvironmentReads

  init(inside layer: EnvironmentLayer?, _ reads: EnvironmentReads) {
    self.layer = layer
    self.reads = reads
  }

  /// The environment; the running rule depends on the keys that it reads of it.
  package var values: EnvironmentValues { EnvironmentValues(inside: layer, reads.snapshot) }

  /// Graph clock at the last change of something that was read, for a reader that is alone in its sort.
  var changedAt: UInt64 { reads.changedAt }
}

extension _ViewListInputs {
  /// A reader of the environment here; `sort` is shared with all that read much the same.
  package func environmentReader(of sort: any Any.Type) -> EnvironmentReader {
    EnvironmentReader(inside: environment.layer, environment.root.reads(of: sort))
  }

  /// A reader of the environment here that is a sort of its own.
  func singleEnvironmentReader() -> EnvironmentReader {
    EnvironmentReader(inside: environment.layer, EnvironmentReads(ofOneReaderIn: self))
  }
}
