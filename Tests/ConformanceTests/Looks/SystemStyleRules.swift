import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Styles of the system, and images as styles.
  @MainActor
  struct SystemStyleRules {
    private func fills(_ view: some View) async -> [String] {
      let harness = ViewHarness(view, size: CGSize(width: 100, height: 100), idiom: .phone)
      await harness.settle()
      return harness.displayListDump().split(separator: "\n").filter { $0.contains("fill") }.map(String.init)
    }

    @Test func `the system has styles for fields, lines, links, fills and windows`() async {
      let colors: [(AnyShapeStyle, Color)] = [
        (AnyShapeStyle(.placeholder), Color(.placeholderText)), (AnyShapeStyle(.separator), Color(.separator)),
        (AnyShapeStyle(.link), Color(.link)), (AnyShapeStyle(.fill), Color(.systemFill)),
        (AnyShapeStyle(.fill.secondary), Color(.secondarySystemFill)), (AnyShapeStyle(.fill.tertiary), Color(.tertiarySystemFill)),
        (AnyShapeStyle(.fill.quaternary), Color(.quaternarySystemFill)), (AnyShapeStyle(.windowBackground), Color(.systemBackground)),
        (AnyShapeStyle(.selection), .blue),
      ]
      for (style, color) in colors {
        let (own, named) = (await fills(Rectangle().fill(style)), await fills(Rectangle().fill(color)))
        #expect(own == named && own.count == 1)
      }
    }

    @Test func `an elliptical gradient is a style`() async {
      let view = Rectangle().fill(.ellipticalGradient(colors: [.red, .blue], center: .center, endRadiusFraction: 0.25))
      #expect(await fills(view).contains { $0.contains("radial 50 50 0 25") })
    }

    @Test func `a gradient by itself is a style, from the top to the bottom`() async {
      let gradient = Gradient(colors: [.red, .blue])
      let own = await fills(Rectangle().fill(gradient))
      #expect(own == (await fills(Rectangle().fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)))) && own.count == 1)
      #expect(await fills(Rectangle().fill(AnyShapeStyle(gradient))) == own)
    }

    @Test func `the shape of the container has a short name`() async {
      let short = Color.red.clipShape(.containerRelative).containerShape(RoundedRectangle(cornerRadius: 20))
      let long = Color.red.clipShape(ContainerRelativeShape()).containerShape(RoundedRectangle(cornerRadius: 20))
      #expect(await fills(short) == fills(long))
    }

    @Test func `an image fills again and again, from the corner of what it fills`() async throws {
      let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><rect width='30' height='20' fill='red'/></svg>"
      let url = URL(string: "data:image/svg+xml;base64," + Data(picture.utf8).base64EncodedString())
      let view = AsyncImage(url: url) { image in
        Rectangle().fill(ImagePaint(image: image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2)).opacity(0.5)
          .frame(width: 80, height: 40).border(.image(image), width: 4).accessibilityIdentifier("filled")
      } placeholder: {
        Text("none")
      }
      let harness = ViewHarness(view, size: CGSize(width: 100, height: 60))
      await harness.settle()
      try await harness.wait(timeout: .seconds(60)) { harness.frame(of: "filled") != nil }
      let dump = harness.displayListDump()
      #expect(dump.contains("tiles 10 10 30 40") && dump.contains("tiles 10 10 30 20"), "\(dump)")
      #expect(try harness.png(scale: 1).count > 100)
    }

    @Test func `an image that there is none of fills nothing`() async {
      #expect(await fills(Rectangle().fill(ImagePaint(image: Image("no such image")))).allSatisfy { !$0.contains("tiles") })
    }
  }
}
