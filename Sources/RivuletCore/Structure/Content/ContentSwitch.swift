import RivuletGraph

/// A view that shows one of several contents, selected by a key.
@MainActor
package protocol ContentSwitch {
  associatedtype Key: Hashable

  /// True if the keys are identities supplied by the app.
  static var keysAreIdentities: Bool { get }

  /// Returns the key of the content to show, or nil to show nothing. Called while the rule runs, so that reads become edges.
  func currentKey() -> Key?

  /// Builds the content for the key that `currentKey` has just returned.
  func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs
}

extension ContentSwitch {
  package static var keysAreIdentities: Bool { false }
}

extension _ViewListInputs {
  /// Builds a dynamic position whose content is replaced when the key changes.
  package func makeSwitch<Switch: ContentSwitch>(_ content: Switch) -> _ViewListOutputs {
    let list = DynamicViewList()
    let version = makeSink(SwitchRule(content: content, list: list, inputs: self))
    list.rule = version.id
    return _ViewListOutputs(list: list, preferences: dynamicPreferences(of: list, version: version))
  }
}

/// Shows the content of a `ContentSwitch` for its current key. The rule's value counts the replacements.
@MainActor
struct SwitchRule<Switch: ContentSwitch>: @MainActor Rule {
  let content: Switch
  let list: DynamicViewList
  let inputs: _ViewListInputs
  private let place: Int
  private var key: Switch.Key?
  private var version = 0

  init(content: Switch, list: DynamicViewList, inputs: _ViewListInputs) {
    self.content = content
    self.list = list
    self.inputs = inputs
    place = inputs.scope.nextPlace()
  }

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    let wanted = content.currentKey()
    if output.hasValue, wanted == key { return }
    key = wanted
    version += 1
    let old = list.entries.first
    if let wanted, inputs.scope.canNest() {
      let scope = inputs.tree.presence.takeBack(AnyHashable(wanted), at: place, in: inputs.scope, inputs) ?? make(wanted)
      list.setEntries([scope])
      if output.hasValue { inputs.tree.presence.recordArrival(of: scope, inputs) }
    } else if old != nil {
      list.setEntries([])
    }
    old?.depart(inputs)
    output.set(version)
  }

  private func make(_ wanted: Switch.Key) -> Scope {
    let scope = inputs.scope.makeChild(at: place, content: AnyHashable(wanted), isIdentity: Switch.keysAreIdentities)
    var inner = inputs.inside(scope)
    list.fill(scope) { content.makeContent(&inner) }
    return scope
  }
}

/// Shows the content of an `if … else` (B4.03).
@MainActor
struct ConditionalSwitch<TrueContent: View, FalseContent: View>: ContentSwitch {
  let view: Attribute<_ConditionalContent<TrueContent, FalseContent>>

  func currentKey() -> Bool? {
    view.withValue { content in
      if case .trueContent = content.storage { true } else { false }
    }
  }

  func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let isTrue = currentKey() ?? false
    if isTrue {
      let content = inputs.makeRule(
        PayloadRule<_ConditionalContent<TrueContent, FalseContent>, TrueContent>(whole: view) { whole in
          if case .trueContent(let content) = whole.storage { content } else { nil }
        })
      return inputs.makeList(_GraphValue(content))
    }
    let content = inputs.makeRule(
      PayloadRule<_ConditionalContent<TrueContent, FalseContent>, FalseContent>(whole: view) { whole in
        if case .falseContent(let content) = whole.storage { content } else { nil }
      })
    return inputs.makeList(_GraphValue(content))
  }
}

/// Shows the content of an `if` without `else` (B4.05).
@MainActor
struct OptionalSwitch<Wrapped: View>: ContentSwitch {
  let view: Attribute<Wrapped?>

  func currentKey() -> Bool? {
    view.withValue { $0 != nil } ? true : nil
  }

  func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let content = inputs.makeRule(PayloadRule<Wrapped?, Wrapped>(whole: view) { $0 })
    return inputs.makeList(_GraphValue(content))
  }
}

/// Shows the content of an `AnyView`, using the wrapped type as the key (B4.14).
@MainActor
struct AnyViewSwitch: ContentSwitch {
  let view: Attribute<AnyView>

  func currentKey() -> ObjectIdentifier? {
    ObjectIdentifier(view.value.storage.type)
  }

  func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    view.value.storage.make(view, &inputs)
  }
}

/// Shows the content of an `.id` modifier, using the id as the key (B4.08).
@MainActor
struct IDSwitch<Content: View, ID: Hashable>: ContentSwitch {
  static var keysAreIdentities: Bool { true }

  let view: Attribute<IDView<Content, ID>>

  func currentKey() -> ID? {
    view.withValue { $0.id }
  }

  func makeContent(_ inputs: inout _ViewListInputs) -> _ViewListOutputs {
    inputs.makeList(_GraphValue(view).first(as: Content.self))
  }
}
