import SwiftUI

/// The sign of a suit.
struct SuitShape: Shape {
  let suit: Suit

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let place = CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: side / 2, y: side / 2)
    return sign.applying(place)
  }

  /// Between −1 and 1.
  private var sign: Path {
    switch suit {
    case .hearts: heart
    case .diamonds: diamond
    case .spades: heart.applying(CGAffineTransform(scaleX: 1, y: -1)).with(foot)
    case .clubs: leaves.with(foot)
    }
  }

  private var heart: Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0.9))
    path.addCurve(to: CGPoint(x: 0, y: -0.45), control1: CGPoint(x: -1.5, y: -0.1), control2: CGPoint(x: -0.6, y: -1.3))
    path.addCurve(to: CGPoint(x: 0, y: 0.9), control1: CGPoint(x: 0.6, y: -1.3), control2: CGPoint(x: 1.5, y: -0.1))
    path.closeSubpath()
    return path
  }

  private var diamond: Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: -0.95))
    for corner in [CGPoint(x: 0.7, y: 0), CGPoint(x: 0, y: 0.95), CGPoint(x: -0.7, y: 0)] { path.addLine(to: corner) }
    path.closeSubpath()
    return path
  }

  private var leaves: Path {
    var path = Path()
    for center in [CGPoint(x: 0, y: -0.45), CGPoint(x: -0.45, y: 0.2), CGPoint(x: 0.45, y: 0.2)] {
      path.addEllipse(in: CGRect(x: center.x - 0.42, y: center.y - 0.42, width: 0.84, height: 0.84))
    }
    return path
  }

  private var foot: Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 0.35, y: 0.95))
    path.addLine(to: CGPoint(x: -0.35, y: 0.95))
    path.closeSubpath()
    return path
  }
}

extension Path {
  fileprivate func with(_ other: Path) -> Path {
    var path = self
    path.addPath(other)
    return path
  }
}
