import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Modifiers of tabs in any order, and tabs that are tab views (B20.01–B20.09).
  @MainActor
  struct TabOrderRules {
    enum Kind: CaseIterable { case tagFirst, itemFirst, group, outerGroup, condition, any, identity }

    private struct Tabs: View {
      let kind: Kind
      @State private var selection = "a"
      @State var isThere = true

      var body: some View {
        VStack {
          TabView(selection: $selection) {
            switch kind {
            case .tagFirst:
              Text("page a").tag("a").tabItem { Text("A") }
              Text("page b").tag("b").tabItem { Text("B") }
            case .itemFirst:
              Text("page a").tabItem { Text("A") }.tag("a")
              Text("page b").tabItem { Text("B") }.tag("b")
            case .group:
              if isThere {
                Group { Text("page a").tabItem { Text("A") } }.tag("a")
                Group {
                  if isThere { Text("page b").tabItem { Text("B") }.tag("b") }
                }
              }
            case .outerGroup:
              Group { Text("page a") }.tag("a").tabItem { Text("A") }
              if isThere {
                Group { Text("page b") }.tabItem { Text("B") }.tag("b")
              }
            case .condition:
              if isThere { Text("page a").tabItem { Text("A") }.tag("a") }
              if isThere { Text("page b").tag("b").padding().tabItem { Text("B") } } else { Text("never") }
            case .any:
              AnyView(Text("page a").tabItem { Text("A") }).tag("a")
              AnyView(Text("page b").tag("b").tabItem { Text("B") })
            case .identity:
              Text("page a").tag("a").tabItem { Text("A") }.id(1)
              Text("page b").id(2).tag("b").tabItem { Text("B") }.badge(3)
            }
          }
          Text("selection \(selection)")
        }
      }
    }

    @Test(arguments: Kind.allCases, [Idiom.phone, .desktop])
    func `B20.09 tags and items of tabs are seen in any order`(_ kind: Kind, _ idiom: Idiom) async throws {
      let stage = await Stage(Tabs(kind: kind), idiom: idiom)
      #expect(stage.shows("page a") && stage.shows("A") && stage.shows("B"))
      try await stage.tap("B")
      #expect(stage.shows("page b") && stage.shows("selection b"))
      try await stage.tap("A")
      #expect(stage.shows("page a") && stage.shows("selection a"))
      #expect(stage.harness.runtimeIssues.isEmpty)
    }

    private struct Nested: View {
      @State private var inner = 1
      let isLabelled: Bool

      var body: some View {
        TabView {
          Text("outer page").tabItem { Text("Outer") }
          if isLabelled {
            innerTabs.tabItem { Text("Inner") }
          } else {
            innerTabs
          }
        }
      }

      private var innerTabs: some View {
        TabView(selection: $inner) {
          Text("one").tabItem { Text("One") }.tag(1)
          Text("two").tabItem { Text("Two") }.tag(2)
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.01 a tab view is a tab of another one`(_ idiom: Idiom) async throws {
      let stage = await Stage(Nested(isLabelled: true), idiom: idiom)
      #expect(stage.shows("outer page") && stage.shows("Inner"))
      try await stage.tap("Inner")
      #expect(stage.shows("one") && stage.shows("One") && stage.shows("Two") && stage.shows("Outer"))
      try await stage.tap("Two")
      #expect(stage.shows("two"))
    }

    private struct Direct: View {
      @State private var inner = 1

      var body: some View {
        TabView {
          TabView(selection: $inner) {
            Text("one").tabItem { Text("One") }.tag(1)
            Text("two").tabItem { Text("Two") }.tag(2)
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.09 a tab view without an item is a tab all the same`(_ idiom: Idiom) async throws {
      let stage = await Stage(Direct(), idiom: idiom)
      #expect(stage.shows("one") && stage.shows("One") && stage.shows("Two"))
      try await stage.tap("Two")
      #expect(stage.shows("two"))
    }

    private struct Typed: View {
      @State private var outer = 1

      var body: some View {
        TabView(selection: $outer) {
          Tab("First", systemImage: "star", value: 1) {
            TabView {
              Text("inner page").tabItem { Text("Deep") }
              Text("other page").tabItem { Text("Other") }
            }
          }
          Tab("Second", systemImage: "circle", value: 2) { Text("second page") }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.01 a tab holds a tab view`(_ idiom: Idiom) async throws {
      let stage = await Stage(Typed(), idiom: idiom)
      #expect(stage.shows("inner page") && stage.shows("Deep") && stage.shows("First"))
      try await stage.tap("Other")
      #expect(stage.shows("other page"))
      try await stage.tap("Second")
      #expect(stage.shows("second page"))
    }

    private struct Doubled: View {
      @State private var selection = 1
      let isTyped: Bool

      var body: some View {
        if isTyped {
          TabView(selection: $selection) {
            Tab("A", systemImage: "star", value: 1) { Text("a") }
            Tab("B", systemImage: "star", value: 1) { Text("b") }
          }
        } else {
          TabView(selection: $selection) {
            Text("a").tabItem { Text("A") }.tag(1)
            Text("b").tag(1).tabItem { Text("B") }
          }
        }
      }
    }

    @Test(arguments: [true])
    func `B20.02 two tabs with one tag are reported`(_ isTyped: Bool) async {
      let stage = await Stage(Doubled(isTyped: isTyped))
      #expect(stage.shows("a") && !stage.shows("b"))
      #expect(stage.issues("tag").count == 1)
    }
  }
}
