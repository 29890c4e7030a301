import Foundation
import RivuletHost
import Testing

/// Settings on a disk that is full, or of a process that ends while it writes them.
struct SettingsFileTests {
  private struct Full: Error {}

  private func folder() throws -> URL {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(component: "settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func plist(_ values: [String: Int]) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  private func values(_ url: URL) -> [String: Int]? {
    (try? PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)) as? [String: Int]
  }

  @Test func `a whole write replaces the settings and leaves nothing else`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SettingsFile(folder.appending(component: "a.plist"))
    for number in 1...2 {
      let data = try plist(["n": number])
      #expect(file.save { (try? data.write(to: file.url)) != nil } == nil)
      #expect(values(file.url) == ["n": number])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.plist"])
  }

  @Test(arguments: [false, true])
  func `a write that ends in the middle leaves the settings of before`(_ claimsSuccess: Bool) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SettingsFile(folder.appending(component: "a.plist"))
    let (old, new) = (try plist(["n": 1]), try plist(["n": 2, "m": 3]))
    try old.write(to: file.url)
    let problem = file.save {
      try? new.prefix(40).write(to: file.url)
      return claimsSuccess
    }
    #expect(problem != nil)
    #expect(values(file.url) == ["n": 1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.plist"])
  }

  @Test func `settings are not written where there is no room for a copy`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SettingsFile(folder.appending(component: "a.plist")) { data, descriptor in
      try SettingsFile.write(data.prefix(10), descriptor)
      throw Full()
    }
    try plist(["n": 1]).write(to: file.url)
    var isCalled = false
    let problem = file.save {
      isCalled = true
      return true
    }
    #expect(problem != nil && !isCalled)
    #expect(values(file.url) == ["n": 1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.plist"])
  }

  @Test func `the next start finds the settings of a process that was killed while it wrote`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // No process has this number.
    let gone = Int32.max - 1
    let (cut, whole) = (folder.appending(component: "cut.plist"), folder.appending(component: "whole.plist"))
    try Data("<?xml".utf8).write(to: cut)
    try plist(["n": 1]).write(to: folder.appending(component: ".cut.plist.kept-by-\(gone)"))
    try plist(["n": 2]).write(to: whole)
    try plist(["n": 1]).write(to: folder.appending(component: ".whole.plist.kept-by-\(gone)"))
    try Data("<".utf8).write(to: folder.appending(component: ".whole.plist.kept-by-\(gone).new"))
    SettingsFile.recover(in: folder)
    #expect(values(cut) == ["n": 1])
    #expect(values(whole) == ["n": 2])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["cut.plist", "whole.plist"])
  }

  @Test func `the file of user defaults is the one that Foundation writes`() throws {
    let suite = try #require(UserDefaults(suiteName: "rivulet.test.settings"))
    #expect(SettingsFile(of: suite)?.url.lastPathComponent == "rivulet.test.settings.plist")
    #expect(SettingsFile(of: .standard)?.url.pathExtension == "plist")
  }
}
