import SwiftUI

/// A container, a kind of row and a place in the app, put together as apps do.
struct Product: Equatable, CustomStringConvertible {
  enum Container: CaseIterable {
    case stack, lazyStack, lazyGrid, adaptiveGrid, lazyRow, nestedLazy, list, plainList, sidebar, form, sections, pinned, disclosure, grid
  }
  enum Row: CaseIterable {
    case plain, optional, branch, choice, erased, group, nested, identified, transition, toggle, link, button, inside, sectioned, several,
      menu, reader, body, empty, tall
  }
  enum Data: CaseIterable { case elements, bindings, indices, filtered }
  enum Place: CaseIterable { case root, screen, tab, sheet }
  enum Source: CaseIterable { case value, object, observable }

  var container: Container
  var row: Row
  var data: Data
  var place: Place
  var source: Source
  /// True if an `animation(_:value:)` stands around the rows.
  var animatesValue: Bool

  var description: String {
    "\(container) of \(row) rows over \(data) of \(source) in \(place)\(animatesValue ? ", animated by value" : "")"
  }
}

/// Records which rows have appeared.
@MainActor
final class ProductLog {
  private var counts: [String: Int] = [:]
  private(set) var faults: [String] = []

  func appear(_ name: String) { change(name, by: 1) }
  func disappear(_ name: String) { change(name, by: -1) }

  private func change(_ name: String, by step: Int) {
    counts[name, default: 0] += step
    if counts[name] == 2 || counts[name] == -1 { faults.append("\(name) \(step > 0 ? "appears" : "disappears") twice in a row") }
  }

  var present: [String] { counts.filter { $0.value == 1 }.keys.sorted() }
}

/// A row that says when it comes and goes.
private struct Logged: View {
  /// The identity of the row.
  let key: String
  let text: String
  let log: ProductLog

  var body: some View { Text(text).onAppear { log.appear(key) }.onDisappear { log.disappear(key) } }
}

/// An element as the closure of a row gets it.
private struct Element {
  /// The identity that the row has by its data.
  let key: String
  let item: ProductState.Item
  @Binding var binding: ProductState.Item

  var id: Int { item.id }
  var isOn: Bool { item.isOn }
  var name: String { "r\(item.id)\(item.text)" }
}

/// A row whose body is a branch.
private struct BranchBody: View {
  let item: ProductState.Item
  let number: Int

  var body: some View {
    if item.isOn { Text("y\(item.id) \(number)") } else { Color.red.frame(width: 10, height: 10) }
  }
}

/// A row of its own type that is one or two views.
private struct SeveralRow: View {
  let element: Element
  let number: Int
  let log: ProductLog

  @ViewBuilder var body: some View {
    Logged(key: element.key, text: "\(element.name) \(number)", log: log)
    if element.isOn { Text("m\(element.id)") }
  }
}

/// The container with its rows.
struct ProductContent<Source: ProductSource>: View {
  let product: Product
  let source: Source
  let log: ProductLog

  private var state: ProductState { source.state }

  private func text(_ element: Element, _ key: String = "") -> some View {
    Logged(key: element.key + key, text: "\(element.name) \(state.number)", log: log)
  }

  @ViewBuilder private func elements<Row: View>(@ViewBuilder _ row: @escaping (Element) -> Row) -> some View {
    switch product.data {
    case .elements: ForEach(state.items) { row(Element(key: "\($0.id)", item: $0, binding: .constant($0))) }
    case .filtered: ForEach(state.shown) { row(Element(key: "\($0.id)", item: $0, binding: .constant($0))) }
    case .bindings: ForEach(source.binding.items) { $item in row(Element(key: "\(item.id)", item: item, binding: $item)) }
    case .indices:
      ForEach(state.items.indices, id: \.self) {
        row(Element(key: "at \($0)", item: state.items[$0], binding: source.binding.items[$0]))
      }
    }
  }

