public import RivuletCore

/// A style that depends on the looks: without a border, or with one.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton<DefaultButtonStyle>(configuration: configuration)
  }
}

/// A style without a border, in the tint colour.
@available(iOS 13.0, macOS 10.15, tvOS 17.0, watchOS 8.0, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton<BorderlessButtonStyle>(configuration: configuration)
  }
}

/// A style that looks like a link.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton<LinkButtonStyle>(configuration: configuration)
  }
}

/// A style that leaves the label unchanged.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton<PlainButtonStyle>(configuration: configuration)
  }
}

/// A style with a background.
@available(iOS 15.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton<BorderedButtonStyle>(configuration: configuration)
  }
}

/// A style with a background in the tint colour and a contrasting label (B12.03).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton<BorderedProminentButtonStyle>(configuration: configuration)
  }
}

extension DefaultButtonStyle: BuiltInButtonStyle {
  static let outermost = makeStyling()

  static func look(_ inputs: _ViewListInputs) -> ButtonAppearance {
    switch inputs.tree.looks.buttons.automaticForm {
    case .borderless: .borderless
    case .bordered: .bordered(isProminent: false)
    }
  }
}

extension BorderlessButtonStyle: BuiltInButtonStyle {
  static let outermost = makeStyling()

  static func look(_ inputs: _ViewListInputs) -> ButtonAppearance { .borderless }
}

extension LinkButtonStyle: BuiltInButtonStyle {
  static let outermost = makeStyling()

  static func look(_ inputs: _ViewListInputs) -> ButtonAppearance { .link }
}

extension PlainButtonStyle: BuiltInButtonStyle {
  static let outermost = makeStyling()

  static func look(_ inputs: _ViewListInputs) -> ButtonAppearance { .plain }
}

extension BorderedButtonStyle: BuiltInButtonStyle {
  static let outermost = makeStyling()

  static func look(_ inputs: _ViewListInputs) -> ButtonAppearance { .bordered(isProminent: false) }
}

extension BorderedProminentButtonStyle: BuiltInButtonStyle {
  static let outermost = makeStyling()

  static func look(_ inputs: _ViewListInputs) -> ButtonAppearance { .bordered(isProminent: true) }
}
