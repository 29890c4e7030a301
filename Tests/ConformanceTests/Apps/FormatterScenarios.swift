import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Texts of formatters, as an app writes them that imports nothing but SwiftUI.
  @MainActor
  struct FormatterScenarios {
    private static let currentTimeFormatter: DateComponentsFormatter = {
      let formatter = DateComponentsFormatter()
      formatter.allowedUnits = [.minute, .second]
      formatter.unitsStyle = .positional
      formatter.zeroFormattingBehavior = .pad
      formatter.calendar = Calendar(identifier: .gregorian)
      formatter.calendar?.locale = Locale(identifier: "en_US")
      return formatter
    }()

    private struct Player: View {
      @State private var playhead: TimeInterval = 65
      var body: some View {
        Text("\(playhead, formatter: currentTimeFormatter)")
        Button("on") { playhead += 10 }
      }
    }

    @Test func `A4.19 the talk's time is shown by the formatter for times`() async throws {
      let harness = await mount(Player())
      #expect(harness.texts.first == "01:05")
      try await harness.tap("on")
      #expect(harness.texts.first == "01:15")
    }

    @Test func `the formatters that views use are there`() throws {
      func diagnostics(_ name: String, _ imports: String) throws -> String {
        try Compiler.diagnostics(of: "\(imports)\n\nlet formatter: Formatter = \(name)()\n")
      }
      for name in [
        "DateComponentsFormatter", "RelativeDateTimeFormatter", "ListFormatter", "DateIntervalFormatter", "ByteCountFormatter",
        "MeasurementFormatter", "PersonNameComponentsFormatter",
      ] {
        #expect(try diagnostics(name, "import SwiftUI") == "")
      }
      #expect(try diagnostics("DateComponentsFormatter", "import Foundation\nimport SwiftUI") == "")
    }
  }
}
