public import Foundation
public import RivuletCore
import RivuletElements

/// The appearance of date pickers.
@available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of view that represents a picker.
  associatedtype Body: View

  /// Returns the view that represents one picker.
  @available(iOS 16.0, macOS 13.0, *)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

  /// The properties of the picker.
  @available(iOS 16.0, macOS 13.0, *)
  typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker, passed to its style.
@available(iOS 16.0, macOS 13.0, watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DatePickerStyleConfiguration {
  /// The type-erased label of the picker.
  public struct Label {
    nonisolated init() {}
  }

  /// The label of the picker.
  public let label = DatePickerStyleConfiguration.Label()
  /// The chosen date.
  @Binding public var selection: Date
  /// The first date that people can choose; nil for no limit.
  public var minimumDate: Date?
  /// The last date that people can choose; nil for no limit.
  public var maximumDate: Date?
  /// The components that the picker displays.
  public var displayedComponents: DatePickerComponents

  package nonisolated init(selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents) {
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  /// The limits of the selection.
  package nonisolated var limits: DateLimits { DateLimits(lower: minimumDate, upper: maximumDate) }
}

extension DatePickerStyleConfiguration.Label: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = DatePickerStyleConfiguration.Label
}

extension DatePickerStyleConfiguration.Label: Sendable {}

/// The body that a style creates for a picker.
enum DatePickerStyleBody<Style: DatePickerStyle>: StyleBody {
  static func makeBody(_ style: Style, _ configuration: DatePickerStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
@available(tvOS, unavailable)
extension View {
  /// Sets the style of date pickers in this view (B21.04).
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DatePickerStyleBody<S>>(style: style))
  }
}