  @ViewBuilder private var rows: some View {
    switch product.row {
    case .plain: elements { text($0) }
    case .optional: elements { if $0.isOn { text($0) } }
    case .branch: elements { if $0.isOn { text($0) } else { Text("off \($0.id)") } }
    case .choice:
      elements {
        switch state.mode {
        case 0: text($0)
        case 1:
          Text("b\($0.id)")
          Text("c\($0.id)")
        default: EmptyView()
        }
      }
    case .erased: elements { $0.isOn ? AnyView(text($0)) : AnyView(Color.red.frame(width: 5, height: 5)) }
    case .group:
      elements { element in
        Group {
          text(element)
          if element.isOn { Text("h\(element.id) \(state.number)") }
        }.padding(2).opacity(0.9)
      }
    case .nested: elements { element in ForEach(state.items.filter(\.isOn)) { Text("n\(element.id).\($0.id)") } }
    case .identified: elements { text($0, " as \($0.id) \($0.isOn)").id($0.isOn ? $0.id : $0.id + 100) }
    case .transition: elements { if $0.isOn { text($0).transition(.move(edge: .leading).combined(with: .opacity)) } }
    case .toggle: elements { Toggle($0.name, isOn: $0.$binding.isOn) }
    case .link:
      elements { element in
        NavigationLink {
          Text("detail \(element.id)")
        } label: {
          text(element)
        }
      }
    case .button: elements { element in Button(element.name) { element.binding.isOn.toggle() } }
    case .inside: elements { element in VStack { if element.isOn { text(element) } else { Text("w\(element.id)") } } }
    case .sectioned:
      elements { element in
        Section {
          if element.isOn { text(element) }
          Text("q\(element.id)")
        } header: {
          Text("head \(element.id)")
        }
      }
    case .several: elements { SeveralRow(element: $0, number: state.number, log: log) }
    case .menu: elements { text($0).contextMenu { Button("Delete") {} } }
    case .reader: elements { element in GeometryReader { _ in text(element) }.frame(height: 20) }
    case .body: elements { BranchBody(item: $0.item, number: state.number) }
    case .tall: elements { text($0).frame(height: $0.isOn ? 90 : 24) }
    case .empty: elements { if state.mode == 1, $0.isOn { EmptyView() } else { text($0) } }
    }
  }

  @ViewBuilder private var content: some View {
    if state.isOpen { Text("before") }
    rows
    Text("end \(state.number)")
  }

  @ViewBuilder private var container: some View {
    switch product.container {
    case .stack: ScrollView { VStack(spacing: 1) { content } }
    case .lazyStack: ScrollView { LazyVStack(spacing: 1) { content } }
    case .lazyGrid: ScrollView { LazyVGrid(columns: Array(repeating: GridItem(), count: state.columns)) { content } }
    case .adaptiveGrid: ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) { content } }
    case .lazyRow: ScrollView(.horizontal) { LazyHStack { content } }
    case .nestedLazy:
      ScrollView {
        LazyVStack(spacing: 2) {
          LazyVStack(spacing: 1) { content }; Text("outer")
        }
      }
    case .list: List { content }
    case .plainList: List { content }.listStyle(.plain)
    case .sidebar: List { content }.listStyle(.sidebar)
    case .form: Form { content }
    case .sections:
      List {
        Section("first") { content }; Section("second") { Text("last") }
      }
    case .pinned:
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            content
          } header: {
            Text("pinned header")
          } footer: {
            Text("pinned footer")
          }
        }
      }
    case .disclosure:
      List {
        DisclosureGroup("Group", isExpanded: source.binding.isOpen) { rows }; Text("end")
      }
    case .grid: ScrollView { Grid { content } }
    }
  }

  var body: some View {
    if product.animatesValue { container.animation(.linear(duration: 0.2), value: state) } else { container }
  }
}

/// The product at its place in an app.
struct ProductApp<Source: ProductSource>: View {
  let product: Product
  let source: Source
  let log: ProductLog

  private var content: some View { ProductContent(product: product, source: source, log: log) }

  var body: some View {
    switch product.place {
    case .root: content
    case .screen:
      NavigationStack(path: source.binding.path) {
        content.navigationTitle("Title").navigationDestination(for: Int.self) { Text("pushed \($0)") }
      }
    case .tab:
      TabView(selection: source.binding.tab) {
        content.tabItem { Text("One") }.tag(0)
        Text("other tab").tabItem { Text("Two") }.tag(1)
      }
    case .sheet:
      Text("presenter").sheet(isPresented: source.binding.isPresented) { content }
    }
  }
}

/// The root of a product over data in its own state.
struct ValueApp: View {
  let product: Product
  let log: ProductLog
  @State var state: ProductState
  /// Hands out the binding of the state.
  let connect: (Binding<ProductState>) -> Void

  var body: some View {
    ProductApp(product: product, source: ValueSource(state: $state), log: log).onAppear { connect($state) }
  }
}

struct ObjectApp: View {
  let product: Product
  let log: ProductLog
  @ObservedObject var model: ObjectModel

  var body: some View { ProductApp(product: product, source: ObjectSource(model: model), log: log) }
}

struct ObservableApp: View {
  let product: Product
  let log: ProductLog
  let model: ObservableModel

  var body: some View { ProductApp(product: product, source: ObservableSource(model: model), log: log) }
}
