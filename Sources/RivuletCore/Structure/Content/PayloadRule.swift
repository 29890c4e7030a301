import RivuletGraph

/// The payload of one case of a value. The rule keeps its last payload while the value is in another case.
@MainActor
struct PayloadRule<Whole, Part>: @MainActor ViewValueRule {
  let whole: Attribute<Whole>
  let extract: @MainActor (Whole) -> Part?

  init(whole: Attribute<Whole>, extract: @escaping @MainActor (Whole) -> Part?) {
    self.whole = whole
    self.extract = extract
  }

  mutating func update(_ output: borrowing RuleOutput<Part>) {
    if let part = extract(whole.value) { output.set(part) }
  }
}

/// The view inside an `AnyView`. The rule keeps its last value when the `AnyView` switches to another type.
@MainActor
struct AnyViewContent<Content: View>: @MainActor ViewValueRule {
  let view: Attribute<AnyView>

  mutating func update(_ output: borrowing RuleOutput<Content>) {
    if let storage = view.value.storage as? TypedViewStorage<Content> { output.set(storage.content) }
  }
}
