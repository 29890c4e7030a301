public import Foundation
public import RivuletGeometry

/// A proxy for text that a renderer uses to measure the text.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the text for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

@available(*, unavailable)
extension TextProxy: Sendable {}
