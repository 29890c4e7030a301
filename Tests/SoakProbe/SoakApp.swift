import SwiftUI

/// An app with everything that comes and goes, which a script opens and closes over and over.
struct SoakApp: View {
  final class Model: ObservableObject {
    @Published var tab = 0
    @Published var path: [Int] = []
    @Published var showsSheet = false
    @Published var showsAlert = false
    @Published var showsPopover = false
    @Published var rows = Array(0..<2_000)
    @Published var target: Int?
    @Published var text = ""
    @Published var isMoved = false
    @Published var picture = 0
  }

  @ObservedObject var model: Model

  var body: some View {
    TabView(selection: $model.tab) {
      Tab("Stack", systemImage: "house", value: 0) { stack }
      Tab("List", systemImage: "list.bullet", value: 1) { list }
      Tab("Text", systemImage: "pencil", value: 2) { TextEditor(text: $model.text).accessibilityIdentifier("editor") }
      Tab("Motion", systemImage: "star", value: 3) { motion }
    }
  }

  private var stack: some View {
    NavigationStack(path: $model.path) {
      Form {
        Menu("menu") {
          Button("one") {}
          Button("two") {}
        }
        Toggle("moved", isOn: $model.isMoved)
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { SoakScreen(number: $0) }
      .toolbar { Button("add", systemImage: "plus") {} }
    }
    .sheet(isPresented: $model.showsSheet) { SoakScreen(number: -1) }
    .alert("alert", isPresented: $model.showsAlert) { Button("fine") {} }
    .popover(isPresented: $model.showsPopover) { SoakScreen(number: -2) }
  }

  private var list: some View {
    ScrollViewReader { proxy in
      List(model.rows, id: \.self) { row in
        HStack {
          Image(systemName: "star")
          Text("row \(row)")
        }
        .swipeActions { Button("Delete", role: .destructive) {} }
      }
      .onChange(of: model.target) { if let target = model.target { withAnimation { proxy.scrollTo(target) } } }
    }
  }

  private var motion: some View {
    VStack {
      ForEach(0..<20, id: \.self) { index in
        Circle().fill(model.isMoved ? .red : .blue)
          .frame(width: 10, height: 10)
          .offset(x: model.isMoved ? CGFloat(index) : 0)
      }
      Text("picture \(model.picture)").id(model.picture).transition(.slide)
      Canvas { context, size in context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green)) }
        .id("canvas \(model.picture)")
    }
  }
}

/// A screen with its own state, a task, and some rows.
struct SoakScreen: View {
  let number: Int
  @State private var name = "name"
  @State private var count = 0
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Section("screen \(number)") {
        TextField("Name", text: $name).focused($isFocused)
        Stepper("count \(count)", value: $count)
        ForEach(0..<20, id: \.self) { Text("line \($0)") }
      }
    }
    .navigationTitle("Screen \(number)")
    .toolbar { Button("close") { dismiss() } }
    .task { count += 1 }
  }
}
