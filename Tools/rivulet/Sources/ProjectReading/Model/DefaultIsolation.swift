/// The default actor isolation of declarations without an annotation.
public enum DefaultIsolation: Hashable, Sendable {
  case nonisolated, mainActor
}
