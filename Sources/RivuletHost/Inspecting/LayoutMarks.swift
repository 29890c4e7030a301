import Foundation
import RivuletCore
import RivuletDrawing

/// The marks that show how a container has placed a view: the frames of its children, the space between them, and the view's baseline and
/// centre lines.
@MainActor
struct LayoutMarks {
  private(set) var marks: [InspectorOverlay.Mark] = []

  init(_ node: ViewNode) {
    let container = node.placingContainer
    if let container { marks.append(InspectorOverlay.Mark(frame: container.frameInRoot, color: .inspectorLayout, fill: 0.06)) }
    let siblings = container?.placedChildren ?? []
    for sibling in siblings { marks.append(InspectorOverlay.Mark(frame: sibling.frameInRoot, color: .inspectorLayout, fill: 0.1)) }
    addDistances(siblings.map(\.frameInRoot))
    marks.append(InspectorOverlay.Mark(frame: node.frameInRoot, color: .inspectorChosen, fill: 0.2))
    addGuides(of: node)
  }

  /// Adds marks for the space between adjacent frames.
  private mutating func addDistances(_ frames: [CGRect]) {
    for (one, next) in zip(frames, frames.dropFirst()) {
      if next.minX > one.maxX {
        let height = max(min(one.height, next.height), 2)
        addSpace(CGRect(x: one.maxX, y: max(one.minY, next.minY), width: next.minX - one.maxX, height: height))
      } else if next.minY > one.maxY {
        let width = max(min(one.width, next.width), 2)
        addSpace(CGRect(x: max(one.minX, next.minX), y: one.maxY, width: width, height: next.minY - one.maxY))
      }
    }
  }

  private mutating func addSpace(_ frame: CGRect) {
    marks.append(InspectorOverlay.Mark(frame: frame, color: .inspectorSpace, fill: 0.5, isLine: true))
  }

  /// Adds marks for a node's first baseline and its two centre lines.
  private mutating func addGuides(of node: ViewNode) {
    let frame = node.frameInRoot
    guard let proposal = node.proposal else { return }
    let dimensions = node.dimensions(proposal)
    let baseline = dimensions[VerticalAlignment.firstTextBaseline]
    func add(_ frame: CGRect) { marks.append(InspectorOverlay.Mark(frame: frame, color: .inspectorGuide, fill: 0.8, isLine: true)) }
    add(CGRect(x: frame.minX - 12, y: frame.minY + baseline - 0.5, width: frame.width + 24, height: 1))
    add(CGRect(x: frame.midX - 0.5, y: frame.minY - 6, width: 1, height: frame.height + 12))
    add(CGRect(x: frame.minX - 6, y: frame.midY - 0.5, width: frame.width + 12, height: 1))
  }
}

extension PaintColor {
  static let inspectorChosen = PaintColor(sRGBRed: 0.0, green: 0.48, blue: 1.0)
  static let inspectorReader = PaintColor(sRGBRed: 1.0, green: 0.58, blue: 0.0)
  static let inspectorLayout = PaintColor(sRGBRed: 0.35, green: 0.34, blue: 0.84)
  static let inspectorSpace = PaintColor(sRGBRed: 1.0, green: 0.18, blue: 0.33)
  static let inspectorGuide = PaintColor(sRGBRed: 0.2, green: 0.78, blue: 0.35)
}
