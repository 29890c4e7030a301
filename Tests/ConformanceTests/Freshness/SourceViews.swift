import RivuletTesting
import SwiftUI

/// A kind of source that controls of the table write to.
enum SourceKind: String, CaseIterable, Sendable {
  case state, member, computed, subscripted, observable, nestedObservable, replacedModel, chained
  case bindingOfState, bindingOfMember, bindingOfModel, bindable, observedObject, stateObject, environmentModel, environmentObject
  case appStorage, sceneStorage, byHand, byHandOverModel, promoted, promotedInModel, element, elementByIndex, elementOfModel,
    elementOfPublished, modelElement

  /// The view of the source, around the control of a cell.
  @MainActor func view<Value: SampleValue>(_ cell: SourceCell<Value>) -> AnyView {
    switch self {
    case .state: AnyView(StateSource(cell: cell))
    case .member: AnyView(MemberSource(cell: cell))
    case .computed: AnyView(ComputedSource(cell: cell))
    case .subscripted: AnyView(SubscriptSource(cell: cell))
    case .observable: AnyView(ObservableSource(cell: cell))
    case .nestedObservable: AnyView(NestedSource(cell: cell))
    case .replacedModel: AnyView(ReplacedSource(cell: cell))
    case .chained: AnyView(ChainedSource(cell: cell))
    case .bindingOfState: AnyView(StateSource(cell: cell, isHandedOn: true))
    case .bindingOfMember: AnyView(MemberSource(cell: cell, isHandedOn: true))
    case .bindingOfModel: AnyView(ObservableSource(cell: cell, isHandedOn: true))
    case .bindable: AnyView(BindableSource(cell: cell, model: SampleModel()))
    case .observedObject: AnyView(ObservedSource(cell: cell, model: PublishedModel()))
    case .stateObject: AnyView(OwnedSource(cell: cell))
    case .environmentModel: AnyView(EnvironmentModelSource(cell: cell).environment(SampleModel<Value>()))
    case .environmentObject: AnyView(EnvironmentObjectSource(cell: cell).environmentObject(PublishedModel<Value>()))
    case .appStorage: AnyView(AppStorageSource(cell: cell))
    case .sceneStorage: AnyView(SceneStorageSource(cell: cell))
    case .byHand: AnyView(HandMadeSource(cell: cell))
    case .byHandOverModel: AnyView(HandMadeModelSource(cell: cell))
    case .promoted: AnyView(PromotedSource(cell: cell))
    case .promotedInModel: AnyView(PromotedModelSource(cell: cell))
    case .element: AnyView(ElementSource(cell: cell))
    case .elementByIndex: AnyView(IndexSource(cell: cell))
    case .elementOfModel: AnyView(ModelElementSource(cell: cell))
    case .elementOfPublished: AnyView(PublishedElementSource(cell: cell, model: PublishedModel()))
    case .modelElement: AnyView(ElementModelSource(cell: cell))
    }
  }
}

/// A value among others.
struct SampleBox<Value: SampleValue> {
  var other = 0
  var value = Value.samples[0]
  var computed: Value {
    get { value }
    set { value = newValue }
  }
}

struct SampleItem<Value: SampleValue>: Identifiable {
  let id: Int
  var value = Value.samples[0]
}

@Observable final class SampleModel<Value: SampleValue>: Identifiable {
  var value = Value.samples[0]
  var optional: Value? = Value.samples[0]
  var inner: SampleInner<Value>? = SampleInner()
  var box = SampleBox<Value>()
  var items = [SampleItem<Value>(id: 0)]

  init() {}
}

@Observable final class SampleInner<Value: SampleValue> {
  var value = Value.samples[0]
  var deeper = SampleBox<Value>()

  init() {}
}

final class PublishedModel<Value: SampleValue>: ObservableObject {
  @Published var value = Value.samples[0]
  @Published var items = [SampleItem<Value>(id: 0)]
}

