import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletGraph
import RivuletLooks
import RivuletTree

/// The views around presented content: its panel in the window, and the controls that dismiss it.
struct PresentationFrame<Content: View> {
  let content: Content
  let style: PresentationStyle
  let presenter: Presenter
}

extension PresentationFrame: View {
  var body: some View {
    let presenter = presenter
    SheetToolbar(content: content, host: presenter.toolbar, scrolls: scrolls)
      .modifier(PanelClip(presenter: presenter))
      .overlay(alignment: .top) { SheetHandle(presenter: presenter) }
      .environment(\.dismissal, Dismissal { [weak presenter] in presenter?.reset() })
      .modifier(
        PresentedSurroundings(style.boundary, level: presenter.inner, toolbar: presenter.toolbar)
      )
      .modifier(PresentedScheme(presenter: presenter))
      .modifier(PresentationPanel(style: style, presenter: presenter))
  }
}

extension PresentationFrame {
  /// True if content larger than the window scrolls in its panel.
  @MainActor private var scrolls: Bool { presenter.kind.scrollsContent && presenter.shownKind.scrollsContent }
}

/// A container for content and an optional row of toolbar buttons below it (B20.17).
private struct SheetToolbar<Content: View> {
  let content: Content
  /// The host of the toolbar items; nil for no row.
  let host: ToolbarHost?
  /// True if content that is larger than the panel scrolls.
  let scrolls: Bool
}

extension SheetToolbar: View {
  var body: some View {
    VStack(spacing: 0) {
      if scrolls { OverflowScroll { content } } else { content }
      if let host, [.destructive, .leading, .middle, .trailing].contains(where: { host.hasItems($0) }) {
        HStack(spacing: 8) {
          ToolbarSlotView(host: host, slot: .destructive, spacing: 8).fixedSize()
          Spacer(minLength: 0)
          ToolbarSlotView(host: host, slot: .middle, spacing: 8).fixedSize()
          ToolbarSlotView(host: host, slot: .leading, spacing: 8).fixedSize()
          ToolbarSlotView(host: host, slot: .trailing, spacing: 8).fixedSize()
        }
        .padding(20)
      }
    }
  }
}

/// A modifier that clips content to the panel's rounded corners.
private struct PanelClip {
  let presenter: Presenter
}

extension PanelClip: ViewModifier {
  func body(content: Content) -> some View {
    if hasCorners {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipShape(
          presenter.shownKind.shape(cornerRadius: presenter.optionsNow.cornerRadius, fillsWindow: presenter.fillsWindow))
    } else {
      content
    }
  }

  /// True if the panel has rounded corners in windows of any size.
  @MainActor private var hasCorners: Bool { presenter.kind.clipsContent || presenter.shownKind.clipsContent }
}

extension PresentationKind {
  /// Returns the shape of the panel. The corner radius in points overrides the radius of the kind, unless it is nil.
  fileprivate func shape(cornerRadius: CGFloat?, fillsWindow: Bool) -> UnevenRoundedRectangle {
    let radius = cornerRadius ?? (fillsWindow ? 0 : self.cornerRadius)
    let bottom = roundsBottom ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: radius)
  }
}

/// The drag indicator of a sheet, above the sheet's content (B19.28).
private struct SheetHandle {
  let presenter: Presenter
  @Environment(\.looks.sheets) private var look

  init(presenter: Presenter) { self.presenter = presenter }
}

extension SheetHandle: View {
  @MainActor private var isShown: Bool {
    guard presenter.shownKind.isDragged else { return false }
    let options = presenter.optionsNow
    switch options.dragIndicator {
    case .visible: return true
    case .hidden: return false
    default: return presenter.detents(of: options).count > 1
    }
  }

  var body: some View {
    if isShown {
      Capsule().fill(.tertiary).frame(width: look.indicator.width, height: look.indicator.height).padding(.top, look.indicatorInset)
        .allowsHitTesting(false).accessibilityHidden(true)
    }
  }
}

