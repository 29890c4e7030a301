import Foundation
import RivuletCore
import RivuletFoundation

/// A key and the string table that contains it.
package struct LocalizedTextSource: Equatable, Sendable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?

  init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  /// Returns the characters for the key, or nil if Markdown or an argument may style some of them.
  @MainActor func plainString(_ environment: EnvironmentValues, _ services: any HostServices) -> String? {
    let format = services.localizedString(forKey: key.key, table: table, bundle: bundle, numbers: key.arguments.map(\.number)) ?? key.key
    guard !Markdown.mayContainMarks(format) else { return nil }
    return key.arguments.isEmpty ? format : FormatString(format).plainString(key.arguments, .of(environment.locale))
  }

  /// Appends the text for the key, or the key itself if the table doesn't contain it. Markdown becomes styles, and arguments are inserted.
  @MainActor func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {
    let format =
      resolver.services.localizedString(forKey: key.key, table: table, bundle: bundle, numbers: key.arguments.map(\.number)) ?? key.key
    Self.resolve(format, key.arguments, into: &resolver, style)
  }

  /// Appends text. Markdown becomes styles, and arguments are inserted.
  @MainActor static func resolve(
    _ format: String, _ arguments: [FormatArgument], into resolver: inout TextResolver, _ style: TextRunStyle
  ) {
    guard Markdown.mayContainMarks(format) else {
      if arguments.isEmpty { resolver.append(format, style) } else { FormatString(format).resolve(arguments, into: &resolver, style) }
      return
    }
    var placeholders = FormatPlaceholders()
    let marked = arguments.isEmpty ? format : placeholders.replaceSpecifiers(in: format)
    for span in Markdown.spans(of: marked) {
      let style = style.marked(span.marks, link: span.link.map { placeholders.filled($0, arguments, resolver.numerals) })
      placeholders.resolve(span.text, arguments, into: &resolver, style)
    }
  }
}
