/// Merging the projects in a workspace.
extension AppProject {
  /// Adds the targets, packages, and problems of a nested project. Targets whose names are already in use are omitted.
  mutating func merge(_ other: AppProject) {
    let names = Set(targets.map(\.name))
    targets += other.targets.filter { !names.contains($0.name) }
    packages += other.packages.filter { !packages.contains($0) }
    configurations += other.configurations.filter { !configurations.contains($0) }
    languages += other.languages.filter { !languages.contains($0) }
    problems += other.problems
  }
}
