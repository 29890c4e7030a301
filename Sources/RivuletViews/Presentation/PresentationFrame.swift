import Foundation
import RivuletCore
import RivuletDrawing
import RivuletGeometry
import RivuletGraph
import RivuletTree

/// What is around a presented content: its panel, its place in the window, and how people dismiss it.
struct PresentationFrame<Content: View> {
  let content: Content
  let style: PresentationStyle
  let presenter: Presenter
}

extension PresentationFrame: View {
  var body: some View {
    let presenter = presenter
    SheetToolbar(content: content, host: presenter.toolbar, scrolls: scrolls)
      .modifier(PanelClip(style: style, presenter: presenter))
      .environment(\.presentationLevel, presenter.inner)
      .environment(\.dismissal, Dismissal { [weak presenter] in presenter?.reset() })
      .environment(\.navigationPlace, nil)
      .environment(\.splitColumn, nil)
      .environment(\.toolbarHost, presenter.toolbar)
      .environment(\.isInList, false)
      .environment(\.selectionMenu, nil)
      .environment(\.collapsingBar, CollapsingBarReference())
      .modifier(PresentedScheme(presenter: presenter))
      .modifier(PresentationPanel(style: style, presenter: presenter))
  }
}

extension PresentationFrame {
  /// True if a content that is larger than the window scrolls in its panel.
  @MainActor private var scrolls: Bool {
    switch style {
    case .sheet: presenter.toolbar?.look == .sheet
    case .popover: presenter.toolbar?.look == .sheet || !presenter.isSheet
    case .cover, .alert, .dialog, .menu: false
    }
  }
}

/// A content above the row of buttons that its toolbars make in a sheet of the desktop (B20.17).
private struct SheetToolbar<Content: View> {
  let content: Content
  /// Nil where there is no such row.
  let host: ToolbarHost?
  /// True if the content scrolls where it needs more room.
  let scrolls: Bool
}

extension SheetToolbar: View {
  var body: some View {
    VStack(spacing: 0) {
      if scrolls { OverflowScroll { content } } else { content }
      if let host, [.destructive, .leading, .middle, .trailing].contains(where: { host.hasItems($0) }) {
        HStack(spacing: 8) {
          ToolbarSlotView(host: host, slot: .destructive, spacing: 8)
          Spacer(minLength: 0)
          ToolbarSlotView(host: host, slot: .middle, spacing: 8)
          ToolbarSlotView(host: host, slot: .leading, spacing: 8)
          ToolbarSlotView(host: host, slot: .trailing, spacing: 8)
        }
        .padding(20)
      }
    }
  }
}

/// Keeps a content that takes all of its panel within the corners of that.
private struct PanelClip {
  let style: PresentationStyle
  let presenter: Presenter
  @Environment(\.idiom) private var idiom

  init(style: PresentationStyle, presenter: Presenter) {
    self.style = style
    self.presenter = presenter
  }
}

extension PanelClip: ViewModifier {
  func body(content: Content) -> some View {
    switch style {
    case .sheet, .popover:
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipShape(style.panelShape(idiom, isSheet: presenter.isSheet, cornerRadius: presenter.optionsNow.cornerRadius))
    default: content
    }
  }
}

extension PresentationStyle {
  /// The shape of the panel; in points.
  fileprivate func panelShape(_ idiom: Idiom, isSheet: Bool, cornerRadius: CGFloat?) -> UnevenRoundedRectangle {
    var radius: CGFloat = idiom == .phone && !isSheet ? 14 : 10
    if case .cover = self { radius = 0 }
    radius = cornerRadius ?? radius
    let bottom = isSheet && idiom == .phone ? 0 : radius
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: radius)
  }
}

/// Gives a presentation the color scheme that its content wants.
private struct PresentedScheme {
  let presenter: Presenter
  @Environment(\.colorScheme) private var scheme

  init(presenter: Presenter) { self.presenter = presenter }
}

extension PresentedScheme: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.colorScheme, presenter.optionsNow.colorScheme ?? scheme) }
}

