/// A key that contains everything that affects the lines of text.
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
