/// The objects of a `project.pbxproj` by their identifiers.
struct ProjectObjects {
  /// All objects, by identifier.
  let all: [String: PropertyList]
  /// The identifier of the project itself.
  let root: String

  /// The object by an identifier; an empty one if there is none.
  subscript(id: String?) -> PropertyList { id.flatMap { all[$0] } ?? .dictionary([:]) }

  /// The class of the object by an identifier; empty if there is none.
  func kind(of id: String) -> String { self[id]["isa"]?.text ?? "" }

  /// The identifiers that an object has in an array.
  func ids(_ key: String, of object: PropertyList) -> [String] { object[key]?.texts ?? [] }
}
