/// The objects in a `project.pbxproj` file.
struct ProjectObjects {
  /// All objects, keyed by identifier.
  let all: [String: PropertyList]
  /// The identifier of the project itself.
  let root: String

  /// The object with the given identifier, or an empty object if there is none.
  subscript(id: String?) -> PropertyList { id.flatMap { all[$0] } ?? .dictionary([:]) }

  /// Returns the class of the object with the given identifier, or an empty string if there is none.
  func kind(of id: String) -> String { self[id]["isa"]?.text ?? "" }

  /// Returns the identifiers in an array of an object.
  func ids(_ key: String, of object: PropertyList) -> [String] { object[key]?.texts ?? [] }
}
