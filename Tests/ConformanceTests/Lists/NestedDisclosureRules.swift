import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Disclosure groups inside of each other (B17.22, B21.88).
  @MainActor
  struct NestedDisclosureRules {
    enum Place: CaseIterable { case list, form, stack, lazyStack }

    private final class Model: ObservableObject {
      @Published var groups = [1, 2]
      @Published var inner = [1, 2]
    }

    private struct Groups: View {
      @ObservedObject var m: Model
      let place: Place

      var body: some View {
        switch place {
        case .list: List { groups }
        case .form: Form { groups }
        case .stack: VStack { groups }
        case .lazyStack: ScrollView { LazyVStack { groups } }
        }
      }

      private var groups: some View {
        ForEach(m.groups, id: \.self) { outer in
          DisclosureGroup("g\(outer)") {
            ForEach(m.inner, id: \.self) { inner in
              DisclosureGroup("g\(outer).\(inner)") { Text("leaf \(outer).\(inner)") }
            }
          }
        }
      }
    }

    @Test(arguments: Place.allCases, [Idiom.phone, .desktop])
    func `B21.88 inner groups stay open while the outer one is closed and opened`(_ place: Place, _ idiom: Idiom) async throws {
      let stage = await Stage(Groups(m: Model(), place: place), idiom: idiom)
      try await stage.tap("g1")
      try await stage.tap("g1.2")
      #expect(stage.shows("leaf 1.2"))
      for _ in 0..<2 {
        try await stage.tap("g1")
        #expect(!stage.shows("leaf 1.2") && !stage.shows("g1.2"))
        try await stage.tap("g1")
        #expect(stage.shows("g1.2"))
        #expect(stage.shows("leaf 1.2"))
        #expect(!stage.shows("leaf 1.1"))
      }
      try await stage.tap("g1.2")
      try await stage.tap("g1")
      try await stage.tap("g1")
      #expect(stage.shows("g1.2") && !stage.shows("leaf 1.2"))
    }

    /// A row of a list that holds a group in a container of its own.
    private struct GroupInRow: View {
      enum Container: CaseIterable { case stack, lazyStack, fitting }

      let container: Container

      var body: some View {
        List {
          switch container {
          case .stack: VStack { group }
          case .lazyStack: LazyVStack { group }
          case .fitting: ViewThatFits { group }
          }
          Text("after").aid("after")
        }
      }

      private var group: some View {
        DisclosureGroup(isExpanded: .constant(true)) {
          Text("inside").aid("inside")
        } label: {
          Text("more").aid("more")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.02 a group inside a container in a row is a part of that row`(_ idiom: Idiom) async throws {
      let expected = await Stage(GroupInRow(container: .stack), idiom: idiom)
      for container in GroupInRow.Container.allCases {
        let stage = await Stage(GroupInRow(container: container), idiom: idiom)
        for name in ["more", "inside", "after"] {
          #expect(stage.harness.frame(of: name) == expected.harness.frame(of: name), "\(name) in a \(container)")
        }
      }
    }

    private struct Tree: Identifiable {
      let id: String
      var children: [Tree]?

      static let all = [
        Tree(id: "g1", children: [Tree(id: "g1.1", children: [Tree(id: "g1.1.1", children: [Tree(id: "leaf")])]), Tree(id: "g1.2")]),
        Tree(id: "g2", children: []),
      ]
    }

    enum Kind: CaseIterable { case groups, sections, outline, bindings, list, boundList }

    private struct Deep: View {
      let kind: Kind
      let place: Place
      @State private var trees = Tree.all
      @State private var isOpen = false

      var body: some View {
        switch (kind, place) {
        case (.list, _): List(trees, children: \.children) { Text($0.id) }
        case (.boundList, _): List($trees, children: \.children) { Text($0.wrappedValue.id) }
        case (_, .list): List { content }
        case (_, .form): Form { content }
        case (_, .stack): VStack { content }
        case (_, .lazyStack): ScrollView { LazyVStack { content } }
        }
      }

      @ViewBuilder private var content: some View {
        switch kind {
        case .outline: OutlineGroup(trees, children: \.children) { Text($0.id) }
        case .sections: Section("section") { groups }
        case .bindings: DisclosureGroup("g1", isExpanded: $isOpen) { inner }
        default: groups
        }
      }

      private var groups: some View { DisclosureGroup("g1") { inner } }

      @ViewBuilder private var inner: some View {
        DisclosureGroup("g1.1") {
          DisclosureGroup("g1.1.1") { Text("leaf") }
        }
        Text("g1.2")
      }
    }

    @Test(arguments: Kind.allCases, Place.allCases)
    func `B21.88 B17.23 groups at any depth stay open while those around them are closed`(_ kind: Kind, _ place: Place) async throws {
      for idiom in [Idiom.phone, .desktop] {
        let stage = await Stage(Deep(kind: kind, place: place), idiom: idiom)
        for label in ["g1", "g1.1", "g1.1.1"] { try await stage.tap(label) }
        #expect(stage.shows("leaf"), "\(idiom)")
        try await stage.tap("g1.1")
        try await stage.tap("g1")
        #expect(!stage.shows("g1.1"), "\(idiom)")
        try await stage.tap("g1")
        #expect(stage.shows("g1.1") && !stage.shows("g1.1.1"), "\(idiom)")
        try await stage.tap("g1.1")
        #expect(stage.shows("leaf"), "\(idiom)")
        try await stage.tap("g1")
        try await stage.tap("g1")
        #expect(stage.shows("leaf"), "\(idiom)")
      }
    }

    @Test(arguments: Place.allCases, [false, true])
    func `B17.22 groups stay open when rows are inserted before them`(_ place: Place, _ isAnimated: Bool) async throws {
      let m = Model()
      let stage = await Stage(Groups(m: m, place: place))
      func turn(_ change: @escaping () -> Void) async {
        await stage.harness.turn { if isAnimated { withAnimation { change() } } else { change() } }
        await stage.rest()
      }
      try await stage.tap("g1")
      try await stage.tap("g1.2")
      await turn { m.groups = [0, 1, 2] }
      #expect(stage.shows("leaf 1.2"))
      #expect(!stage.shows("g0.1"))
      await turn { m.inner = [0, 1, 2] }
      #expect(stage.shows("leaf 1.2"))
      #expect(!stage.shows("leaf 1.0") && !stage.shows("leaf 1.1"))
      await turn { m.groups = [2, 1, 0] }
      #expect(stage.shows("leaf 1.2"))
      await turn { m.inner = [2, 1] }
      #expect(stage.shows("leaf 1.2"))
      #expect(!stage.shows("leaf 1.1"))
    }
  }
}
