import RivuletCore
import RivuletHeadless
import RivuletHost

extension ViewHarness {
  /// A Boolean value that indicates whether the causes of changes are recorded. The default is false because recording takes time.
  public var recordsCauses: Bool {
    get { log != nil }
    set {
      guard newValue != recordsCauses else { return }
      log?.stop()
      log = newValue ? CauseLog(clock: nil) : nil
      log?.follow(host.app)
    }
  }

  /// The turns since the last reset that had any effect, and their causes. Set `recordsCauses` to true first.
  public var causes: [TurnCauses] { log?.turns.map(TurnCauses.init).filter { !$0.isEmpty } ?? [] }

  /// Returns the types of the views whose bodies depend on a source of truth, in the order in which the views were created. A type occurs
  /// once
  /// for each view.
  ///
  /// - Parameter source: The view and property that own the source, such as `Counter.count`, or the property alone.
  public func readers(of source: String) -> [String] {
    let inspection = AppInspection(host.app)
    let found = inspection.sources.filter { inspected in
      inspected.holderNames(in: inspection).contains { $0 == source || $0.hasSuffix(".\(source)") }
    }
    let numbers = Set(found.flatMap(\.readers))
    return inspection.bodies.filter { numbers.contains($0.number) }.map(\.name)
  }
}
