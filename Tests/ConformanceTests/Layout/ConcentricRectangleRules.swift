import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Corners about the same centres as those of a container (documentation).
  @MainActor
  struct ConcentricRectangleRules {
    /// What is drawn of a shape that lies 10 points inside a container of 100 by 100.
    private func drawn(_ shape: some Shape, in container: some InsettableShape, _ padding: CGFloat = 10) async -> String {
      let harness = ViewHarness(
        shape.fill(.red).padding(padding).frame(width: 100, height: 100).containerShape(container), size: CGSize(width: 100, height: 100))
      await harness.settle()
      return harness.displayListDump()
    }

    @Test func `corners are those of the container less the distance, and at least as round as the app says`() async {
      let container = RoundedRectangle(cornerRadius: 24)
      let radii = RectangleCornerRadii(topLeading: 14, bottomLeading: 14, bottomTrailing: 14, topTrailing: 14)
      let same = await drawn(UnevenRoundedRectangle(cornerRadii: radii), in: Rectangle())
      #expect(await drawn(ConcentricRectangle(), in: container) == same)
      #expect(await drawn(.rect(corners: .concentric(minimum: 14)), in: RoundedRectangle(cornerRadius: 12)) == same)
      #expect(await drawn(.rect(corners: .fixed(14)), in: container, 10) == same)
      #expect(await drawn(ConcentricRectangle(), in: container, 30) == (await drawn(UnevenRoundedRectangle(), in: container, 30)))
    }

    @Test func `each corner follows its own, and those that are alike take the largest`() async {
      let container = UnevenRoundedRectangle(topLeadingRadius: 30, bottomLeadingRadius: 20)
      #expect(
        await drawn(ConcentricRectangle(topLeadingCorner: .concentric, bottomTrailingCorner: 5), in: container)
          == (await drawn(UnevenRoundedRectangle(topLeadingRadius: 20, bottomLeadingRadius: 10, bottomTrailingRadius: 5), in: container)))
      #expect(
        await drawn(ConcentricRectangle(uniformTopCorners: .concentric, bottomLeadingCorner: .concentric), in: container)
          == (await drawn(UnevenRoundedRectangle(topLeadingRadius: 20, bottomLeadingRadius: 10, topTrailingRadius: 20), in: container)))
    }

    @Test func `where the container has no corners, the shape is the container's drawn in`() async {
      #expect(await drawn(ConcentricRectangle(), in: Ellipse()) == (await drawn(ContainerRelativeShape(), in: Ellipse())))
      let corners: Edge.Corner.Set = [.top, .bottomLeading]
      #expect(corners.contains(.topTrailing) && !corners.contains(.bottomTrailing) && Edge.Corner.Set.all.contains(corners))
    }
  }
}
