import Testing
import UIKit

/// A type by the name of a view, which a file without SwiftUI may have.
private struct Section: Equatable {
  let title: String
}

/// Code that imports UIKit alone.
@MainActor
struct UIKitImportTests {
  @Test func `a file that imports UIKit has its names, and none of views`() {
    let sections = [Section(title: "one")]
    #expect(sections[IndexPath(row: 0, section: 0).row] == Section(title: "one"))
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(UIFont.boldSystemFont(ofSize: 12).pointSize == 12)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) != .zero)
    let path = UIBezierPath(roundedRect: CGRectMake(0, 0, 20, 10), cornerRadius: 2)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 40, y: 0))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func `a file that imports UIKit draws without SwiftUI`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      let line = UIBezierPath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 8, y: 4))
      line.lineWidth = 2
      line.lineCapStyle = .round
      UIColor.black.setStroke()
      line.stroke()
      context.cgContext.setBlendMode(.multiply)
      let gradient = CGGradient(colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: nil)
      #expect(gradient != nil && UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.cgContext.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    #expect(image.size == CGSize(width: 8, height: 4))
  }

  @Test func `a window belongs to the scene that it was made for`() {
    let scene = UIWindowScene()
    #expect(UIWindow(windowScene: scene).windowScene === scene && scene.windows.first?.windowScene === scene)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape && !UIInterfaceOrientation.portrait.isLandscape)
  }

  @Test func `pictures of UIKit without a host are empty or not there`() {
    #expect(UIImage().size == .zero && UIImage().pngData() == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test func `a file that imports UIKit chooses colours by traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
    #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.serif)?.pointSize == 12 && NSDataAsset(name: "none") == nil)
    #expect(UIInterfaceOrientationMask.all.contains(.portrait))
    UIAccessibility.post(notification: .announcement, argument: nil)
  }
}
