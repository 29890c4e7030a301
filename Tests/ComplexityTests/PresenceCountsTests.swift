import RivuletTesting
import SwiftUI
import Testing

/// The cost of content that comes, goes, moves and comes back, in containers of growing size.
@MainActor
struct PresenceCountsTests {
  private static let numbers = ["bodies", "rules", "measures", "placements", "drawingEdits"]

  private struct Row: View {
    let item: PresenceModel.Item
    var body: some View { Text(verbatim: item.text) }
  }

  private struct Rows: View {
    let model: PresenceModel
    var body: some View { ForEach(model.items) { Row(item: $0) } }
  }

  private struct ConditionalRows: View {
    let model: PresenceModel
    var body: some View { ForEach(model.items) { if $0.isOn { Row(item: $0) } } }
  }

  private struct BoundRows: View {
    @Bindable var model: PresenceModel
    var body: some View { ForEach($model.items) { $item in BoundRow(item: $item) } }
  }

  private struct BoundRow: View {
    @Binding var item: PresenceModel.Item
    var body: some View { Text(verbatim: item.text) }
  }

  private struct Disclosure: View {
    @Bindable var model: PresenceModel
    var body: some View { DisclosureGroup("Group", isExpanded: $model.isOn) { Rows(model: model) } }
  }

  enum Container: CaseIterable {
    case list, lazyStack, lazyGrid, stack

    static let lazy: [Container] = [.list, .lazyStack, .lazyGrid]
  }

  private struct Contained<Content: View>: View {
    let container: Container
    let content: Content

