import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Scrolling to sections whose headers are pinned (B16.28).
  @MainActor
  struct PinnedScrollRules {
    private struct Sections: View {
      @State private var note = ""

      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            HStack {
              ForEach(0..<3) { section in Button("S\(section)") { proxy.scrollTo("sec\(section)", anchor: .top) } }
              Button("R10") { proxy.scrollTo("row10", anchor: .top) }
            }
            ScrollView {
              LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                ForEach(["sec0", "sec1", "sec2"], id: \.self) { section in
                  Section {
                    ForEach(0..<20, id: \.self) { row in
                      let name = "row\(section.dropFirst(3))\(row)"
                      Text(name).frame(height: 60).id(name == "row010" ? "row10" : name)
                    }
                  } header: {
                    Text("Head \(section)").frame(maxWidth: .infinity).frame(height: 30).aid(section)
                  }
                }
              }
            }
            .frame(height: 500)
            .aid("scroll")
          }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop], [["S2", "S1"], ["S1", "R10", "S0"], ["S2", "S0", "S2", "S1"], ["S1", "S1"]])
    func `B16.28a scrollTo shows the start of a section whose header is pinned`(_ idiom: Idiom, _ taps: [String]) async throws {
      let stage = await Stage(Sections(), idiom: idiom)
      let scroll = try #require(stage.harness.frame(of: "scroll"))
      for tap in taps {
        try await stage.tap(tap)
        // Inside the section, its header is pinned.
        if tap != taps.last {
          await stage.harness.wheel(at: CGPoint(x: 200, y: scroll.midY), by: CGSize(width: 0, height: -200), precise: true)
        }
        await stage.rest()
      }
      let section = try #require(taps.last).dropFirst()
      let (header, row) = (
        try #require(stage.harness.elementFrame("Head sec\(section)")), try #require(stage.harness.elementFrame("row\(section)0"))
      )
      #expect(abs(header.midY - scroll.minY - 15) < 12)
      #expect(abs(row.midY - scroll.minY - 60) < 12, "\(row) in \(scroll)")
    }
  }
}
