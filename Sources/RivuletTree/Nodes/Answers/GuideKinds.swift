package import RivuletGeometry

/// The kinds of explicit guides that a node or its descendants may set. Containers skip queries for guides that cannot exist (B9.19).
package struct GuideKinds: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The baselines of text.
  package static let baselines = GuideKinds(rawValue: 1)
  /// Any guide, set by a modifier.
  package static let custom = GuideKinds(rawValue: 2)
  package static let all: GuideKinds = [.baselines, .custom]

  /// Returns true if a node may set a value for `key`.
  package func mayInclude(_ key: AlignmentKey) -> Bool {
    contains(.custom) || contains(.baselines) && (key.isFirstTextBaseline || key.isLastTextBaseline)
  }
}
