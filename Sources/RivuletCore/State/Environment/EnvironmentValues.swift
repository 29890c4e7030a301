/// The values that pass from a view to its descendants (B8.01).
///
/// Values written to a copy stay in that copy. Other values are looked up in the copy's tree. The lookup starts with the innermost layer
/// that changes the view's environment, continues outward, and ends at the root. A rule that looks up a key depends on that key alone
/// (B3.41, B3.44).
public struct EnvironmentValues: CustomStringConvertible {
  private(set) var written = EnvironmentEntries()
  /// The innermost layer that changes the reader's environment.
  let layer: EnvironmentLayer?
  /// The entries at the root; nil for values that don't belong to a tree.
  let snapshot: EnvironmentSnapshot?

  public nonisolated init() {
    layer = nil
    snapshot = nil
  }

  /// Creates the values inside `layer`, or at the root if `layer` is nil.
  init(inside layer: EnvironmentLayer?, _ snapshot: EnvironmentSnapshot) {
    self.layer = layer
    self.snapshot = snapshot
  }

  /// The value for a custom key, or the key's default value if no ancestor sets one.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let entry = entry(for: ObjectIdentifier(K.self)) else { return K.defaultValue }
      return entry.typed(K.self).value
    }
    set { written.write(TypedEnvironmentEntry<K>(newValue), for: ObjectIdentifier(K.self)) }
  }

  /// The written values, newest first, including overwritten values. A rule that reads the description depends on all keys.
  public var description: String {
    "[" + writes().map { "EnvironmentPropertyKey<\($0.keyType)> = \($0.anyValue)" }.joined(separator: ", ") + "]"
  }

  private func entry(for key: ObjectIdentifier) -> EnvironmentEntry? {
    if !written.isEmpty, let entry = written[key] { return entry }
    guard let layer else { return snapshot?.entry(for: key) }
    guard let snapshot else { return nil }
    return layer.entry(for: key, snapshot)
  }
}

extension EnvironmentValues {
  /// Returns all writes, from the newest, made to the copy itself, to those at the root.
  private func writes() -> [EnvironmentEntry] {
    var writes = Array(written.writes.reversed())
    guard let snapshot else { return writes }
    var next = layer
    var endsAtRoot = true
    while let layer = next {
      var own: [EnvironmentEntry] = []
      layer.forEach(readBy: snapshot.reads) { own.append($1) }
      writes += own.reversed()
      if layer.isOpaque { endsAtRoot = false }
      next = layer.isOpaque ? nil : layer.outer
    }
    if endsAtRoot {
      var own: [EnvironmentEntry] = []
      snapshot.forEachAtRoot { own.append($1) }
      writes += own.reversed()
    }
    return writes
  }

  /// Returns the entries for all keys that are set, at any level. The running rule depends on all of them.
  func flattened() -> EnvironmentEntries {
    var entries = EnvironmentEntries()
    guard let snapshot else { return written }
    var layers: [EnvironmentLayer] = []
    var next = layer
    while let layer = next {
      layers.append(layer)
      next = layer.isOpaque ? nil : layer.outer
    }
    if layers.last?.isOpaque != true {
      snapshot.forEachAtRoot { entries.set($1, for: $0) }
    }
    for layer in layers.reversed() {
      layer.forEach(readBy: snapshot.reads) { entries.set($1, for: $0) }
    }
    written.forEach { entries.set($1, for: $0) }
    return entries
  }

  /// Returns true if both look up values at the same position, regardless of the values written to the copies.
  func hasSameOrigin(as other: EnvironmentValues) -> Bool {
    layer === other.layer && snapshot?.reads === other.snapshot?.reads
  }

  /// Returns true if every key has the same value in both.
  package func isSame(as other: EnvironmentValues) -> Bool {
    if hasSameOrigin(as: other), snapshot === other.snapshot { return written.isSame(as: other.written) }
    return flattened().isSame(as: other.flattened())
  }
}

extension EnvironmentValues: ViewComparable {
  package static func areSameInput(_ lhs: EnvironmentValues, _ rhs: EnvironmentValues) -> Bool { lhs.isSame(as: rhs) }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

extension EnvironmentValues {
  /// Returns an object that `make` derives from the environment alone.
  ///
  /// Readers of a kind share one object if no layer between them and the root sets a key that they read. `make` must return equal results
  /// for all of these readers, so each kind of reader derives one kind of object.
  @inlinable package func derived<D: AnyObject>(_ make: (EnvironmentValues) -> D) -> D {
    sharedDerived(make).map { $0 as! D } ?? make(self)
  }

  @usableFromInline func sharedDerived(_ make: (EnvironmentValues) -> AnyObject) -> AnyObject? {
    guard written.isEmpty, let derived = snapshot?.derived(make) else { return nil }
    // Creating the object determines the keys that are read.
    if let layer, snapshot?.isUntouched(by: layer) != true { return nil }
    return derived
  }
}
