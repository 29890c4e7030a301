public import RivuletCore

/// Changes the traits of every font in the content.
struct FontTraitsModifier: EnvironmentModifier {
  typealias Body = Never

  /// What is said, here or not at all.
  let traits: FontTraits
  /// Whether a weight that was set outside is taken back.
  var removesWeight = false
  /// Whether a design that was set outside is taken back.
  var removesDesign = false
  /// Whether a width that was set outside is taken back.
  var removesWidth = false

  func change(_ environment: inout EnvironmentValues) {
    var context = environment.fontContext
    if removesWeight { context.traits.weight = nil }
    if removesDesign { context.traits.design = nil }
    if removesWidth { context.traits.width = nil }
    context.traits.formOverride(by: traits)
    environment.fontContext = context
  }

  /// A modifier that says one thing.
  nonisolated init(_ say: (inout FontTraits) -> Void) {
    var traits = FontTraits()
    say(&traits)
    self.traits = traits
  }
}

extension View {
  /// Gives texts in this view a font, unless they have one themselves (B8.04); nil gives them the system's.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Gives all texts in this view a weight; nil takes back one that was set outside.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    var traits = FontTraitsModifier { $0.weight = weight.map(FontWeightTrait.fixed) }
    traits.removesWeight = weight == nil
    return modifier(traits)
  }

  /// Gives all texts in this view a width; nil takes back one that was set outside.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    var traits = FontTraitsModifier { $0.width = width }
    traits.removesWidth = width == nil
    return modifier(traits)
  }

  /// Gives all texts in this view a design; nil takes back one that was set outside.
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    var traits = FontTraitsModifier { $0.design = design }
    traits.removesDesign = design == nil
    return modifier(traits)
  }

  /// Draws all texts in this view in bold, or takes that back.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    var traits = FontTraitsModifier { $0.weight = isActive ? .bold : nil }
    traits.removesWeight = !isActive
    return modifier(traits)
  }

  /// Slants all texts in this view, or takes that back.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modifier(FontTraitsModifier { $0.isItalic = isActive })
  }

  /// Makes all letters in this view equally wide, or takes that back.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(FontTraitsModifier { $0.isMonospaced = isActive })
  }

  /// Makes all digits in this view equally wide.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func monospacedDigit() -> some View {
    modifier(FontTraitsModifier { $0.isMonospacedDigit = true })
  }
}
