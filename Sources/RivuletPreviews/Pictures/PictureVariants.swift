import RivuletHost

/// The variants for which images are created: the default, and one for each property that can differ.
enum PictureVariants {
  /// Returns the variants and their names, starting with the default.
  ///
  /// - Parameter usual: The idiom of all variants except those for the other idiom.
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
