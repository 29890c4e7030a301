public import RivuletCore

/// A modifier that changes the traits of every font in its content.
struct FontTraitsModifier: EnvironmentModifier {
  typealias Body = Never

  /// The traits that the modifier sets.
  let traits: FontTraits
  /// A Boolean value that indicates whether to remove a weight set by an enclosing view.
  var removesWeight = false
  /// A Boolean value that indicates whether to remove a design set by an enclosing view.
  var removesDesign = false
  /// A Boolean value that indicates whether to remove a width set by an enclosing view.
  var removesWidth = false

  func change(_ environment: inout EnvironmentValues) {
    var context = environment.fontContext
    if removesWeight { context.traits.weight = nil }
    if removesDesign { context.traits.design = nil }
    if removesWidth { context.traits.width = nil }
    context.traits.formOverride(by: traits)
    environment.fontContext = context
  }

  /// Creates a modifier with traits that a closure sets.
  nonisolated init(_ say: (inout FontTraits) -> Void) {
    var traits = FontTraits()
    say(&traits)
    self.traits = traits
  }
}

extension View {
  /// Sets the font of text in this view that doesn't set its own (B8.04). Nil sets the system font.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of all text in this view. Nil removes a weight set by an enclosing view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    var traits = FontTraitsModifier { $0.weight = weight.map(FontWeightTrait.fixed) }
    traits.removesWeight = weight == nil
    return modifier(traits)
  }

  /// Sets the width of all text in this view. Nil removes a width set by an enclosing view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    var traits = FontTraitsModifier { $0.width = width }
    traits.removesWidth = width == nil
    return modifier(traits)
  }

  /// Sets the design of all text in this view. Nil removes a design set by an enclosing view.
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    var traits = FontTraitsModifier { $0.design = design }
    traits.removesDesign = design == nil
    return modifier(traits)
  }

  /// Makes all text in this view bold, or removes a bold weight set by an enclosing view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    var traits = FontTraitsModifier { $0.weight = isActive ? .bold : nil }
    traits.removesWeight = !isActive
    return modifier(traits)
  }

  /// Makes all text in this view italic, or removes italics set by an enclosing view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modifier(FontTraitsModifier { $0.isItalic = isActive })
  }

  /// Sets all letters in this view to a fixed width, or removes that trait if an enclosing view sets it.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(FontTraitsModifier { $0.isMonospaced = isActive })
  }

  /// Sets all digits in this view to a fixed width.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func monospacedDigit() -> some View {
    modifier(FontTraitsModifier { $0.isMonospacedDigit = true })
  }
}
