/// An uncounted reference to an open window, because each turn queries a window several times (bar 4). The window removes the reference
/// when it closes.
struct WindowReference {
  /// The identity of the window, which can be used after the window no longer exists.
  let id: ObjectIdentifier
  private let reference: Unmanaged<ViewTree>

  @MainActor init(_ tree: ViewTree) {
    id = ObjectIdentifier(tree)
    reference = .passUnretained(tree)
  }

  /// The window, as a counted reference.
  var tree: ViewTree { reference.takeUnretainedValue() }

  /// Lends the window without counting references.
  func lend<Result>(_ body: (ViewTree) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }
}
