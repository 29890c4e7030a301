struct Leaf: SwiftUI.View {
  var text: String
  var body: Never { fatalError("A leaf has no body.") }
}

@propertyWrapper struct Held<Value> {
  var wrappedValue: Value
}

#Preview {
  Leaf(text: "plain")
}

#Preview("named") { Leaf(text: "na\"med") }

#Preview("traits", traits: .landscapeLeft, .sizeThatFitsLayout) {
  let text = "traits"
  return Leaf(text: text)
}

#Preview(arguments: [1, 2]) { value in
  Leaf(text: "\(value)")
}

#Preview("previewable") {
  @Previewable @Held var text = "held"
  Leaf(text: text)
}
