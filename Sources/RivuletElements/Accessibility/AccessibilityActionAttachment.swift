import RivuletCore

/// An accessibility action that a modifier adds to an element.
struct AccessibilityActionAttachment {
  /// The kind of action: predefined, or named by the app.
  enum Kind {
    case known(SemanticsAction.Kind)
    case named(Text)
  }

  package let kind: Kind
  let handler: SemanticsAction.Handler

  init(_ kind: Kind, _ run: @escaping () -> Void) {
    self.kind = kind
    handler = SemanticsAction.Handler(run)
  }

  init(_ kind: AccessibilityActionKind, _ run: @escaping () -> Void) {
    let known: Kind =
      switch kind.kind {
      case .activate: .known(.activate)
      case .escape: .known(.escape)
      case .magicTap: .known(.magicTap)
      case .delete: .known(.delete)
      case .showMenu: .known(.showMenu)
      case .named(let name): .named(name)
      }
    self.init(known, run)
  }

  /// Returns the action with its name resolved.
  @MainActor package func resolved(in environment: EnvironmentValues, _ services: any HostServices) -> SemanticsAction {
    switch kind {
    case .known(let kind): SemanticsAction(kind, handler)
    case .named(let name): SemanticsAction(.custom(name.resolvedString(in: environment, services: services)), handler)
    }
  }
}

/// Custom content that a modifier adds to an element.
struct AccessibilityContentAttachment {
  let label: Text
  let value: Text?
  let isImportant: Bool
}

/// A rotor that a modifier adds to an element.
struct AccessibilityRotorAttachment {
  let label: Text
  let entries: @MainActor () -> [Text]
}
