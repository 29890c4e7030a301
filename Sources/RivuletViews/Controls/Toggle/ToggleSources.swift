import RivuletCore

/// The values of a toggle for several values.
enum ToggleSources {
  /// Returns a binding that is on if all sources are on, and that writes to each source.
  static func all(_ sources: [Binding<Bool>]) -> Binding<Bool> {
    Binding(
      get: { sources.allSatisfy(\.wrappedValue) },
      set: { value in
        for source in sources { source.wrappedValue = value }
      })
  }

  /// Returns true if some sources are on and some are off.
  static func isMixed(_ sources: [Binding<Bool>]) -> Bool {
    let onCount = sources.count { $0.wrappedValue }
    return onCount > 0 && onCount < sources.count
  }
}
