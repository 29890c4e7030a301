import RivuletGraph

/// The payload of one case of a value, kept at its last value while the value shows another case.
@MainActor
struct PayloadRule<Whole, Part>: @MainActor Rule {
  let whole: Attribute<Whole>
  let extract: @MainActor (Whole) -> Part?

  init(whole: Attribute<Whole>, extract: @escaping @MainActor (Whole) -> Part?) {
    self.whole = whole
    self.extract = extract
  }

  mutating func update(_ output: borrowing RuleOutput<Part>) {
    if let part = extract(whole.value) { output.set(part) }
  }

  static func areEqual(_ lhs: Part, _ rhs: Part) -> Bool { ViewComparison.areEqual(lhs, rhs) }
}

/// The view inside an `AnyView`, kept at its last value once another type is shown.
@MainActor
struct AnyViewContent<Content: View>: @MainActor Rule {
  let view: Attribute<AnyView>

  mutating func update(_ output: borrowing RuleOutput<Content>) {
    if let storage = view.value.storage as? TypedViewStorage<Content> { output.set(storage.content) }
  }

  static func areEqual(_ lhs: Content, _ rhs: Content) -> Bool { ViewComparison.areEqual(lhs, rhs) }
}
