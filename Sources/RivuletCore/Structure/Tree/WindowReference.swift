/// An unretained reference to an open window. The reference isn't counted, because each turn queries a window several times (bar 4). The
/// window removes the reference when it closes.
struct WindowReference {
  /// The identity of the window, which remains valid after the window is freed.
  let id: ObjectIdentifier
  private let reference: Unmanaged<ViewTree>

  @MainActor init(_ tree: ViewTree) {
    id = ObjectIdentifier(tree)
    reference = .passUnretained(tree)
  }

  /// A retained reference to the window.
  var tree: ViewTree { reference.takeUnretainedValue() }

  /// Calls `body` with the window, without retaining it.
  func lend<Result>(_ body: (ViewTree) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }
}
