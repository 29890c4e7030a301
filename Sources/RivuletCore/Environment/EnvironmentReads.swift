/// The keys that a view has read of its whole environment (B3.44).
final class EnvironmentReads {
  private(set) var keys: Set<ObjectIdentifier> = []

  func insert(_ key: ObjectIdentifier) { keys.insert(key) }
}
