@testable import RivuletElements

extension Surroundings {
  /// The values of all fields as text, by name. Objects are described by their type.
  var fieldTexts: [String: String] {
    Dictionary(uniqueKeysWithValues: Mirror(reflecting: self).children.map { ($0.label ?? "", String(describing: $0.value)) })
  }
}
