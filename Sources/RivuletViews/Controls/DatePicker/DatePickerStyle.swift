public import Foundation
public import RivuletCore

/// How date pickers look.
@available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of the view that stands for a picker.
  associatedtype Body: View

  /// Makes the view for one picker.
  @available(iOS 16.0, macOS 13.0, *)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// What a style is told about the picker.
  @available(iOS 16.0, macOS 13.0, *)
  typealias Configuration = DatePickerStyleConfiguration
}

/// A date picker as a style sees it.
@available(iOS 16.0, macOS 13.0, watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DatePickerStyleConfiguration {
  /// The label of the picker, whatever it is.
  public struct Label {
    nonisolated init() {}
  }

  /// What is chosen.
  public let label = DatePickerStyleConfiguration.Label()
  /// The date; writing it chooses.
  @Binding public var selection: Date
  /// The first date that may be chosen; nil for no limit.
  public var minimumDate: Date?
  /// The last date that may be chosen; nil for no limit.
  public var maximumDate: Date?
  /// What of the date is chosen.
  public var displayedComponents: DatePickerComponents

  nonisolated init(selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents) {
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  /// Between which dates one may be chosen.
  nonisolated var limits: DateLimits { DateLimits(lower: minimumDate, upper: maximumDate) }
}

extension DatePickerStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = DatePickerStyleConfiguration.Label
}

extension DatePickerStyleConfiguration.Label: Sendable {}

/// The body that a style makes for one picker.
enum DatePickerStyleBody<Style: DatePickerStyle>: StyleBody {
  typealias Configuration = DatePickerStyleConfiguration

  static func body(of container: Styled<Style, DatePickerStyleConfiguration>) -> Style.Body {
    container.style.style.makeBody(configuration: container.configuration)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
@available(tvOS, unavailable)
extension View {
  /// Sets how date pickers inside look (B21.04).
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DatePickerStyleBody<S>>(style: style))
  }
}