extension String {
  /// The value with this label.
  fileprivate subscript<Value: SampleValue>(labelled type: SampleType<Value>) -> Value {
    get { Value.value(self) ?? Value.samples[0] }
    set { self = newValue.label }
  }
}

extension SampleBox {
  fileprivate subscript(shifted by: Int) -> Value {
    get { value }
    set { value = newValue }
  }
}

/// Names a type of values in a subscript.
private struct SampleType<Value: SampleValue>: Hashable {}

// MARK: - State

private struct StateSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  var isHandedOn = false
  @State private var value = Value.samples[0]

  var body: some View {
    Group { if isHandedOn { Handed(cell: cell, value: $value) } else { cell.views($value) } }
      .onAppear { cell.use($value, threadSafe: true, read: { value }, write: { value = $0 }) }
  }
}

/// A child that has the binding only.
private struct Handed<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @Binding var value: Value

  var body: some View { cell.views($value) }
}

private struct MemberSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  var isHandedOn = false
  @State private var box = SampleBox<Value>()

  var body: some View {
    Group { if isHandedOn { Handed(cell: cell, value: $box.value) } else { cell.views($box.value) } }
      .onAppear { cell.use($box.value, threadSafe: true, read: { box.value }, write: { box.value = $0 }) }
  }
}

private struct ComputedSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var box = SampleBox<Value>()

  var body: some View {
    cell.views($box.computed).onAppear { cell.use($box.computed, threadSafe: true, read: { box.value }, write: { box.value = $0 }) }
  }
}

private struct SubscriptSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var box = SampleBox<Value>()

  var body: some View {
    cell.views($box[shifted: 0]).onAppear { cell.use($box[shifted: 0], threadSafe: true, read: { box.value }, write: { box.value = $0 }) }
  }
}

private struct PromotedSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var value: Value? = Value.samples[0]

  var body: some View {
    Group { if let value = Binding($value) { cell.views(value) } }
      .onAppear { cell.use(Binding($value)!, threadSafe: true, read: { value! }, write: { value = $0 }) }
  }
}

private struct HandMadeSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var value = Value.samples[0]

  var body: some View {
    let binding = Binding(get: { value }, set: { value = $0 })
    cell.views(binding).onAppear { cell.use(binding, threadSafe: true, read: { value }, write: { value = $0 }) }
  }
}

private struct ElementSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var items = [SampleItem<Value>(id: 0)]

  var body: some View {
    ForEach($items) { $item in cell.views($item.value) }
      .onAppear { cell.use($items[0].value, threadSafe: true, read: { items[0].value }, write: { items[0].value = $0 }) }
  }
}

private struct IndexSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var items = [SampleItem<Value>(id: 0)]

  var body: some View {
    ForEach(items.indices, id: \.self) { cell.views($items[$0].value) }
      .onAppear { cell.use($items[0].value, threadSafe: true, read: { items[0].value }, write: { items[0].value = $0 }) }
  }
}

// MARK: - Observable objects

private struct ObservableSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  var isHandedOn = false
  @State private var model = SampleModel<Value>()

  var body: some View {
    Group { if isHandedOn { HandedModel(cell: cell, model: $model) } else { cell.views($model.value) } }
      .onAppear { cell.use($model.value, read: { model.value }, write: { model.value = $0 }) }
  }
}

/// A child that has a binding to the object.
private struct HandedModel<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @Binding var model: SampleModel<Value>

  var body: some View { cell.views($model.value) }
}

private struct NestedSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var model = SampleModel<Value>()

  var body: some View {
    cell.views($model.box.value).onAppear { cell.use($model.box.value, read: { model.box.value }, write: { model.box.value = $0 }) }
  }
}

/// An optional object inside of an object.
private struct ChainedSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var model = SampleModel<Value>()

  var body: some View {
    Group { if let inner = Binding($model.inner) { cell.views(inner.deeper.value) } }
      .onAppear {
        cell.use(Binding($model.inner)!.deeper.value, read: { model.inner!.deeper.value }, write: { model.inner!.deeper.value = $0 })
      }
  }
}

