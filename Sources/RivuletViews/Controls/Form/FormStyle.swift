public import RivuletCore
import RivuletGraph

/// How forms look.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of the view that stands for a form.
  associatedtype Body: View

  /// Makes the view for one form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What a style is told about the form.
  typealias Configuration = FormStyleConfiguration
}

/// A form as a style sees it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FormStyleConfiguration {
  /// What is in the form.
  public struct Content {
    nonisolated init() {}
  }

  nonisolated init() {}

  /// What is in the form.
  public let content = FormStyleConfiguration.Content()
}

extension FormStyleConfiguration.Content: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = FormStyleConfiguration.Content

  // Whatever a form holds, nothing says how many rows it is.
  public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension FormStyleConfiguration: Sendable {}
extension FormStyleConfiguration.Content: Sendable {}

/// The body that a style makes for one form.
enum FormStyleBody<Style: FormStyle>: StyleBody {
  typealias Configuration = FormStyleConfiguration

  static func body(of container: Styled<Style, FormStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Sets how forms inside look (B21.80).
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier<FormStyleBody<S>>(style: style))
  }
}

extension StructuralStyle<Attribute<FormStyleConfiguration>> {
  /// Builds forms where no style is set.
  static var standardForm: StructuralStyle { standard }
}

/// One for all places: cards on phones, columns on desktops.
@MainActor
private let standard = StructuralStyle<Attribute<FormStyleConfiguration>>.showing { _ in AutomaticForm() }
