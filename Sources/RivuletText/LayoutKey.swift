/// A key with everything that the lines of text depend on.
struct LayoutKey: Hashable {
  let text: ShapedTextKey
  let style: ParagraphStyle
  let limits: TextLimits

  static func == (left: LayoutKey, right: LayoutKey) -> Bool {
    left.limits == right.limits && left.style == right.style && left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    text.hash(into: &hasher)
    hasher.combine(limits.width)
  }
}
