import SwiftUI

/// A container with its content.
struct ContainerView<Content: View>: View {
  let kind: Part.Container
  let content: Content

  var body: some View {
    switch kind {
    case .stack: ScrollView { VStack(spacing: 1) { content } }
    case .lazyStack: ScrollView { LazyVStack(spacing: 1) { content } }
    case .nestedLazyStack:
      ScrollView {
        LazyVStack(spacing: 1) {
          Text("first")
          LazyVStack { content }
        }
      }
    case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 1) { content } }
    case .list: List { content }
    case .plainList: List { content }.listStyle(.plain)
    case .form: Form { content }
    }
  }
}

/// Two screens, the second of which is in front of the first, or in its place, at times.
struct ScreenView<First: View, Second: View>: View {
  let kind: Part.Screen
  @Binding var isSecond: Bool
  let first: First
  let second: Second

  private var path: Binding<[Int]> { Binding(get: { isSecond ? [7] : [] }, set: { isSecond = !$0.isEmpty }) }
  private var tab: Binding<Int> { Binding(get: { isSecond ? 1 : 0 }, set: { isSecond = $0 == 1 }) }

  var body: some View {
    switch kind {
    // A sheet of the desktop is as high as its content wants to be, which a lazy container estimates.
    case .sheet: first.sheet(isPresented: $isSecond) { second.frame(width: 380, height: 8_000) }
    case .path: NavigationStack(path: path) { first.navigationDestination(for: Int.self) { _ in second } }
    case .destination: NavigationStack { first.navigationDestination(isPresented: $isSecond) { second } }
    case .tabs:
      TabView(selection: tab) {
        first.tabItem { Text("One") }.tag(0)
        second.tabItem { Text("Two") }.tag(1)
      }
    }
  }
}
