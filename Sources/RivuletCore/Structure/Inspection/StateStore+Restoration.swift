extension StateStore {
  /// Ends the restoration when the app has started, and discards the values of properties that no longer exist.
  ///
  /// - Returns: Sentences that describe state that wasn't restored.
  package func endRestoration(of app: AppRuntime) -> [String] {
    guard let restoration else { return [] }
    let shown = Set(AppInspection(app).bodies.map { IdentityText.name(of: $0.type) })
    let known = knownProperties
    return restoration.end { value in
      if known.contains("\(value.view).\(value.property)") { return false }
      return shown.contains(value.view) || !IdentityText.isType(value.view)
    }
  }
}
