import Foundation
import RivuletGeometry
import RivuletLayout

/// What a kind of script line does.
enum ScriptLayout {
  case leaf(ScriptLeaf)
  case stack(StackLayout)
  case overlay(OverlayLayout)
  /// The first child, with the second over it.
  case secondary(OverlayLayout)
  case frame(FrameLayout)
  case flexibleFrame(FlexibleFrameLayout)
  case padding(PaddingLayout)
  case fixedSize(FixedSizeLayout)
  case aspectRatio(AspectRatioLayout)
  case position(PositionLayout)
  /// Proposes half of what it is proposed.
  case half

  init(_ line: ScriptLine, stackAxis: Axis?) {
    switch line.kind {
    case "HStack": self = .stack(.horizontal(line.verticalAlignment, spacing: line.number("spacing")))
    case "VStack": self = .stack(.vertical(line.horizontalAlignment, spacing: line.number("spacing")))
    case "ZStack": self = .overlay(OverlayLayout(alignment: line.alignment))
    case "Overlay": self = .secondary(OverlayLayout(alignment: line.alignment))
    case "Frame": self = .frame(FrameLayout(width: line.number("w"), height: line.number("h"), alignment: line.alignment))
    case "Flexible":
      self = .flexibleFrame(
        FlexibleFrameLayout(
          minWidth: line.number("minW"), idealWidth: line.number("idealW"), maxWidth: line.number("maxW"),
          minHeight: line.number("minH"), idealHeight: line.number("idealH"), maxHeight: line.number("maxH"),
          alignment: line.alignment))
    case "Padding":
      self = .padding(
        PaddingLayout(
          insets: EdgeInsets(
            top: line.number("top") ?? 0, leading: line.number("leading") ?? 0, bottom: line.number("bottom") ?? 0,
            trailing: line.number("trailing") ?? 0)))
    case "FixedSize":
      self = .fixedSize(FixedSizeLayout(horizontal: line.text("axis") != "v", vertical: line.text("axis") != "h"))
    case "AspectRatio":
      self = .aspectRatio(
        AspectRatioLayout(ratio: line.number("ratio"), contentMode: line.words.contains("fill") ? .fill : .fit))
    case "Position": self = .position(PositionLayout(position: CGPoint(x: line.number("x")!, y: line.number("y")!)))
    case "Half": self = .half
    default: self = .leaf(ScriptLeaf(line, stackAxis: stackAxis))
    }
  }

  func size(in proposal: ProposedViewSize, _ children: [ScriptNode]) -> CGSize {
    var scratch = LayoutScratch()
    return switch self {
    case .leaf(let leaf): leaf.size(proposal)
    case .stack(let stack): stack.size(in: proposal, children: children, scratch: &scratch)
    case .overlay(let overlay): overlay.size(in: proposal, children: children)
    case .secondary: children[0].size(proposal)
    case .frame(let frame): frame.size(in: proposal, child: children[0])
    case .flexibleFrame(let frame): frame.size(in: proposal, child: children[0])
    case .padding(let padding): padding.size(in: proposal, child: children[0])
    case .fixedSize(let fixed): fixed.size(in: proposal, child: children[0])
    case .aspectRatio(let aspect): aspect.size(in: proposal, child: children[0])
    case .position(let position): position.size(in: proposal, child: children[0])
    case .half: children[0].size(ScriptLayout.half(proposal))
    }
  }

  func placements(in proposal: ProposedViewSize, _ children: [ScriptNode]) -> ContiguousArray<Placement> {
    var scratch = LayoutScratch()
    switch self {
    case .leaf: break
    case .stack(let stack): stack.place(in: proposal, children: children, scratch: &scratch)
    case .overlay(let overlay): overlay.place(in: proposal, children: children, scratch: &scratch)
    case .secondary(let overlay):
      let primary = children[0].dimensions(proposal)
      return [
        Placement(origin: .zero, size: primary.size, proposal: proposal), overlay.placement(of: children[1], over: primary),
      ]
    case .frame(let frame): return [frame.placement(in: proposal, child: children[0])]
    case .flexibleFrame(let frame): return [frame.placement(in: proposal, child: children[0])]
    case .padding(let padding): return [padding.placement(in: proposal, child: children[0])]
    case .fixedSize(let fixed): return [fixed.placement(in: proposal, child: children[0])]
    case .aspectRatio(let aspect): return [aspect.placement(in: proposal, child: children[0])]
    case .position(let position): return [position.placement(in: proposal, child: children[0])]
    case .half:
      let half = ScriptLayout.half(proposal)
      return [Placement(origin: .zero, size: children[0].size(half), proposal: half)]
    }
    return scratch.placements
  }

  func spacing(of children: [ScriptNode]) -> ViewSpacing {
    switch self {
    case .leaf(let leaf): leaf.spacing
    case .stack(let stack): stack.spacing(of: children)
    case .overlay(let overlay): overlay.spacing(of: children)
    case .frame: LayoutConstants.fixedFrameKeepsSpacing ? children[0].spacing : ViewSpacing()
    default: children[0].spacing
    }
  }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, _ children: [ScriptNode]) -> CGFloat? {
    switch self {
    case .leaf(let leaf): leaf.explicitGuide(key, size: size)
    case .secondary: children[0].dimensions(proposal)[explicit: key]
    default: GuideMerging.explicitGuide(key, children: children, placements: placements(in: proposal, children))
    }
  }

  private static func half(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
  }
}
