public import RivuletCore
import RivuletElements

/// The kinds of fields that people can submit.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public typealias Element = SubmitTriggers
  public typealias ArrayLiteralElement = SubmitTriggers

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Runs an action when people submit a field in this view, after the actions of nested views.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action, isBlocking: false))
  }

  /// Prevents submissions in this view from reaching outer actions.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitModifier(triggers: [], action: {}, isBlocking: isBlocking))
  }
}

/// A modifier that handles the submissions of its content.
struct SubmitModifier {
  let triggers: SubmitTriggers
  let action: () -> Void
  let isBlocking: Bool
}

extension SubmitModifier: NodeModifier {
  typealias Body = Never

  static func makeBehavior(_ inputs: _ViewListInputs) -> PassingBehavior { PassingBehavior() }

  func update(_ node: BehaviorNode<PassingBehavior>, environment: EnvironmentReader) {
    let responder = node.responder as? SubmitResponder ?? SubmitResponder(self)
    responder.modifier = self
    node.responder = responder
  }
}
