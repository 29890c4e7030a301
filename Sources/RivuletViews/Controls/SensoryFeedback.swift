public import RivuletCore

/// What people feel or hear when something happens, where a device can do so.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case impact(Weight?, Flexibility?, Double)
  }

  private let kind: Kind

  /// Something was done.
  public static let success = SensoryFeedback(kind: .success)
  /// Something needs attention.
  public static let warning = SensoryFeedback(kind: .warning)
  /// Something went wrong.
  public static let error = SensoryFeedback(kind: .error)
  /// What is selected changes.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value grew beyond something that matters.
  public static let increase = SensoryFeedback(kind: .increase)
  /// A value fell below something that matters.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// Something begins.
  public static let start = SensoryFeedback(kind: .start)
  /// Something ends.
  public static let stop = SensoryFeedback(kind: .stop)
  /// What is dragged is aligned.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// What is pressed goes from one level to another.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// What is drawn is complete.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// Things collide.
  public static let impact = SensoryFeedback.impact()

  /// Things of a weight collide, more or less hard.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight, nil, intensity))
  }

  /// Things of a hardness collide, more or less hard.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(nil, flexibility, intensity))
  }

  /// How heavy things are that collide.
  public struct Weight: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
      case light, medium, heavy
    }

    private let kind: Kind

    /// Small things.
    public static let light = Weight(kind: .light)
    /// Things of some size.
    public static let medium = Weight(kind: .medium)
    /// Large things.
    public static let heavy = Weight(kind: .heavy)
  }

  /// How hard things are that collide.
  public struct Flexibility: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
      case rigid, solid, soft
    }

    private let kind: Kind

    /// Hard things.
    public static let rigid = Flexibility(kind: .rigid)
    /// Things of some hardness.
    public static let solid = Flexibility(kind: .solid)
    /// Soft things.
    public static let soft = Flexibility(kind: .soft)
  }
}

// No host here can be felt. What an app says is asked as on a device that can, since it may do more than answer.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Gives feedback when a value changes, on devices that can be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Gives feedback when a value changes and a condition holds, on devices that can be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Gives the feedback that a closure says when a value changes, on devices that can be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback($0, $1) }
  }

  /// Gives the feedback that a closure says when a value changes, on devices that can be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
    onChange(of: trigger) { _ = feedback() }
  }
}
