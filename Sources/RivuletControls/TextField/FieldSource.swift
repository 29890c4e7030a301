package import Foundation
package import RivuletCore
import RivuletElements

/// The source and destination of a field's text.
package struct FieldSource {
  private enum Storage {
    case text(Binding<String>)
    case value((Locale) -> Binding<String>)
  }

  private let storage: Storage
  /// The binding to the selection; nil if the app does not use the selection.
  let selection: Binding<TextSelection?>?

  /// Creates a source for a string.
  package nonisolated init(_ text: Binding<String>, selection: Binding<TextSelection?>? = nil) {
    storage = .text(text)
    self.selection = selection
  }

  /// Creates a source for a value that is formatted and parsed in the environment's locale. Writing invalid text has no effect.
  nonisolated init(value: @escaping (Locale) -> Binding<String>) {
    storage = .value(value)
    selection = nil
  }

  /// True if the text can temporarily differ from the value's formatted text during editing.
  nonisolated var isValue: Bool {
    if case .value = storage { true } else { false }
  }

  package nonisolated func text(in locale: Locale) -> Binding<String> {
    switch storage {
    case .text(let text): text
    case .value(let text): text(locale)
    }
  }
}

extension FieldSource: @MainActor ReferringProperty {
  package var truth: PropertyTruth? {
    if case .text(let text) = storage { text.truth } else { nil }
  }
}

extension FieldSource {
  /// Returns a source for an optional value with a parseable format. A nil value corresponds to empty text.
  nonisolated static func format<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    FieldSource { locale in
      let format = format.locale(locale)
      return Binding(
        get: { value.wrappedValue.map { format.format($0) } ?? "" },
        set: { text in
          if text.isEmpty {
            value.wrappedValue = nil
          } else if let read = try? format.parseStrategy.parse(text) {
            value.wrappedValue = read
          }
        })
    }
  }

  /// Returns a source for a value with a parseable format.
  nonisolated static func format<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    FieldSource { locale in
      let format = format.locale(locale)
      return Binding(
        get: { format.format(value.wrappedValue) },
        set: { text in if let read = try? format.parseStrategy.parse(text) { value.wrappedValue = read } })
    }
  }

  /// Returns a source for a value with a formatter.
  package nonisolated static func formatter<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldSource {
    FieldSource { _ in
      Binding(
        get: { formatter.string(for: value.wrappedValue) ?? "" },
        set: { text in if let read = FieldSource.read(text, formatter) as? V { value.wrappedValue = read } })
    }
  }

  private nonisolated static func read(_ text: String, _ formatter: Formatter) -> Any? {
    switch formatter {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    case let formatter as ISO8601DateFormatter: formatter.date(from: text)
    // Foundation on Linux does not support parsing with other kinds of formatters.
    default: nil
    }
  }
}
