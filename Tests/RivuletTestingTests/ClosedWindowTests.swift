import Foundation
import SwiftUI
import Testing

@testable import RivuletCore
@testable import RivuletTesting
@testable import RivuletTree

/// A closed window leaves none of its nodes behind, whatever its frames did.
@MainActor
struct ClosedWindowTests {
  enum Container: CaseIterable { case plain, lazy, grid, list, form, links, tabs }

  private struct Row: View {
    let index: Int
    @State private var isOn = false

    var body: some View {
      HStack {
        Text("row \(index)")
        Toggle("on", isOn: $isOn)
        ProgressView()
      }
    }
  }

  private struct Rows: View {
    let container: Container

    var body: some View {
      switch container {
      case .plain: ScrollView { VStack { rows } }
      case .lazy: ScrollView { LazyVStack { rows } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
      case .list: List { rows }
      case .form: Form { rows }.formStyle(.grouped)
      case .links: NavigationStack { List { ForEach(0..<80) { index in NavigationLink("link \(index)") { Text("to") }.id(index) } } }
      case .tabs:
        TabView {
          List { rows }.tabItem { Text("first") }
          Text("second").tabItem { Text("second") }
        }
      }
    }

    private var rows: some View { ForEach(0..<80) { index in Row(index: index).id(index) } }
  }

  private struct Root: View {
    let container: Container

    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("go") { withAnimation { proxy.scrollTo(60) } }
          Rows(container: container)
        }
      }
    }
  }

  private struct Weak {
    weak var node: ViewNode?
  }

  private func collect(_ node: ViewNode, into nodes: inout [Weak]) {
    nodes.append(Weak(node: node))
    for child in node.children { collect(child, into: &nodes) }
  }

  @Test(arguments: Container.allCases, [Idiom.phone, .desktop])
  func `a window that has scrolled by frames goes with all its nodes`(_ container: Container, _ idiom: Idiom) async throws {
    var nodes: [Weak] = []
    do {
      let harness = ViewHarness(Root(container: container), size: CGSize(width: 300, height: 400), idiom: idiom)
      await harness.settle()
      try await harness.tap("go")
      await harness.advance(by: 0.1)
      collect(harness.tree.root, into: &nodes)
      await harness.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.2)
      await harness.advance(by: 2)
      collect(harness.tree.root, into: &nodes)
    }
    #expect(nodes.count > 20)
    #expect(nodes.filter { $0.node != nil }.map { "\(type(of: $0.node!))" } == [])
  }
}
