import Combine
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Modifiers around many rows of a lazy container leave them to be made on demand (B16.20, B16.21).
  @MainActor
  struct LazyModifierRules {
    struct Row: View {
      let number: Int
      var body: some View { Color.red.frame(height: 40) }
    }

    struct Padded: ViewModifier {
      func body(content: Content) -> some View { content.padding(1) }
    }

    private struct Sum: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private static var rows: some View { ForEach(0..<500, id: \.self) { Row(number: $0) } }

    private struct Case: Sendable, CustomTestStringConvertible {
      let name: String
      let make: @MainActor @Sendable () -> AnyView
      var testDescription: String { name }

      init(_ name: String, @ViewBuilder _ make: @escaping @MainActor @Sendable () -> some View) {
        self.name = name
        self.make = { AnyView(make()) }
      }
    }

    private static let cases: [Case] = [
      Case("none") { rows }, Case("padding") { rows.padding(1) }, Case("frame") { rows.frame(maxWidth: .infinity) },
      Case("fixedSize") { rows.fixedSize(horizontal: false, vertical: true) },
      Case("aspectRatio") { rows.aspectRatio(8, contentMode: .fit) },
      Case("layoutPriority") { rows.layoutPriority(1) }, Case("offset") { rows.offset(x: 1) }, Case("zIndex") { rows.zIndex(1) },
      Case("alignmentGuide") { rows.alignmentGuide(.leading) { $0[.leading] } }, Case("opacity") { rows.opacity(0.5) },
      Case("blur") { rows.blur(radius: 1) }, Case("shadow") { rows.shadow(radius: 1) }, Case("scale") { rows.scaleEffect(0.9) },
      Case("rotation") { rows.rotationEffect(.degrees(1)) },
      Case("rotation in space") { rows.rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0)) },
      Case("clip") { rows.clipShape(.rect) }, Case("mask") { rows.mask(Color.black) }, Case("compositing") { rows.compositingGroup() },
      Case("drawing group") { rows.drawingGroup() }, Case("background") { rows.background(.red) },
      Case("overlay") { rows.overlay { Text("o") } },
      Case("border") { rows.border(.red) }, Case("font") { rows.font(.title) }, Case("tint") { rows.tint(.red) },
      Case("foreground") { rows.foregroundStyle(.red) }, Case("redacted") { rows.redacted(reason: .placeholder) },
      Case("disabled") { rows.disabled(true) },
      Case("help") { rows.help("help") }, Case("tag") { rows.tag(1) }, Case("id") { rows.id("x") }, Case("badge") { rows.badge(1) },
      Case("environment") { rows.environment(\.lineLimit, 1) },
      Case("transformEnvironment") { rows.transformEnvironment(\.lineLimit) { $0 = 1 } },
      Case("preference") { rows.preference(key: Sum.self, value: 1) },
      Case("anchorPreference") { rows.anchorPreference(key: Sum.self, value: .bounds) { _ in 1 } },
      Case("onPreferenceChange") { rows.onPreferenceChange(Sum.self) { _ in } }, Case("onAppear") { rows.onAppear {} },
      Case("onChange") { rows.onChange(of: 1) {} },
      Case("onReceive") { rows.onReceive(Empty<Int, Never>()) { _ in } }, Case("task") { rows.task {} },
      Case("task of id") { rows.task(id: 1) {} },
      Case("tap") { rows.onTapGesture {} }, Case("gesture") { rows.gesture(DragGesture()) },
      Case("long press") { rows.onLongPressGesture {} },
      Case("hover") { rows.onHover { _ in } }, Case("context menu") { rows.contextMenu { Button("a") {} } },
      Case("draggable") { rows.draggable("a") },
      Case("focusable") { rows.focusable() }, Case("button style") { rows.buttonStyle(.plain) },
      Case("control size") { rows.controlSize(.small) },
      Case("transaction") { rows.transaction { $0.animation = nil } }, Case("animation of value") { rows.animation(.default, value: 1) },
      Case("animation of body") { rows.animation(.default) { $0.opacity(0.5) } },
      Case("transaction of body") {
        rows.transaction { _ in
        } body: {
          $0.opacity(0.5)
        }
      },
      Case("phases") { rows.phaseAnimator([1, 2]) { content, _ in content.opacity(0.5) } },
      Case("phases by trigger") { rows.phaseAnimator([1, 2], trigger: 1) { content, _ in content.opacity(0.5) } },
      Case("keyframes") {
        rows.keyframeAnimator(initialValue: 1.0) { content, _ in
          content.opacity(0.5)
        } keyframes: { _ in
          LinearKeyframe(2, duration: 1)
        }
      },
      Case("transition") { rows.transition(.slide) }, Case("accessibility") { rows.accessibilityLabel("a") },
      Case("hidden") { rows.accessibilityHidden(true) },
      Case("scroll transition") { rows.scrollTransition { content, _ in content } },
      Case("visual effect") { rows.visualEffect { content, _ in content } },
      Case("relative frame") { rows.containerRelativeFrame(.horizontal) }, Case("coordinate space") { rows.coordinateSpace(.named("a")) },
      Case("sheet") { rows.sheet(isPresented: .constant(false)) {} }, Case("alert") { rows.alert("a", isPresented: .constant(false)) {} },
      Case("popover") { rows.popover(isPresented: .constant(false)) {} }, Case("swipe actions") { rows.swipeActions { Button("a") {} } },
      Case("row insets") { rows.listRowInsets(EdgeInsets()) }, Case("modifier with a body") { rows.modifier(Padded()) },
      Case("group") { Group { rows }.padding(1) },
      Case("section") { Section("a") { rows } }, Case("timeline") { TimelineView(.explicit([])) { _ in rows } },
      Case("phase view") { PhaseAnimator([1, 2]) { _ in rows } }, Case("branch") { if Bool(true) { rows } else { Text("a") } },
      Case("geometry change") {
        rows.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
        }
      },
      Case("geometry effect") { rows.geometryGroup() }, Case("symbol") { rows.symbolVariant(.fill) }, Case("matched") { Matched() },
    ]

    private struct Matched: View {
      @Namespace private var space
      var body: some View { Conformance.LazyModifierRules.rows.matchedGeometryEffect(id: 1, in: space, isSource: false) }
    }

    @Test(arguments: 0..<3) func `B16.21a a modifier around many rows leaves them to be made on demand`(container: Int) async {
      for product in Self.cases {
        let content = product.make()
        let harness: ViewHarness =
          switch container {
          case 0: ViewHarness(ScrollView { LazyVStack(spacing: 0) { content } }, size: CGSize(width: 300, height: 400))
          case 1:
            ViewHarness(ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { content } }, size: CGSize(width: 300, height: 400))
          default: ViewHarness(List { content }, size: CGSize(width: 300, height: 400))
          }
        await harness.settle()
        let made = harness.counters.bodiesByType["Row"] ?? 0
        #expect((1...40).contains(made), "\(product.name) makes \(made) rows")
      }
    }
  }
}