/// Lays a content out on the panel of its presentation, as the content asks for.
struct PresentationPanel {
  let style: PresentationStyle
  let presenter: Presenter
}

extension PresentationPanel: PreferenceReaderModifier {
  typealias Body = Never
  typealias Key = PresentationOptionsKey

  static var isInFront: Bool { false }

  static func relays(_ value: Attribute<PresentationOptions?>, of modifier: Attribute<PresentationPanel>) {
    modifier.untrackedValue.presenter.options = value
  }

  static func makeBehavior(_ inputs: _ViewListInputs) -> PanelBehavior { PanelBehavior(shape: .cover) }

  func update(_ node: BehaviorNode<PanelBehavior>, environment: EnvironmentReader) {
    let shape = shape(environment.values, presenter.optionsNow)
    presenter.panelNode = node
    if case .popover(let place) = shape { place.anchor.panel = node }
    node.update(PanelBehavior(shape: shape))
    presenter.letThrough(letsThrough(shape, presenter.optionsNow.backgroundInteraction))
    node.semantics = semantics
    if node.responder == nil { node.responder = PanelResponder(presenter) }
  }

  /// A menu is called like what opens it, and so is a popover without a title.
  @MainActor private var semantics: SemanticsElement {
    func element(_ role: SemanticsElement.Role, openedBy place: PopoverPlace) -> SemanticsElement {
      var element = SemanticsElement(role: role)
      element.title = place.anchor.node.flatMap(SemanticsTree.label)
      return element
    }
    return switch style {
    case .menu(let place): element(.menu, openedBy: place)
    case .popover(let place): element(.dialog, openedBy: place)
    case .alert: SemanticsElement(role: .alert)
    case .sheet, .cover, .dialog: SemanticsElement(role: .dialog)
    }
  }

  /// Whether what is behind a sheet of a phone can be used at the height that it has (B19.28).
  @MainActor private func letsThrough(_ shape: PanelBehavior.Shape, _ interaction: PresentationBackgroundInteraction?) -> Bool {
    guard case .sheet(let detents) = shape else { return false }
    switch interaction?.kind {
    case .enabled: return true
    case .upThrough(let detent):
      let window = presenter.tree.size
      return detents.height(in: window) <= detent.height(inWindowOf: window.height, detents.environment) + 0.5
    case .automatic, .disabled, nil: return false
    }
  }

  @MainActor private func shape(_ environment: EnvironmentValues, _ options: PresentationOptions) -> PanelBehavior.Shape {
    if presenter.isSheet {
      guard environment.idiom == .phone else { return .card }
      let detents = options.detents ?? [.large]
      var selected: PresentationDetent?
      if let wanted = options.selection?.wrappedValue { if detents.contains(wanted) { selected = wanted } else { reportDetent() } }
      return .sheet(PanelBehavior.Detents(all: Array(detents), selected: selected, environment: environment))
    }
    switch style {
    case .sheet: return .card
    case .cover: return .cover
    case .popover(let place), .menu(let place): return .popover(place)
    case .alert: return .middle
    case .dialog: return environment.idiom == .phone ? .bottom : .middle
    }
  }

  private func reportDetent() {
    RuntimeIssue.reportOnce(
      .conflictingPresentation, typeName: "presentationDetents",
      "The selection of presentationDetents is none of its detents and is ignored. Select one of the set.")
  }

  var transform: (PresentationOptions) -> PanelGround {
    { options in PanelGround(style: style, isSheet: presenter.isSheet, options: options) }
  }
}

extension Presenter {
  /// What the content asks for. The running rule depends on it.
  var optionsNow: PresentationOptions {
    guard let options, options.id.isLive else { return PresentationOptions() }
    return options.value ?? PresentationOptions()
  }
}

/// A ground and a content on it, at a place in the window.
struct PanelBehavior: NodeBehavior {
  /// The heights of a sheet.
  struct Detents {
    let all: [PresentationDetent]
    let selected: PresentationDetent?
    let environment: EnvironmentValues

