public import RivuletCore
import RivuletGraph

/// How boxes look.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the view that stands for a box.
  associatedtype Body: View

  /// Makes the view for one box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What a style is told about the box.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// A box as a style sees it.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct GroupBoxStyleConfiguration {
  /// The label of the box, whatever it is.
  public struct Label {
    nonisolated init() {}
  }

  /// The content of the box, whatever it is.
  public struct Content {
    nonisolated init() {}
  }

  nonisolated init() {}

  /// What the box is called.
  public let label = GroupBoxStyleConfiguration.Label()
  /// What is in the box.
  public let content = GroupBoxStyleConfiguration.Content()
}

extension GroupBoxStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = GroupBoxStyleConfiguration.Label
}

extension GroupBoxStyleConfiguration.Content: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = GroupBoxStyleConfiguration.Content
}

extension GroupBoxStyleConfiguration: Sendable {}
extension GroupBoxStyleConfiguration.Label: Sendable {}
extension GroupBoxStyleConfiguration.Content: Sendable {}

/// The body that a style makes for one box.
enum GroupBoxStyleBody<Style: GroupBoxStyle>: StyleBody {
  typealias Configuration = GroupBoxStyleConfiguration

  static func body(of container: Styled<Style, GroupBoxStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  /// Sets how boxes inside look (B21.04).
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GroupBoxStyleBody<S>>(style: style))
  }
}

extension StructuralStyle<Attribute<GroupBoxStyleConfiguration>> {
  /// Builds boxes where no style is set.
  static var standardGroupBox: StructuralStyle { standard }
}

/// One for all places.
@MainActor
private let standard = StructuralStyle<Attribute<GroupBoxStyleConfiguration>>.showing { _ in StandardGroupBox() }
