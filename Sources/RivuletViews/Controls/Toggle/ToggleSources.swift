import RivuletCore

/// Several values behind one toggle.
enum ToggleSources {
  /// On if all are on; a write goes to each.
  static func all(_ sources: [Binding<Bool>]) -> Binding<Bool> {
    Binding(
      get: { sources.allSatisfy(\.wrappedValue) },
      set: { value in
        for source in sources { source.wrappedValue = value }
      })
  }

  /// Whether some are on and some are off.
  static func isMixed(_ sources: [Binding<Bool>]) -> Bool {
    let onCount = sources.count { $0.wrappedValue }
    return onCount > 0 && onCount < sources.count
  }
}
