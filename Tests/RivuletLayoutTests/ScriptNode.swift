import Foundation
import RivuletGeometry
import RivuletLayout

/// A view of a layout script. It remembers its answers, as the views of the real thing do, and counts the questions.
final class ScriptNode {
  let line: ScriptLine
  let layout: ScriptLayout
  private(set) var children: [ScriptNode] = []
  private(set) var questions = 0
  private var answers: [(ProposedViewSize, CGSize)] = []

  init(_ line: ScriptLine, _ children: [ScriptNode], stackAxis: Axis?) {
    self.line = line
    self.children = children
    layout = ScriptLayout(line, stackAxis: stackAxis)
  }

  /// The view that a script describes.
  static func parse(_ script: String) -> ScriptNode {
    let lines = script.split(separator: "\n").map { ScriptLine($0) }
    var index = 0
    func read(stackAxis: Axis?) -> ScriptNode {
      let line = lines[index]
      index += 1
      // Spacers find their stack through modifiers, but not through other containers.
      let axis: Axis? =
        switch line.kind {
        case "HStack": .horizontal
        case "VStack": .vertical
        case "ZStack": nil
        default: stackAxis
        }
      var children: [ScriptNode] = []
      while index < lines.count, lines[index].depth > line.depth { children.append(read(stackAxis: axis)) }
      return ScriptNode(line, children, stackAxis: stackAxis)
    }
    return read(stackAxis: nil)
  }

  /// The frames of all leaves, in the coordinates of the root.
  func frames(_ proposal: ProposedViewSize, origin: CGPoint = .zero, isRightToLeft: Bool) -> [(name: String, frame: CGRect)] {
    let size = size(proposal)
    if children.isEmpty {
      return [(line.name, CGRect(origin: origin, size: CGSize(width: max(0, size.width), height: max(0, size.height))))]
    }
    var placements = layout.placements(in: proposal, children)
    if isRightToLeft { placements.mirror(in: size.width) }
    return zip(children, placements).flatMap { child, placement in
      child.frames(
        placement.proposal, origin: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y),
        isRightToLeft: isRightToLeft)
    }
  }
}

extension ScriptNode: LayoutChild {
  func size(_ proposal: ProposedViewSize) -> CGSize {
    if let answer = answers.first(where: { $0.0 == proposal }) { return answer.1 }
    questions += 1
    let size = layout.size(in: proposal, children)
    answers.append((proposal, size))
    return size
  }

  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal), proposal: proposal, guides: .source(self))
  }

  var priority: Double {
    line.number("priority").map(Double.init) ?? (line.kind == "Spacer" ? LayoutConstants.spacerPriority : 0)
  }

  var spacing: ViewSpacing { layout.spacing(of: children) }
}

extension ScriptNode: AlignmentGuideSource {
  /// `guide=leading:30` puts the leading guide 30 behind where it would be.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let inner = layout.explicitGuide(key, size: size, proposal: proposal, children)
    guard let pair = line.text("guide")?.split(separator: ":") else { return inner }
    let name = String(pair[0])
    let named = ScriptLine.horizontalGuides[name]?.key ?? ScriptLine.verticalGuides[name]!.key
    guard named == key else { return inner }
    return (inner ?? ViewDimensions(size)[key]) + ScriptLine.number(pair[1])
  }
}
