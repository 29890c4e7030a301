import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletScreens
import Testing

/// Links in texts: how they are clicked, reached by the keyboard, told to assistive technology, and what the pointer looks like over them.
@MainActor
struct LinkTests {
  private final class Opened {
    var urls: [String] = []
  }

  private let opened = Opened()

  private func test<V: View>(_ view: V, width: CGFloat = 300, idiom: Idiom = .desktop) -> ViewTest {
    let opened = opened
    return ViewTest(
      view.environment(
        \.openURL,
        OpenURLAction { url in
          opened.urls.append(url.absoluteString)
          return .handled
        }), size: CGSize(width: width, height: 200), idiom: idiom)
  }

  /// Where some characters of the first text are, in root coordinates.
  private func place(of part: String, in test: ViewTest) -> CGPoint {
    test.withNode { root in
      guard let node = root.firstText, let link = node.semanticParts.first(where: { $0.element.label == part }) else {
        return root.firstText.map { CGPoint(x: $0.frameInRoot.midX, y: $0.frameInRoot.midY) } ?? .zero
      }
      return CGPoint(x: node.originInRoot.x + link.area.midX, y: node.originInRoot.y + link.area.midY)
    }
  }

  private func click(_ point: CGPoint, in test: ViewTest) {
    test.turn { test.tree.pointer.dispatch(.began(point)) }
    test.turn { test.tree.pointer.dispatch(.ended(point)) }
  }

  private func send(_ keys: KeyInput..., to test: ViewTest) {
    for key in keys { test.turn { _ = test.tree.keyboard.dispatch(key) } }
  }

  @Test func `a link opens when it is clicked, once`() {
    let test = test(Text("[site](https://a.example)"))
    click(place(of: "site", in: test), in: test)
    #expect(opened.urls == ["https://a.example"])
  }

  @Test func `each of several links opens its own address, and the text between none`() {
    let test = test(Text("see [one](https://a.example) and [two](https://b.example) too"))
    click(place(of: "one", in: test), in: test)
    click(place(of: "two", in: test), in: test)
    #expect(opened.urls == ["https://a.example", "https://b.example"])
    let start = test.withNode { $0.firstText!.frameInRoot }
    click(CGPoint(x: start.minX + 2, y: start.midY), in: test)
    #expect(opened.urls.count == 2)
  }

  @Test func `a press that ends elsewhere opens nothing`() {
    let test = test(Text("[one](https://a.example) and [two](https://b.example)"))
    test.turn { test.tree.pointer.dispatch(.began(place(of: "one", in: test))) }
    test.turn { test.tree.pointer.dispatch(.ended(place(of: "two", in: test))) }
    test.turn { test.tree.pointer.dispatch(.began(place(of: "one", in: test))) }
    test.turn { test.tree.pointer.dispatch(.cancelled) }
    #expect(opened.urls == [])
  }

