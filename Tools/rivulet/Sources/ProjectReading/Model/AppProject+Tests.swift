extension AppProject {
  /// The targets with unit tests of an app: those that depend on it or name it as their host, and those of no app at all.
  public func unitTests(of app: AppTarget) -> [AppTarget] {
    tests(of: app, kind: .unitTests).filter { !$0.sources.isEmpty }
  }

  /// The targets with tests that drive an app from outside.
  public func uiTests(of app: AppTarget) -> [AppTarget] { tests(of: app, kind: .uiTests) }

  /// The targets of a kind whose app is this one, or that have none.
  private func tests(of app: AppTarget, kind: TargetKind) -> [AppTarget] {
    let others = targets.filter { $0.kind == .application && $0.name != app.name }
    return targets.filter { target in
      target.kind == kind && (target.isTest(of: app) || !others.contains { target.isTest(of: $0) })
    }
  }
}

extension AppTarget {
  /// True if this target depends on an app, or has it as the program that tests run in.
  fileprivate func isTest(of app: AppTarget) -> Bool {
    if dependencies.contains(app.name) || settings["TEST_TARGET_NAME"] == app.name { return true }
    return settings["TEST_HOST"]?.contains("/\(app.productName).app/") == true
  }
}