/// A modifier that applies the content's preferred colour scheme.
private struct PresentedScheme {
  let presenter: Presenter
  @Environment(\.colorScheme) private var scheme

  init(presenter: Presenter) { self.presenter = presenter }
}

extension PresentedScheme: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.colorScheme, presenter.optionsNow.colorScheme ?? scheme) }
}

/// A modifier that lays out content on the panel of its presentation, using the content's options.
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

  static func makeBehavior(_ inputs: _ViewListInputs) -> PanelBehavior { PanelBehavior(shape: .window) }

  func update(_ node: BehaviorNode<PanelBehavior>, environment: EnvironmentReader) {
    var shape = shape(environment.values, presenter.optionsNow)
    if case .sheet(let old) = node.behavior.shape, case .sheet(var detents) = shape, old.dragged == detents.dragged {
      detents.dragged = presenter.startOfChange(from: old, to: detents)
      shape = .sheet(detents)
    }
    presenter.panelNode = node
    if case .anchor(let place, _) = shape { place.anchor.panel = node }
    node.update(PanelBehavior(shape: shape))
    presenter.setBackgroundInteraction(presenter.allowsBackgroundInteraction(shape, presenter.optionsNow.backgroundInteraction))
    node.semantics = semantics
    if node.responder == nil { node.responder = PanelResponder(presenter) }
  }

  /// The semantics of the panel. A menu, or a popover without a title, is labelled by the view that opened it.
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

  @MainActor private func shape(_ environment: EnvironmentValues, _ options: PresentationOptions) -> PanelBehavior.Shape {
    let style = presenter.shownStyle
    switch style.kind(in: environment.looks.presentations).place {
    case .sheet:
      let detents = presenter.detents(of: options)
      return .sheet(
        PanelBehavior.Detents(
          all: Array(detents), selected: selected(among: detents, options), environment: environment, dragged: presenter.sheet.dragged))
    case .card(let gap, _): return .card(gap: gap)
    case .window: return .window
    case .anchor(let distances): return style.anchor.map { .anchor($0, distances) } ?? .window
    case .middle(let gap): return .middle(gap: gap)
    case .bottom(let inset, let topInset): return .bottom(inset: inset, topInset: topInset)
    }
  }

  /// Returns the detent that the app has selected or people have chosen; nil for the lowest detent.
  @MainActor private func selected(among detents: Set<PresentationDetent>, _ options: PresentationOptions) -> PresentationDetent? {
    if presenter.fillsWindow { return nil }
    guard let selection = options.selection else { return presenter.sheet.chosen.flatMap { detents.contains($0) ? $0 : nil } }
    if detents.contains(selection.wrappedValue) { return selection.wrappedValue }
    reportDetent()
    return nil
  }

  private func reportDetent() {
    RuntimeIssue.reportOnce(
      .conflictingPresentation, typeName: "presentationDetents",
      "The selection of presentationDetents is not one of its detents and is ignored. Select a detent from the set.")
  }

  var transform: (PresentationOptions) -> PanelGround {
    { options in PanelGround(style: presenter.shownStyle, options: options, fillsWindow: presenter.fillsWindow) }
  }
}

extension Presenter {
  /// The options that the content sets. Reading the property makes the running rule depend on the options.
  var optionsNow: PresentationOptions {
    guard let options, options.id.isLive else { return PresentationOptions() }
    return options.value ?? PresentationOptions()
  }
}

/// A layout that positions presented content and its background in the window.
struct PanelBehavior: NodeBehavior {
  /// The detents of a sheet.
  struct Detents {
    let all: [PresentationDetent]
    var selected: PresentationDetent?
    let environment: EnvironmentValues
    /// The height in points while people drag the sheet; nil at rest.
    var dragged: CGFloat?

    /// Returns the resting height of the sheet, in points.
    func restingHeight(in window: CGSize) -> CGFloat {
      if let selected { return selected.height(inWindowOf: window.height, environment) }
      return all.map { $0.height(inWindowOf: window.height, environment) }.min() ?? window.height
    }

