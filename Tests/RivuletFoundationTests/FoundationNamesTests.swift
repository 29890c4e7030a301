import Foundation
import RivuletFoundation
import Testing

/// Small names of Foundation that Linux lacks.
struct FoundationNamesTests {
  @Test func `the folders of the person have names`() {
    #expect(URL.documentsDirectory.path.hasPrefix("/"))
    for url in [URL.cachesDirectory, .applicationSupportDirectory, .downloadsDirectory, .desktopDirectory, .libraryDirectory] {
      #expect(url.isFileURL)
    }
  }

  @Test func `defaults have values by key-value coding`() throws {
    let name = "rivulet-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
    defaults.removePersistentDomain(forName: name)
  }

  @Test func `times go on, and pools give back what their closures return`() {
    let (first, second) = (CACurrentMediaTime(), CACurrentMediaTime())
    #expect(second >= first && abs(CFAbsoluteTimeGetCurrent() - Date.timeIntervalSinceReferenceDate) < 60)
    #expect(autoreleasepool { 3 } == 3 && NSMutableAttributedString().length == 0)
  }
}
