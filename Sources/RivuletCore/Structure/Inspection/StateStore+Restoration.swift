extension StateStore {
  /// Ends the restoration at the start of an app, and discards the values of properties that no longer exist.
  ///
  /// - Returns: Sentences about state that was not restored.
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
