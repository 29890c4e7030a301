public import RivuletCore
import RivuletElements

/// Haptic or audio feedback for an event, on devices that support it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
    case impact(Weight?, Flexibility?, Double)
  }

  private let kind: Kind

  /// Feedback for a completed task.
  public static let success = SensoryFeedback(kind: .success)
  /// Feedback for an event that needs attention.
  public static let warning = SensoryFeedback(kind: .warning)
  /// Feedback for an error.
  public static let error = SensoryFeedback(kind: .error)
  /// Feedback for a selection change.
  public static let selection = SensoryFeedback(kind: .selection)
  /// Feedback for a value that increased above a significant threshold.
  public static let increase = SensoryFeedback(kind: .increase)
  /// Feedback for a value that decreased below a significant threshold.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// Feedback for the start of an activity.
  public static let start = SensoryFeedback(kind: .start)
  /// Feedback for the end of an activity.
  public static let stop = SensoryFeedback(kind: .stop)
  /// Feedback for the alignment of a dragged item.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// Feedback for a change between levels of pressure.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// Feedback for the completion of a drawn path.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// Feedback for an impact.
  public static let impact = SensoryFeedback.impact()

  /// Returns feedback for an impact between objects, with the given weight and intensity.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight, nil, intensity))
  }

  /// Returns feedback for an impact between objects, with the given flexibility and intensity.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(nil, flexibility, intensity))
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
      case light, medium, heavy
    }

    private let kind: Kind

    /// Light objects.
    public static let light = Weight(kind: .light)
    /// Objects of medium weight.
    public static let medium = Weight(kind: .medium)
    /// Heavy objects.
    public static let heavy = Weight(kind: .heavy)
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
      case rigid, solid, soft
    }

    private let kind: Kind

    /// Rigid objects.
    public static let rigid = Flexibility(kind: .rigid)
    /// Objects of medium flexibility.
    public static let solid = Flexibility(kind: .solid)
    /// Soft objects.
    public static let soft = Flexibility(kind: .soft)
  }
}

// No host supports feedback. The app's closures are still called, because they can have side effects.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// Plays feedback when a value changes, on devices that support it.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Plays feedback when a value changes and a condition is true, on devices that support it.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Plays the feedback that a closure returns when a value changes, on devices that support it.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback($0, $1) }
  }

  /// Plays the feedback that a closure returns when a value changes, on devices that support it.
  nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View {
    onChange(of: trigger) { _ = feedback() }
  }
}