    var body: some View {
      switch container {
      case .list: List { content }
      case .lazyStack: ScrollView { LazyVStack(spacing: 1) { content } }
      case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 1) { content } }
      case .stack: ScrollView { VStack(spacing: 1) { content } }
      }
    }
  }

  private func animated(_ isAnimated: Bool, _ change: () -> Void) {
    if isAnimated { withAnimation(.linear(duration: 0.3), change) } else { change() }
  }

  /// Expects numbers that do not grow, or at most in proportion to the rows. What the bar of a scroll view costs may differ.
  private func expect(
    _ counts: [Counts], _ growth: Counts.Growth, _ numbers: [String] = numbers, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for number in numbers {
      let values = counts.compactMap { $0.named.first { $0.name == number }?.value }
      let most = growth == .none ? values[0] : 4 * values[0] + 8
      #expect(values[1] <= most && values[2] <= most, "\(number): \(values)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Going

  @Test func `n eager rows that go under an animation cost n, now and at their end`() async {
    let all = await PresenceTrial.counts {
      Contained(container: .stack, content: Rows(model: $0))
    } change: { model in
      animated(true) { model.items = [] }
    }
    expect(all.turn, .linear)
    expect(all.rest, .linear)
    expect(all.turn, .none, ["bodies", "measures"])
    expect(all.rest, .none, ["bodies", "rules", "measures"])
    let half = await PresenceTrial.counts {
      Contained(container: .stack, content: Rows(model: $0))
    } change: { model in
      animated(true) { model.items.removeAll { $0.id.isMultiple(of: 2) } }
    }
    expect(half.turn, .linear)
    expect(half.rest, .linear)
    expect(half.turn, .none, ["bodies", "measures"])
  }

  // MARK: Moving

  @Test(arguments: Container.allCases, [false, true])
  func `the first of n conditional rows moves to the end for the price of one`(container: Container, isAnimated: Bool) async {
    let counts = await PresenceTrial.counts {
      Contained(container: container, content: ConditionalRows(model: $0))
    } change: { model in
      animated(isAnimated) { model.items.append(model.items.removeFirst()) }
    }
    expect(counts.turn, .none, container == .stack ? ["bodies", "measures"] : Self.numbers)
    expect(counts.rest, .none, container == .stack ? ["bodies", "measures"] : Self.numbers)
    expect(counts.turn, .linear)
    expect(counts.rest, .linear)
  }

  // MARK: Filters

  @Test(arguments: Container.lazy, [false, true])
  func `a filter of n rows costs no more than the rows in sight`(container: Container, isAnimated: Bool) async {
    let counts = await PresenceTrial.counts {
      Contained(container: container, content: Rows(model: $0))
    } change: { model in
      animated(isAnimated) { model.items.removeAll { $0.id.isMultiple(of: 2) } }
    }
    expect(counts.turn, .none)
    expect(counts.rest, .none)
  }

  @Test(arguments: Container.lazy, [false, true])
  func `a condition that turns off every other row costs no more than the rows in sight`(container: Container, isAnimated: Bool) async {
    let counts = await PresenceTrial.counts {
      Contained(container: container, content: ConditionalRows(model: $0))
    } change: { model in
      animated(isAnimated) { for index in model.items.indices where index.isMultiple(of: 2) { model.items[index].isOn = false } }
    }
    expect(counts.turn, .none)
    expect(counts.rest, .none)
  }

  // MARK: Animators around rows

  enum Animator: CaseIterable { case animation, keyframes, phases }

  private struct AnimatedRows: View {
    let animator: Animator
    let model: PresenceModel

    private var rows: some View { ForEach(model.items) { Row(item: $0) } }

    var body: some View {
      switch animator {
      case .animation: rows.animation(.linear(duration: 0.3)) { $0.opacity(model.isOn ? 1 : 0.5) }
      case .keyframes:
        rows.keyframeAnimator(initialValue: 1.0, trigger: model.isOn) {
          $0.opacity($1)
        } keyframes: { _ in
          LinearKeyframe(0.5, duration: 0.3)
        }
      case .phases:
        rows.phaseAnimator([1.0, 0.5], trigger: model.isOn) {
          $0.opacity($1)
        } animation: { _ in
          .linear(duration: 0.3)
        }
      }
    }
  }

  @Test(arguments: Animator.allCases, [Container.list, .lazyStack])
  func `an animator around n rows of a lazy container costs no more than the rows in sight`(animator: Animator, container: Container) async
  {
    let counts = await PresenceTrial.counts {
      Contained(container: container, content: AnimatedRows(animator: animator, model: $0))
    } change: {
      $0.isOn.toggle()
    }
    expect(counts.turn, .none, Self.numbers + ["graphNodes", "drawingNodes"])
    expect(counts.rest, .none)
  }

  // MARK: Taking back

  @Test(arguments: Container.allCases)
  func `rows that are taken back while they go cost no more than they`(container: Container) async {
    let counts = await PresenceTrial.counts {
      Contained(container: container, content: Rows(model: $0))
    } before: { model in
      animated(true) { model.items = [] }
    } change: { model in
      animated(true) { model.items = model.all }
    }
    expect(counts.turn, container == .stack ? .linear : .none)
    expect(counts.rest, container == .stack ? .linear : .none)
  }

  @Test(arguments: Container.allCases)
  func `one of n rows that is taken back while it goes costs no more than one`(container: Container) async {
    let counts = await PresenceTrial.counts {
      Contained(container: container, content: Rows(model: $0))
    } before: { model in
      animated(true) { _ = model.items.remove(at: 1) }
    } change: { model in
      animated(true) { model.items.insert(PresenceModel.Item(id: 1), at: 1) }
    }
    expect(counts.turn, .none, container == .stack ? ["bodies", "measures"] : Self.numbers)
    expect(counts.turn, .linear)
    expect(counts.rest, .linear)
  }

  // MARK: Disclosure

  @Test(arguments: [false, true])
  func `a group of n rows in a list opens and closes for the price of the rows in sight`(isAnimated: Bool) async {
    let closing = await PresenceTrial.counts {
      Contained(container: .list, content: Disclosure(model: $0))
    } change: { model in
      animated(isAnimated) { model.isOn = false }
    }
    expect(closing.turn, .none)
    expect(closing.rest, .none)
    let opening = await PresenceTrial.counts {
      Contained(container: .list, content: Disclosure(model: $0))
    } before: {
      $0.isOn = false
    } change: { model in
      animated(isAnimated) { model.isOn = true }
    }
    expect(opening.turn, .none)
    expect(opening.rest, .none)
  }

  // MARK: Bindings

  /// A row reads its element by the property of the object, so that all rows in sight are evaluated.
  @Test(arguments: Container.allCases)
  func `a write of one of n bound elements measures its row alone`(container: Container) async {
    let counts = await PresenceTrial.counts {
      Contained(container: container, content: BoundRows(model: $0))
    } change: {
      $0.items[1].text = "raw"
    }
    let isEager = container == .stack
    expect(counts.turn, .none, ["measures", "placements", "drawingEdits"])
    expect(counts.turn, isEager ? .linear : .none, ["bodies", "rules"])
    for count in counts.turn { #expect(count.measures <= 3 && count.drawingEdits <= 3) }
  }

  private struct StateRows: View {
    let container: Container
    let model: PresenceModel
    @State private var items: [PresenceModel.Item]

    init(container: Container, model: PresenceModel) {
      (self.container, self.model) = (container, model)
      _items = State(initialValue: model.all)
    }

    var body: some View {
      Contained(container: container, content: ForEach($items) { $item in BoundRow(item: $item) })
        .onAppear { model.write = { items[1].text = $0 } }
    }
  }

  @Test(arguments: Container.allCases)
  func `a write of one of n bound elements of a state evaluates and measures its row alone`(container: Container) async {
    let counts = await PresenceTrial.counts {
      StateRows(container: container, model: $0)
    } change: {
      $0.write("raw")
    }
    expect(counts.turn, .none, ["bodies", "measures", "placements", "drawingEdits"])
    expect(counts.turn, container == .stack ? .linear : .none, ["rules"])
  }
}
