import RivuletGraph

/// The payload of one case of a value. It keeps its last payload while the value is in another case.
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

/// The view inside an `AnyView`. It keeps its last value after another type is shown.
@MainActor
struct AnyViewContent<Content: View>: @MainActor ViewValueRule {
  let view: Attribute<AnyView>

  mutating func update(_ output: borrowing RuleOutput<Content>) {
    if let storage = view.value.storage as? TypedViewStorage<Content> { output.set(storage.content) }
  }
}
