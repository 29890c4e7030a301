/// The part of the SwiftUI module that expansions name, under the same qualified names, so that they compile without the module.
enum SwiftUI {
  protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
  }

  protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
  }

  protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
  }

  protocol FocusedValueKey {
    associatedtype Value
  }

  @MainActor @preconcurrency protocol View {
    associatedtype Body
    @ViewBuilder var body: Body { get }
  }

  @resultBuilder enum ViewBuilder {
    static func buildBlock<Content>(_ content: Content) -> Content { content }
  }

  protocol PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
  }

  @MainActor struct Preview {
    var name: String?
    var traits: [PreviewTrait]
    var views: [any View]

    init(_ name: String? = nil, traits: PreviewTrait..., @SwiftUI.ViewBuilder body: @escaping @MainActor () -> any View) {
      self.name = name
      self.traits = traits
      views = [body()]
    }

    init<T>(_ name: String? = nil, traits: PreviewTrait..., arguments: [T], @SwiftUI.ViewBuilder body: @escaping @MainActor (T) -> any View)
    {
      self.name = name
      self.traits = traits
      views = arguments.map(body)
    }
  }

  enum PreviewTrait {
    case landscapeLeft, sizeThatFitsLayout
  }
}

struct Storage {
  var values: [ObjectIdentifier: Any] = [:]
}

struct EnvironmentValues {
  var storage = Storage()
  subscript<K: SwiftUI.EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage.values[ObjectIdentifier(key)] = newValue }
  }
}

package struct Transaction {
  var storage = Storage()
  subscript<K: SwiftUI.TransactionKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage.values[ObjectIdentifier(key)] = newValue }
  }
}

struct ContainerValues {
  var storage = Storage()
  subscript<K: SwiftUI.ContainerValueKey>(key: K.Type) -> K.Value {
    get { storage.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage.values[ObjectIdentifier(key)] = newValue }
  }
}

struct FocusedValues {
  var storage = Storage()
  subscript<K: SwiftUI.FocusedValueKey>(key: K.Type) -> K.Value? {
    get { storage.values[ObjectIdentifier(key)] as? K.Value }
    set { storage.values[ObjectIdentifier(key)] = newValue }
  }
}

@attached(accessor) @attached(peer, names: prefixed(__Key_))
macro Entry() = #externalMacro(module: "RivuletMacros", type: "EntryMacro")

@attached(accessor)
macro __EntryDefaultValue() = #externalMacro(module: "RivuletMacros", type: "EntryDefaultValueMacro")

@freestanding(declaration)
macro Preview(_ name: String? = nil, @SwiftUI.ViewBuilder body: @escaping @MainActor () -> any SwiftUI.View) =
  #externalMacro(module: "RivuletMacros", type: "PreviewMacro")

@freestanding(declaration)
macro Preview(
  _ name: String? = nil, traits: SwiftUI.PreviewTrait, _ additionalTraits: SwiftUI.PreviewTrait...,
  @SwiftUI.ViewBuilder body: @escaping @MainActor () -> any SwiftUI.View
) = #externalMacro(module: "RivuletMacros", type: "PreviewMacro")

@freestanding(declaration)
macro Preview<T>(
  _ name: String? = nil, traits: SwiftUI.PreviewTrait..., arguments: [T],
  @SwiftUI.ViewBuilder body: @escaping @MainActor (T) -> any SwiftUI.View
) = #externalMacro(module: "RivuletMacros", type: "PreviewMacro")

@attached(peer)
macro Previewable() = #externalMacro(module: "RivuletMacros", type: "PreviewableMacro")