    func height(in window: CGSize) -> CGFloat { dragged ?? restingHeight(in: window) }
  }

  enum Shape {
    /// A sheet at the bottom of the window.
    case sheet(Detents)
    /// A card in the middle of the window, at the ideal size of its content.
    case card(gap: CGFloat)
    case window
    case anchor(PopoverPlace, AnchoredPlace)
    /// A panel in the middle, with the size of its content.
    case middle(gap: CGFloat)
    /// A panel at the bottom, with the width of the window.
    case bottom(inset: CGFloat, topInset: CGFloat)
  }

  let shape: Shape

  static var traits: NodeTraits { [.draws, .paintsInViewOrder] }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Returns the frame of the panel in the window.
  func frame(of content: ViewNode, in node: ViewNode) -> CGRect {
    let window = node.size
    switch shape {
    case .window: return CGRect(origin: .zero, size: window)
    case .sheet(let detents):
      let height = detents.height(in: window)
      return CGRect(x: 0, y: window.height - height, width: window.width, height: height)
    case .card(let gap):
      let room = CGSize(width: max(window.width - gap, 0), height: max(window.height - gap, 0))
      let ideal = content.measure(.unspecified)
      let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
      return CGRect(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width, height: size.height)
    case .middle(let gap):
      let size = content.measure(ProposedViewSize(width: window.width - gap, height: window.height - gap))
      return CGRect(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width, height: size.height)
    case .bottom(let inset, let topInset):
      let size = content.measure(ProposedViewSize(width: window.width - 2 * inset, height: window.height - inset - topInset))
      return CGRect(x: (window.width - size.width) / 2, y: window.height - size.height - inset, width: size.width, height: size.height)
    case .anchor(let place, let distances):
      let room = CGSize(width: max(window.width - 2 * distances.margin, 0), height: max(window.height - 2 * distances.margin, 0))
      let ideal = content.measure(.unspecified)
      let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
      var frame = place.frame(of: size, in: window, by: distances)
      // The node's coordinates start at its leading edge.
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

  /// Returns true for points inside the panel, which receives events that its content does not handle.
  func isHit(at point: CGPoint, in node: ViewNode) -> Bool {
    guard node.children.count == 2 else { return false }
    let ground = node.children[0]
    return CGRect(origin: ground.origin, size: ground.size).contains(point)
  }

  func change(from old: PanelBehavior, in node: ViewNode) -> NodeChange { .layout }
}

/// A view that dims the window behind a presentation.
struct PresentationBackdrop {
  package let press: () -> Void
}

extension PresentationBackdrop: View {
  var body: some View {
    Color.black.opacity(0.25).ignoresSafeArea().contentShape(Rectangle()).onTapGesture(perform: press).accessibilityHidden(true)
  }
}

/// The background of a panel.
struct PanelGround {
  let style: PresentationStyle
  let options: PresentationOptions
  /// True for a sheet that fills a window of compact height.
  let fillsWindow: Bool
  @Environment(\.looks.presentations) private var look

  nonisolated init(style: PresentationStyle, options: PresentationOptions, fillsWindow: Bool) {
    self.style = style
    self.options = options
    self.fillsWindow = fillsWindow
  }
}

extension PanelGround: View {
  var body: some View {
    let kind = style.kind(in: look)
    let shape = kind.shape(cornerRadius: options.cornerRadius, fillsWindow: fillsWindow)
    let shadow = Color.black.opacity(kind.shadowOpacity)
    ZStack(alignment: .top) {
      if let ground = options.background {
        ground.clipShape(shape)
      } else if kind.ground != .own {
        if kind.ground == .arrow, let place = style.anchor {
          shape.fill(.background).overlay { PopoverArrow(place: place) }.compositingGroup().shadow(color: shadow, radius: 12, y: 4)
        } else {
          shape.fill(.background).shadow(color: shadow, radius: 12, y: 4)
        }
      }
    }
    .accessibilityHidden(true)
  }
}
