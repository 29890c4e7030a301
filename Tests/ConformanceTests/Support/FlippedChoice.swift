import Foundation
import RivuletTesting

/// Flips one choice of behaviour for the whole process, if `RIVULET_FLIP` names its rule.
enum FlippedChoice {
  static let prepared: Void = {
    #if DEBUG
    guard let rule = ProcessInfo.processInfo.environment["RIVULET_FLIP"] else { return }
    guard let choice = BehaviourConstants.Choice(rawValue: rule) else { fatalError("RIVULET_FLIP names \(rule), which is no choice.") }
    BehaviourConstants.flipped = choice
    #endif
  }()
}
