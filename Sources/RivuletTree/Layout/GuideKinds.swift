package import RivuletGeometry

/// Which sorts of explicit guides may be found at a node or below it; keeps containers from asking where there is nothing (B9.19).
package struct GuideKinds: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Baselines of text.
  package static let baselines = GuideKinds(rawValue: 1)
  /// Any guide, set by a modifier.
  package static let custom = GuideKinds(rawValue: 2)
  package static let all: GuideKinds = [.baselines, .custom]

  /// Whether a value for `key` may be found.
  package func mayInclude(_ key: AlignmentKey) -> Bool {
    contains(.custom) || contains(.baselines) && (key.isFirstTextBaseline || key.isLastTextBaseline)
  }
}
