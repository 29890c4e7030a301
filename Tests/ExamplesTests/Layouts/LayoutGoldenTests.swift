import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Grids, outlines, canvases and what stands for missing content.
@MainActor @Suite struct LayoutGoldenTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
  private let goldens = Goldens(
    in: Self.root.appendingPathComponent("Tests/Goldens"), differences: Self.root.appendingPathComponent(".build-check/goldens"),
    command: "./check --accept-goldens")

  private func difference<V: View>(
    _ view: V, _ idiom: Idiom, _ size: CGSize, _ name: String, _ prepare: (ViewHarness) async throws -> Void = { _ in }
  ) async throws -> String? {
    let harness = ViewHarness(
      ZStack {
        Color.white
        view
      }, size: size, idiom: idiom, textMeasurer: SystemFontMeasurer(language: "en"))
    await harness.settle()
    try await prepare(harness)
    return try goldens.difference(of: harness, named: name).map { "\($0)" }
  }

  @Test func `a grid of settings looks like its golden`() async throws {
    let view = Grid(alignment: .leadingFirstTextBaseline) {
      GridRow {
        Text("Regular font:").gridColumnAlignment(.trailing)
        Text("Helvetica 12")
        Button("Select…") {}
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Fixed-width font:")
        Text("Menlo Regular 11")
        Button("Select…") {}
      }
      GridRow {
        Color.clear.gridCellUnsizedAxes([.vertical, .horizontal])
        Toggle("Use fixed-width font for new documents", isOn: .constant(true)).gridCellColumns(2)
      }
    }
    #expect(try await difference(view, .desktop, CGSize(width: 440, height: 160), "layout-grid-desktop") == nil)
  }

  @Test(arguments: [(Idiom.phone, "layout-outline-phone"), (.desktop, "layout-outline-desktop")])
  func `an outline in a list looks like its golden (B17.22)`(_ idiom: Idiom, _ name: String) async throws {
    let view = List {
      DisclosureGroup("Photos") {
        Text("Spring")
        DisclosureGroup("Summer") { Text("Lake") }
      }
      DisclosureGroup("Movies") { Text("None") }
      Text("Read me")
    }
    let found = try await difference(view, idiom, CGSize(width: 390, height: idiom == .phone ? 380 : 200), name) { harness in
      try await harness.tap("Photos")
      await harness.advance(by: 1)
      try await harness.tap("Summer")
      await harness.advance(by: 1)
    }
    #expect(found == nil)
  }

  @Test func `missing content looks like its golden (B17.75)`() async throws {
    let view = ContentUnavailableView {
      Label("No Mail", systemImage: "envelope")
    } description: {
      Text("New mails you receive will appear here.")
    } actions: {
      Button("Refresh") {}
    }
    #expect(try await difference(view, .phone, CGSize(width: 390, height: 300), "layout-unavailable-phone") == nil)
  }

  @Test func `a canvas looks like its golden`() async throws {
    let view = Canvas { context, size in
      let rainbow = Gradient(colors: [.red, .yellow, .green, .blue])
      context.fill(
        Path(roundedRect: CGRect(x: 10, y: 10, width: 120, height: 60), cornerRadius: 12),
        with: .linearGradient(rainbow, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 130, y: 0)))
      context.fill(
        Path(ellipseIn: CGRect(x: 150, y: 10, width: 60, height: 60)),
        with: .radialGradient(rainbow, center: CGPoint(x: 180, y: 40), startRadius: 0, endRadius: 10, options: .mirror))
      context.fill(
        Path(ellipseIn: CGRect(x: 225, y: 10, width: 60, height: 60)), with: .conicGradient(rainbow, center: CGPoint(x: 255, y: 40)))
      var drops = context
      drops.addFilter(.alphaThreshold(min: 0.5, color: .purple))
      drops.addFilter(.blur(radius: 12))
      drops.drawLayer { layer in
        for (x, radius) in [(50.0, 26.0), (100.0, 22.0), (150.0, 16.0)] {
          layer.fill(Path(ellipseIn: CGRect(x: x - radius, y: 130 - radius, width: 2 * radius, height: 2 * radius)), with: .color(.black))
        }
      }
      var shadowed = context
      shadowed.addFilter(.shadow(color: .black.opacity(0.5), radius: 4, x: 3, y: 3))
      shadowed.draw(Text("Canvas").font(.title.bold()).foregroundStyle(.orange), at: CGPoint(x: 240, y: 110))
      context.draw(Image(systemName: "star.fill"), in: CGRect(x: 190, y: 135, width: 30, height: 30))
      var turned = context
      turned.translateBy(x: 260, y: 150)
      turned.rotate(by: .degrees(30))
      turned.stroke(
        Path(CGRect(x: -18, y: -12, width: 36, height: 24)), with: .color(.blue), style: StrokeStyle(lineWidth: 3, dash: [6, 3]))
      var cut = context
      cut.clipToLayer { $0.draw(Text("MASK").font(.largeTitle.bold()), at: CGPoint(x: 70, y: 190)) }
      cut.fill(
        Path(CGRect(x: 0, y: 160, width: 150, height: 60)),
        with: .linearGradient(rainbow, startPoint: .zero, endPoint: CGPoint(x: 140, y: 0)))
      if let dot = context.resolveSymbol(id: "dot") {
        for index in 0..<6 {
          var faded = context
          faded.opacity = Double(index + 1) / 6
          faded.draw(dot, at: CGPoint(x: 170 + CGFloat(index) * 22, y: 195))
        }
      }
    } symbols: {
      Circle().fill(.teal).overlay { Text("7").font(.caption) }.frame(width: 20, height: 20).tag("dot")
    }
    #expect(try await difference(view, .phone, CGSize(width: 300, height: 220), "layout-canvas") == nil)
  }
}
