/// The actor that declarations without an annotation belong to.
public enum DefaultIsolation: Hashable, Sendable {
  case nonisolated, mainActor
}
