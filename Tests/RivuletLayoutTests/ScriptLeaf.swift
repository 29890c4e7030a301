import Foundation
import RivuletGeometry
import RivuletLayout

/// A view without children.
enum ScriptLeaf {
  /// `Box 10x20`: each side a length, `min...max`, or `?` for anything from 0 on; `nan` and negative ones are allowed.
  case box(ClosedRange<CGFloat>?, ClosedRange<CGFloat>?, fixed: CGSize?)
  /// `Text 12`: so many characters of 10 by 20 that break anywhere, with a baseline 15 below each line's top.
  case text(Int)
  case spacer(SpacerLayout)

  init(_ line: ScriptLine, stackAxis: Axis?) {
    switch line.kind {
    case "Spacer": self = .spacer(SpacerLayout(axis: stackAxis, minLength: line.number("min")))
    case "Text": self = .text(Int(line.words[0])!)
    case "Color": self = .box(0...CGFloat.infinity, 0...CGFloat.infinity, fixed: nil)
    default:
      let sides = line.words[0].split(separator: "x").map { ScriptLeaf.range($0) }
      if case .failure(let width) = sides[0], case .failure(let height) = sides[1] {
        self = .box(nil, nil, fixed: CGSize(width: width.length, height: height.length))
      } else {
        self = .box(try? sides[0].get(), try? sides[1].get(), fixed: nil)
      }
    }
  }

  /// A length that no range can hold.
  private struct Odd: Error {
    let length: CGFloat
  }

  private static func range(_ text: Substring) -> Result<ClosedRange<CGFloat>, Odd> {
    if text == "?" { return .success(0...CGFloat.infinity) }
    let bounds = text.split(separator: "...").map { ScriptLine.number($0) }
    if bounds[0].isNaN || bounds[0] < 0 { return .failure(Odd(length: bounds[0])) }
    return .success(bounds[0]...bounds.last!)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .box(_, _, let size?): return size
    case .box(let width, let height, nil):
      return CGSize(width: ScriptLeaf.length(proposal.width, width!), height: ScriptLeaf.length(proposal.height, height!))
    case .text(let count):
      let columns = max(1, min(count, Int(min((proposal.width ?? .infinity) / 10, 1e6))))
      return CGSize(width: columns * 10, height: (count + columns - 1) / columns * 20)
    case .spacer(let spacer): return spacer.size(in: proposal)
    }
  }

  private static func length(_ proposed: CGFloat?, _ range: ClosedRange<CGFloat>) -> CGFloat {
    guard let proposed else { return range.upperBound == .infinity ? max(range.lowerBound, 10) : range.lowerBound }
    return min(max(proposed, range.lowerBound), range.upperBound)
  }

  var spacing: ViewSpacing {
    if case .spacer(let spacer) = self { spacer.spacing } else { ViewSpacing() }
  }

  func explicitGuide(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
    guard case .text = self else { return nil }
    return ExplicitGuides.baselines(first: 15, last: size.height - 5).value(key, size: size, proposal: .unspecified)
  }
}
