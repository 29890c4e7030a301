/// The objects of a `project.pbxproj` by their identifiers.
struct ProjectObjects {
  /// All objects, by identifier.
  let all: [String: PropertyList]
  /// The identifier of the project itself.
  let root: String

  /// The object with an identifier; an empty object if there is none.
  subscript(id: String?) -> PropertyList { id.flatMap { all[$0] } ?? .dictionary([:]) }

  /// Returns the class of the object with an identifier; empty if there is none.
  func kind(of id: String) -> String { self[id]["isa"]?.text ?? "" }

  /// Returns the identifiers in one of an object's arrays.
  func ids(_ key: String, of object: PropertyList) -> [String] { object[key]?.texts ?? [] }
}
