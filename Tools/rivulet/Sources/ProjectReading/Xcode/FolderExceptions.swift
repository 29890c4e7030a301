/// The membership exceptions of a target in a folder that is synchronized with the disk.
///
/// If the target contains the folder, these files are excluded from the target. Otherwise, they are the only files in the folder that
/// belong to the target.
struct FolderExceptions {
  /// The paths of the exceptions, relative to the folder.
  private let paths: Set<String>

  /// A Boolean value that indicates whether there are no exceptions.
  var isEmpty: Bool { paths.isEmpty }

  /// Finds the exceptions of a target.
  ///
  /// - Parameter phases: The identifiers of the target's build phases, whose exceptions also apply to the target.
  init(folder: String, target: String, phases: Set<String>, objects: ProjectObjects) {
    var paths: Set<String> = []
    for set in objects.ids("exceptions", of: objects[folder]).map({ objects[$0] }) {
      let isOwn =
        switch set["isa"]?.text {
        case "PBXFileSystemSynchronizedBuildFileExceptionSet": set["target"]?.text == target
        case "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet": set["buildPhase"]?.text.map(phases.contains) ?? false
        default: false
        }
      if isOwn { paths.formUnion(objects.ids("membershipExceptions", of: set)) }
    }
    self.paths = paths
  }

  /// Returns true if a file or one of its enclosing folders is an exception. The path is relative to the folder.
  func contains(_ path: String) -> Bool {
    guard !paths.isEmpty else { return false }
    if paths.contains(path) || paths.contains("/Localized: " + FilePaths.name(of: path)) && FilePaths.localization(of: path) != nil {
      return true
    }
    let localized = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    if localized != path, paths.contains("/Localized/" + localized) || paths.contains("/Localized: " + localized) { return true }
    let parts = path.split(separator: "/")
    return parts.indices.dropFirst().contains { paths.contains(parts[..<$0].joined(separator: "/")) }
  }
}
