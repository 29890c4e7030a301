import RivuletTesting
import SwiftUI

/// An element of a bound collection.
struct BoundItem: Identifiable, Hashable {
  let id: String
  var title: String
  var parts: [String] = ["x"]

  init(_ name: String) { (id, title) = (name, name) }

  static var three: [BoundItem] { ["a", "b", "c"].map { BoundItem($0) } }
}

/// Changes the array of a source, as its model does.
@MainActor
final class BoundRowHandle {
  var items: () -> [BoundItem] = { [] }
  var change: ((inout [BoundItem]) -> Void) -> Void = { _ in }
  /// The bindings that rows had last.
  var bindings: [String: Binding<BoundItem>] = [:]
}

/// A kind of owner of a bound array.
enum BoundRowSource: String, CaseIterable, Sendable {
  case state, member, observable, bindable, observed, environmentObject, byHand

  @MainActor func view(_ container: BoundRowContainer, _ handle: BoundRowHandle) -> AnyView {
    switch self {
    case .state: AnyView(StateRows(container: container, handle: handle))
    case .member: AnyView(MemberRows(container: container, handle: handle))
    case .observable: AnyView(ObservableRows(container: container, handle: handle))
    case .bindable: AnyView(BindableRows(container: container, handle: handle, model: BoundModel()))
    case .observed: AnyView(ObservedRows(container: container, handle: handle, model: BoundObject()))
    case .environmentObject: AnyView(SuppliedRows(container: container, handle: handle).environmentObject(BoundObject()))
    case .byHand: AnyView(HandMadeRows(container: container, handle: handle))
    }
  }
}

@Observable final class BoundModel {
  var items = BoundItem.three
}

final class BoundObject: ObservableObject {
  @Published var items = BoundItem.three
}

private struct StateRows: View {
  let container: BoundRowContainer
  let handle: BoundRowHandle
  @State private var items = BoundItem.three

  var body: some View {
    BoundRows(container: container, handle: handle, items: $items).onAppear { (handle.items, handle.change) = ({ items }, { $0(&items) }) }
  }
}

private struct MemberRows: View {
  struct Page {
    var items = BoundItem.three
    var n = 0
  }

  let container: BoundRowContainer
  let handle: BoundRowHandle
  @State private var page = Page()

  var body: some View {
    BoundRows(container: container, handle: handle, items: $page.items)
      .onAppear { (handle.items, handle.change) = ({ page.items }, { $0(&page.items) }) }
  }
}

private struct ObservableRows: View {
  let container: BoundRowContainer
  let handle: BoundRowHandle
  @State private var model = BoundModel()

  var body: some View {
    BoundRows(container: container, handle: handle, items: $model.items)
      .onAppear { (handle.items, handle.change) = ({ model.items }, { $0(&model.items) }) }
  }
}

private struct BindableRows: View {
  let container: BoundRowContainer
  let handle: BoundRowHandle
  @Bindable var model: BoundModel

  var body: some View {
    BoundRows(container: container, handle: handle, items: $model.items)
      .onAppear { (handle.items, handle.change) = ({ model.items }, { $0(&model.items) }) }
  }
}

private struct ObservedRows: View {
  let container: BoundRowContainer
  let handle: BoundRowHandle
  @ObservedObject var model: BoundObject

  var body: some View {
    BoundRows(container: container, handle: handle, items: $model.items)
      .onAppear { (handle.items, handle.change) = ({ model.items }, { $0(&model.items) }) }
  }
}

private struct SuppliedRows: View {
  let container: BoundRowContainer
  let handle: BoundRowHandle
  @EnvironmentObject private var model: BoundObject

  var body: some View {
    BoundRows(container: container, handle: handle, items: $model.items)
      .onAppear { (handle.items, handle.change) = ({ model.items }, { $0(&model.items) }) }
  }
}

private struct HandMadeRows: View {
  let container: BoundRowContainer
  let handle: BoundRowHandle
  @State private var items = BoundItem.three

  var body: some View {
    BoundRows(container: container, handle: handle, items: Binding(get: { items }, set: { items = $0 }))
      .onAppear { (handle.items, handle.change) = ({ items }, { $0(&items) }) }
  }
}
