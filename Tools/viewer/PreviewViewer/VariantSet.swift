/// The sets of variants to show side by side.
enum VariantSet: String, CaseIterable, Identifiable {
  case one = "One"
  case schemes = "Light and Dark"
  case typeSizes = "Type Sizes"
  case directions = "Directions"
  case idioms = "Phone and Desktop"

  var id: Self { self }

  /// Returns the variants in the set, each with a caption.
  func variants(of base: ViewerVariant) -> [(caption: String, variant: ViewerVariant)] {
    switch self {
    case .one: [("", base)]
    case .schemes: [("Light", base.with { $0.scheme = "light" }), ("Dark", base.with { $0.scheme = "dark" })]
    case .typeSizes:
      [("Small", "xSmall"), ("Standard", "large"), ("Extra Large", "xxxLarge"), ("Accessibility", "accessibility3")].map { caption, size in
        (caption, base.with { $0.typeSize = size })
      }
    case .directions:
      [("Left to Right", base.with { $0.direction = "ltr" }), ("Right to Left", base.with { $0.direction = "rtl" })]
    case .idioms: [("Phone", base.with { $0.idiom = "phone" }), ("Desktop", base.with { $0.idiom = "desktop" })]
    }
  }
}