    func height(in window: CGSize) -> CGFloat {
      if let selected { return selected.height(inWindowOf: window.height, environment) }
      return all.map { $0.height(inWindowOf: window.height, environment) }.min() ?? window.height
    }
  }

  enum Shape {
    /// From the bottom of the phone.
    case sheet(Detents)
    /// In the middle of the desktop, as large as its content wants to be.
    case card
    case cover
    case popover(PopoverPlace)
    /// In the middle, as large as its content.
    case middle
    /// At the bottom, as wide as the window.
    case bottom
  }

  let shape: Shape

  static var hasDrawing: Bool { true }
  static var paintsInViewOrder: Bool { true }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The place of the panel in the window.
  func frame(of content: ViewNode, in node: ViewNode) -> CGRect {
    let window = node.size
    switch shape {
    case .cover: return CGRect(origin: .zero, size: window)
    case .sheet(let detents):
      let height = detents.height(in: window)
      return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    case .card:
      let room = CGSize(
        width: max(window.width - PresentationConstants.windowGap, 0), height: max(window.height - PresentationConstants.windowGap, 0))
      let ideal = content.measure(.unspecified)
      let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
      return CGRect(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width, height: size.height)
    case .middle:
      let size = content.measure(ProposedViewSize(width: window.width - 40, height: window.height - 40))
      return CGRect(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width, height: size.height)
    case .bottom:
      let size = content.measure(ProposedViewSize(width: window.width - 16, height: window.height - 20))
      return CGRect(x: (window.width - size.width) / 2, y: window.height - size.height - 8, width: size.width, height: size.height)
    case .popover(let place):
      let room = CGSize(width: max(window.width - 20, 0), height: max(window.height - 20, 0))
      let ideal = content.measure(.unspecified)
      let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
      var frame = place.frame(of: size, in: window)
      // Places inside of the node count from its leading edge.
      if node.isMirrored { frame.origin.x = window.width - frame.maxX }
      return frame
    }
  }

  func placeChildren(of node: ViewNode) {
    let (ground, content) = (node.children[0], node.children[1])
    let frame = frame(of: content, in: node)
    node.place(ground, at: frame.origin, proposal: ProposedViewSize(frame.size))
    let size = content.measure(ProposedViewSize(frame.size))
    node.place(
      content, at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: ProposedViewSize(frame.size))
  }

  func layoutPriority(of node: ViewNode) -> Double { 0 }
  func zIndex(of node: ViewNode) -> Double { 0 }

  func semanticArea(of node: ViewNode) -> CGRect? { node.children.last.map { CGRect(origin: $0.origin, size: $0.size) } }

  /// The panel takes what nothing inside of it takes.
  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    guard node.children.count == 2 else { return false }
    let ground = node.children[0]
    return CGRect(origin: ground.origin, size: ground.size).contains(point)
  }

  func change(from old: PanelBehavior, in node: ViewNode) -> NodeChange { .layout }
}

/// What a press on the panel does that nothing inside takes: a sheet on the phone follows it.
private final class PanelResponder: EventResponder {
  private weak var presenter: Presenter?

  init(_ presenter: Presenter) { self.presenter = presenter }

  var isControl: Bool { false }

  func join(_ arena: GestureArena, in node: ViewNode) {
    guard let presenter, presenter.isSheet, presenter.idiom == .phone, let ground = node.children.first else { return }
    let point = HitTest.local(arena.start.point, in: node)
    if CGRect(origin: ground.origin, size: ground.size).contains(point) { arena.add(SheetDragRecognizer(presenter, ground), of: node) }
  }
}

/// Moves a sheet with a contact.
private final class SheetDragRecognizer: GestureRecognizer {
  let standing = GestureStanding()
  private let presenter: Presenter
  private let ground: ViewNode
  private var start: ContactSample?
  private var last: ContactSample?
  private var tracker = VelocityTracker()

  init(_ presenter: Presenter, _ ground: ViewNode) {
    self.presenter = presenter
    self.ground = ground
  }

