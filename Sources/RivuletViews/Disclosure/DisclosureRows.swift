import Foundation
import RivuletCore

private struct RowIndentationKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// How much further in the content of a row begins than that of other rows, because of the groups that it is in.
  var rowIndentation: CGFloat {
    get { self[RowIndentationKey.self] }
    set { self[RowIndentationKey.self] = newValue }
  }
}

/// A disclosure group among the rows of a list: its label is a row, and so is each view of its content, further in (B17.22).
struct DisclosureRows: CompositeView {
  /// How much further in the content stands, in points.
  private static let indentation: CGFloat = 20

  let configuration: DisclosureGroupStyleConfiguration

  init(configuration: DisclosureGroupStyleConfiguration) {
    self.configuration = configuration
  }

  static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

  var body: some View {
    DisclosureLabel(configuration: configuration, isRow: true)
    if configuration.isExpanded {
      configuration.content.padding(.leading, Self.indentation).transformEnvironment(\.rowIndentation) { $0 += Self.indentation }
    }
  }
}
