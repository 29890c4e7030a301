import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Sliders with marks, links to help, corners that follow a container, and a table whose columns people have changed.
@MainActor @Suite struct FurtherControlGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private struct Sheet: View {
    struct Line: Identifiable {
      let id: Int
      let name: String
      let age: Int
    }

    let isDesktop: Bool
    @State private var share = 0.5
    @State private var columns: TableColumnCustomization<Line> = {
      var columns = TableColumnCustomization<Line>()
      columns[visibility: "id"] = .hidden
      return columns
    }()

    var body: some View {
      VStack(spacing: 24) {
        Slider(value: $share) {
          Text("Share")
        } ticks: {
          SliderTickContentForEach([0.0, 0.25, 0.5, 0.75, 1.0], id: \.self) { value in
            SliderTick(value) { Text("\(Int(value * 100))%") }
          }
        }
        Slider(value: $share, neutralValue: 0.25) {
          Text("From a quarter")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        } ticks: {
          SliderTick(0.25)
        }
        HStack(spacing: 20) {
          if isDesktop { HelpLink {} }
          ConcentricRectangle(topLeadingCorner: .concentric, bottomTrailingCorner: 0).fill(.tint).padding(8).frame(width: 120, height: 60)
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 24)).containerShape(RoundedRectangle(cornerRadius: 24))
          Path(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 40), transform: nil)).fill(
            Color(cgColor: CGColor(gray: 0.5, alpha: 1))
          )
          .frame(width: 60, height: 40)
        }
        if isDesktop {
          Table([Line(id: 1, name: "Ada", age: 36), Line(id: 2, name: "Blaise", age: 39)], columnCustomization: $columns) {
            TableColumn("Id") { Text("\($0.id)") }.customizationID("id")
            TableColumn("Name") { Text($0.name) }.customizationID("name")
            TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
          }
        }
      }
      .padding(20)
    }
  }

  @Test(arguments: [Idiom.phone, .desktop]) func `further controls look like their golden`(_ idiom: Idiom) async throws {
    let harness = ViewHarness(
      Sheet(isDesktop: idiom == .desktop).background(.background), size: CGSize(width: 420, height: idiom == .phone ? 300 : 420),
      idiom: idiom,
      textMeasurer: SystemFontMeasurer(language: "en"))
    await harness.advance(by: 1)
    #expect(try goldens.difference(of: harness, named: "further-controls-\(idiom)").map { "\($0)" } == nil)
  }
}