  private var way: CGFloat { (last?.point.y ?? 0) - (start?.point.y ?? 0) }

  var isSatisfied: Bool { abs(way) > GestureConstants.tapSlop }

  var scrolls: Bool { true }
  func blocks(_ other: any GestureRecognizer) -> Bool { false }

  func began(_ sample: ContactSample) {
    guard start == nil else { return fail() }
    (start, last) = (sample, sample)
    tracker.add(sample.point, at: sample.time)
  }

  func moved(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    last = sample
    tracker.add(sample.point, at: sample.time)
    if state == .active { follow() }
  }

  func recognized() { follow() }

  private func follow() {
    let share = max(way, 0) / max(presenter.tree.size.height, 1)
    presenter.change { $0.drag(to: 1 - min(share, 1)) }
  }

  func ended(_ sample: ContactSample) {
    guard sample.id == start?.id else { return }
    guard state == .active else { return fail() }
    end()
    let velocity = tracker.velocity(at: sample.time).dy
    presenter.endDrag(by: way, velocity: velocity, height: ground.size.height)
  }

  func stopped() { if start != nil { presenter.change { $0.settleBack() } } }
}

extension Presenter {
  /// A sheet was let go of: it goes, or rests at the next height.
  fileprivate func endDrag(by way: CGFloat, velocity: CGFloat, height: CGFloat) {
    let options = currentOptions
    let window = tree.size.height
    let environment = tree.rootEnvironment
    let heights = (options.detents ?? [.large]).map { (detent: $0, height: $0.height(inWindowOf: window, environment)) }.sorted {
      $0.height < $1.height
    }
    let lowest = heights.first?.height ?? height
    let end = height - way - velocity * 0.1
    if velocity > PresentationConstants.dismissingVelocity && end < lowest || height - way < lowest / 2 { return dismissInteractively() }
    if heights.count > 1, let nearest = heights.min(by: { abs($0.height - end) < abs($1.height - end) }), nearest.height != height {
      options.selection?.wrappedValue = nearest.detent
    }
    change { $0.settleBack() }
  }
}

/// Darkens what is behind a presentation.
struct PresentationBackdrop {
  let press: () -> Void
}

extension PresentationBackdrop: View {
  var body: some View {
    Color.black.opacity(0.25).ignoresSafeArea().contentShape(Rectangle()).onTapGesture(perform: press).accessibilityHidden(true)
  }
}

/// The ground of a panel.
struct PanelGround {
  let style: PresentationStyle
  let isSheet: Bool
  let options: PresentationOptions
  @Environment(\.idiom) private var idiom

  nonisolated init(style: PresentationStyle, isSheet: Bool, options: PresentationOptions) {
    self.style = style
    self.isSheet = isSheet
    self.options = options
  }
}

extension PanelGround: View {
  private var shape: UnevenRoundedRectangle { style.panelShape(idiom, isSheet: isSheet, cornerRadius: options.cornerRadius) }

  private var showsHandle: Bool {
    guard isSheet, idiom == .phone else { return false }
    switch options.dragIndicator {
    case .visible: return true
    case .hidden: return false
    default: return (options.detents?.count ?? 1) > 1
    }
  }

  private var hasOwnGround: Bool {
    switch style {
    case .alert, .dialog, .menu: true
    default: false
    }
  }

  var body: some View {
    ZStack(alignment: .top) {
      if let ground = options.background {
        ground.clipShape(shape)
      } else if !hasOwnGround {
        if case .popover(let place) = style, !isSheet {
          shape.fill(.background).overlay { PopoverArrow(place: place) }.compositingGroup().shadow(
            color: .black.opacity(0.3), radius: 12, y: 4)
        } else {
          shape.fill(.background).shadow(color: .black.opacity(idiom == .desktop || !isSheet ? 0.3 : 0), radius: 12, y: 4)
        }
      }
      if showsHandle {
        Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5)
      }
    }
    .accessibilityHidden(true)
  }
}