/// The model writes by putting another object in the place of the one that was there, and then writes that.
private struct ReplacedSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var model = SampleModel<Value>()

  var body: some View {
    cell.views($model.value)
      .onAppear {
        cell.use($model.value, read: { model.value }) { value in
          let next = SampleModel<Value>()
          next.value = model.value
          model = next
          DispatchQueue.main.async { DispatchQueue.main.async { next.value = value } }
        }
      }
  }
}

private struct BindableSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @Bindable var model: SampleModel<Value>

  var body: some View {
    cell.views($model.value).onAppear { cell.use($model.value, read: { model.value }, write: { model.value = $0 }) }
  }
}

private struct EnvironmentModelSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @Environment(SampleModel<Value>.self) private var model

  var body: some View {
    @Bindable var model = model
    cell.views($model.value).onAppear { cell.use($model.value, read: { model.value }, write: { model.value = $0 }) }
  }
}

private struct HandMadeModelSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var model = SampleModel<Value>()

  var body: some View {
    let binding = Binding(get: { model.value }, set: { model.value = $0 })
    cell.views(binding).onAppear { cell.use(binding, read: { model.value }, write: { model.value = $0 }) }
  }
}

private struct PromotedModelSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var model = SampleModel<Value>()

  var body: some View {
    Group { if let value = Binding($model.optional) { cell.views(value) } }
      .onAppear { cell.use(Binding($model.optional)!, read: { model.optional! }, write: { model.optional = $0 }) }
  }
}

private struct ModelElementSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var model = SampleModel<Value>()

  var body: some View {
    ForEach($model.items) { $item in cell.views($item.value) }
      .onAppear { cell.use($model.items[0].value, read: { model.items[0].value }, write: { model.items[0].value = $0 }) }
  }
}

/// An array of objects.
private struct ElementModelSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @State private var models = [SampleModel<Value>()]

  var body: some View {
    ForEach($models) { $model in cell.views($model.value) }
      .onAppear { cell.use($models[0].value, read: { models[0].value }, write: { models[0].value = $0 }) }
  }
}

// MARK: - Objects of Combine

private struct ObservedSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @ObservedObject var model: PublishedModel<Value>

  var body: some View {
    cell.views($model.value).onAppear { cell.use($model.value, read: { model.value }, write: { model.value = $0 }) }
  }
}

private struct OwnedSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @StateObject private var model = PublishedModel<Value>()

  var body: some View {
    cell.views($model.value).onAppear { cell.use($model.value, read: { model.value }, write: { model.value = $0 }) }
  }
}

private struct EnvironmentObjectSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @EnvironmentObject private var model: PublishedModel<Value>

  var body: some View {
    cell.views($model.value).onAppear { cell.use($model.value, read: { model.value }, write: { model.value = $0 }) }
  }
}

private struct PublishedElementSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @ObservedObject var model: PublishedModel<Value>

  var body: some View {
    ForEach($model.items) { $item in cell.views($item.value) }
      .onAppear { cell.use($model.items[0].value, read: { model.items[0].value }, write: { model.items[0].value = $0 }) }
  }
}

// MARK: - Stored values

private struct AppStorageSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @AppStorage("sample") private var label = Value.samples[0].label

  var body: some View {
    let binding = $label[labelled: SampleType<Value>()]
    cell.views(binding).onAppear {
      cell.use(binding, threadSafe: true, read: { binding.wrappedValue }, write: { binding.wrappedValue = $0 })
    }
  }
}

private struct SceneStorageSource<Value: SampleValue>: View {
  let cell: SourceCell<Value>
  @SceneStorage("sample") private var label = Value.samples[0].label

  var body: some View {
    let binding = $label[labelled: SampleType<Value>()]
    cell.views(binding).onAppear { cell.use(binding, read: { binding.wrappedValue }, write: { binding.wrappedValue = $0 }) }
  }
}
