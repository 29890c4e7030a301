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

  @Test func `paths of rows and items have a section`() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1) && path.row == 3 && path.item == 3 && path.section == 1)
    path.row = 5
    path.section = 2
    #expect(path == IndexPath(indexes: [2, 5]))
  }

  @Test func `units of time are counted in each other`() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC && NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
  }

  @MainActor @Test func `objects are made by the initialiser of their class`() {
    class Plain: NSObject {
      let name = "plain"
    }
    final class Own: NSObject {
      let count: Int
      override init() { count = 7 }
    }
    #expect(makeObject(Plain.self).name == "plain" && makeObject(Own.self).count == 7)
    let type: Plain.Type = Plain.self
    #expect(makeObject(type) !== makeObject(type))
  }
}
