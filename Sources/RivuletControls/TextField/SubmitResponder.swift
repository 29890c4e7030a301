import Foundation
package import RivuletCore

/// A responder that forwards submissions from its content to an action. It receives no other events.
@MainActor
package final class SubmitResponder: EventResponder {
  var modifier: SubmitModifier

  init(_ modifier: SubmitModifier) {
    self.modifier = modifier
  }

  package var takesPointers: Bool { false }
  package var isControl: Bool { false }

  /// Runs the actions around a node, from inner to outer, up to a scope that blocks submissions. Returns false if no action ran.
  @discardableResult
  package static func submit(_ trigger: SubmitTriggers, from node: ViewNode) -> Bool {
    var hasActed = false
    var current = node.parent
    while let step = current {
      if let modifier = (step.responder as? SubmitResponder)?.modifier {
        if modifier.isBlocking { return hasActed }
        if modifier.triggers.contains(trigger) {
          modifier.action()
          hasActed = true
        }
      }
      current = step.parent
    }
    return hasActed
  }
}
