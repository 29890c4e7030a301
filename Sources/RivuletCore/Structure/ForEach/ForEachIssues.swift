/// The issues that an eager or lazy `ForEach` reports about its data.
struct ForEachIssues {
  private let type: any Any.Type
  private var hasReportedCount = false

  init(of type: any Any.Type) {
    self.type = type
  }

  /// The name of the view, as shown to the app's author.
  private var typeName: String { _typeName(type, qualified: false) }

  /// Reports two elements that have the same id (B4.11).
  @MainActor func reportDuplicate(_ id: some Hashable) {
    RuntimeIssue.report(
      .duplicateIdentifier, typeName: typeName,
      "\(typeName) received two or more elements with the id \(id); their state may be mixed up. "
        + "Give each element a stable, unique id.")
  }

  /// Reports, at most once, that the count of a constant range has changed (B4.12).
  @MainActor mutating func reportCount(_ old: Int, _ new: Int) {
    guard !hasReportedCount else { return }
    hasReportedCount = true
    RuntimeIssue.report(
      .constantRangeChanged, typeName: typeName,
      "\(typeName) over a constant range changed its count from \(old) to \(new); the original range is kept. "
        + "Use ForEach(_:id:content:) or Identifiable elements for data that changes.")
  }
}
