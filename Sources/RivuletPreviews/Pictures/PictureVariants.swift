import RivuletHost

/// The variants that pictures are made of: the usual one, and one for each thing that can differ.
enum PictureVariants {
  /// Returns the variants with their names, the usual one first.
  ///
  /// - Parameter usual: The look that all variants share, unless it is what differs.
  static func all(usual: Idiom) -> [(name: String, variant: PreviewVariant)] {
    let (own, other) = usual == .phone ? ("phone", "desktop") : ("desktop", "phone")
    let base = PreviewVariant().with { $0.idiom = own }
    return [
      ("light", base),
      ("dark", base.with { $0.scheme = "dark" }),
      ("increased contrast", base.with { $0.contrast = "increased" }),
      ("large type", base.with { $0.typeSize = "accessibility3" }),
      ("right to left", base.with { $0.direction = "rtl" }),
      (other, base.with { $0.idiom = other }),
      ("\(other), dark", base.with { ($0.idiom, $0.scheme) = (other, "dark") }),
    ]
  }
}
