import Foundation
import RivuletCore

/// Where the text of a field comes from and goes to.
struct FieldSource {
  private enum Storage {
    case text(Binding<String>)
    case value((Locale) -> Binding<String>)
  }

  private let storage: Storage
  /// What is selected, for somebody who reads or sets it.
  let selection: Binding<TextSelection?>?

  /// Text as it is.
  nonisolated init(_ text: Binding<String>, selection: Binding<TextSelection?>? = nil) {
    storage = .text(text)
    self.selection = selection
  }

  /// Creates a value that is described and read in the locale of the surroundings; a write of what cannot be read does nothing.
  nonisolated init(value: @escaping (Locale) -> Binding<String>) {
    storage = .value(value)
    selection = nil
  }

  /// Whether a text may be edited for a while that does not read like the value.
  nonisolated var isValue: Bool {
    if case .value = storage { true } else { false }
  }

  nonisolated func text(in locale: Locale) -> Binding<String> {
    switch storage {
    case .text(let text): text
    case .value(let text): text(locale)
    }
  }
}

extension FieldSource {
  /// A value by a format that can also be read; nil is the empty text.
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

  /// A value by a format that can also be read.
  nonisolated static func format<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> FieldSource
  where F.FormatOutput == String {
    FieldSource { locale in
      let format = format.locale(locale)
      return Binding(
        get: { format.format(value.wrappedValue) },
        set: { text in if let read = try? format.parseStrategy.parse(text) { value.wrappedValue = read } })
    }
  }

  /// A value by a formatter.
  nonisolated static func formatter<V>(_ value: Binding<V>, _ formatter: Formatter) -> FieldSource {
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
    // Foundation on Linux cannot read by other formatters.
    default: nil
    }
  }
}
