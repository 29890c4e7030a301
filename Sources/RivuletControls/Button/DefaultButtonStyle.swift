public import RivuletCore
import RivuletElements
import RivuletLooks

/// The default style, with or without a border depending on the looks.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton<DefaultButtonStyle>(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style, which depends on the looks.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
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
