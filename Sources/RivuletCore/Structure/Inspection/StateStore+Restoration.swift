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

  /// Returns the state of all live views of an app, for use in another process. Also names the objects that the app's views use without
  /// owning them, such as those in the environment, because another process creates them anew.
  package func save(of app: AppRuntime) -> SavedState {
    var saved = save()
    let inspection = AppInspection(app)
    for source in inspection.sources {
      guard let object = source.object, inspection.body(numbered: source.holders[0])?.isOwn == true else { continue }
      let names = [source.name] + source.holderNames(in: inspection)
      if names.contains(where: { name in saved.dropped.contains { $0.contains(".\(name): ") } }) { continue }
      saved.dropped.append("\(source.name): \(_typeName(type(of: object), qualified: false)) is not codable")
    }
    return saved
  }
}