  @Test func `a link that is wrapped opens on each of its lines`() throws {
    let test = test(Text("some words before [a link of several words](https://a.example) after"), width: 100)
    let node = try test.withNode { try #require($0.firstText) }
    let behavior = try #require((node as? BehaviorNode<TextBehavior>)?.behavior)
    let link = try #require(behavior.linkRanges.first)
    let areas = behavior.areas(of: link, in: node)
    #expect(areas.count > 1)
    for area in areas {
      click(CGPoint(x: node.originInRoot.x + area.midX, y: node.originInRoot.y + area.midY), in: test)
    }
    #expect(opened.urls == areas.map { _ in "https://a.example" })
  }

  @Test func `links of attributed strings open, too`() {
    var string = AttributedString("see ")
    var link = AttributedString("there")
    link.link = URL(string: "https://a.example")
    string += link
    let test = test(Text(string))
    click(place(of: "there", in: test), in: test)
    #expect(opened.urls == ["https://a.example"])
  }

  @Test func `in a button a link is only text`() {
    let log = Opened()
    let test = test(
      Button {
        log.urls.append("button")
      } label: {
        Text("[site](https://a.example)")
      })
    let middle = test.withNode { CGPoint(x: $0.frameInRoot.midX, y: $0.frameInRoot.midY) }
    click(middle, in: test)
    #expect(log.urls == ["button"] && opened.urls == [])
    send(KeyInput(.tab), KeyInput(.space), KeyInput(.tab), KeyInput(.space), to: test)
    #expect(log.urls == ["button", "button", "button"] && opened.urls == [])
    #expect(HitTest(test.tree).pointerShape(at: middle) == .arrow)
  }

  @Test func `links that are disabled stay closed`() {
    let test = test(VStack { Text("[site](https://a.example)") }.disabled(true))
    click(place(of: "site", in: test), in: test)
    send(KeyInput(.tab), KeyInput(.enter), to: test)
    #expect(opened.urls == [])
  }

  @Test func `tab stops at each link, and return and space open it`() {
    let test = test(
      VStack {
        Text("[one](https://a.example) and [two](https://b.example)")
        Text("[three](https://c.example)")
      })
    func label() -> String? { test.tree.keyboard.focusedArea?.label }
    send(KeyInput(.tab), to: test)
    #expect(label() == "one")
    send(KeyInput(.enter), KeyInput(.tab), to: test)
    #expect(label() == "two")
    send(KeyInput(.space), KeyInput(.tab), to: test)
    #expect(label() == "three")
    send(KeyInput(.enter), KeyInput(.tab), to: test)
    #expect(label() == "one")
    send(KeyInput(.tab, modifiers: .shift), KeyInput(.tab, modifiers: .shift), to: test)
    #expect(label() == "two")
    #expect(opened.urls == ["https://a.example", "https://b.example", "https://c.example"])
  }

  @Test func `the ring of the focus lies around the link`() throws {
    let test = test(Text("see [one](https://a.example)"))
    send(KeyInput(.tab), to: test)
    let ring = test.items.compactMap { item -> CGRect? in
      if case .stroke(let path, _, let style) = item, style.lineWidth == 3 { path.boundingRect } else { nil }
    }
    let text = test.withNode { $0.firstText!.frameInRoot }
    let frame = try #require(ring.first)
    #expect(frame.minX > text.minX + 5 && frame.width < text.width)
  }

  @Test func `over a link the pointer is a hand`() {
    let test = test(Text("see [one](https://a.example)"))
    #expect(HitTest(test.tree).pointerShape(at: place(of: "one", in: test)) == .link)
    let text = test.withNode { $0.firstText!.frameInRoot }
    #expect(HitTest(test.tree).pointerShape(at: CGPoint(x: text.minX + 2, y: text.midY)) == .arrow)
    #expect(HitTest(test.tree).pointerShape(at: .zero) == .arrow)
  }

  @Test func `assistive technology is told of links`() {
    let whole = test(Text("[site](https://a.example)"))
    let items = SemanticsTree(whole.tree).items()
    #expect(items.map(\.element.label) == ["site"] && items[0].element.traits == .link)
    let parts = test(Text("see [one](https://a.example) and [two](https://b.example)"))
    let inner = SemanticsTree(parts.tree).items()
    #expect(inner.map(\.element.label) == ["see one and two", "one", "two"])
    #expect(inner.map { $0.element.traits.contains(.link) } == [false, true, true])
  }

  @Test func `a link is drawn in the tint`() {
    #expect(ViewTest(VStack { Text("a [b](https://a.example)") }.tint(.orange)).runs == "a /17/400/#000000 b/17/400/#FF9500")
  }

  @Test func `the handler of the environment counts that is there when a link is clicked`() {
    let log = Opened()
    let remote = Remote<Bool>()
    let view = Changing(true, remote) { isFirst in
      Text("[site](https://a.example)").environment(
        \.openURL,
        OpenURLAction { _ in
          log.urls.append(isFirst ? "first" : "second")
          return .handled
        })
    }
    let test = ViewTest(view, size: CGSize(width: 300, height: 100))
    click(place(of: "site", in: test), in: test)
    test.turn { remote.set(false) }
    click(place(of: "site", in: test), in: test)
    #expect(log.urls == ["first", "second"])
  }
}

extension ViewNode {
  /// The first node of a text, from this one on.
  @MainActor fileprivate var firstText: ViewNode? {
    if self is BehaviorNode<TextBehavior> { return self }
    for child in children { if let found = child.firstText { return found } }
    return nil
  }
}
