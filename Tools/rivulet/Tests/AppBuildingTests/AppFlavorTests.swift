import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct AppFlavorTests {
  @Test(arguments: [
    (["import SwiftUI"], AppFlavor.phone), (["import AppKit"], .mac), (["import SwiftUI\n@preconcurrency import Cocoa"], .mac),
    (["import AppKit", "#if canImport(UIKit)\nimport UIKit\n#endif"], .phone), (["import class AppKit.NSImage"], .mac),
  ])
  func `an app that imports AppKit and never UIKit is a Mac's`(files: [String], flavor: AppFlavor) throws {
    let folder = try TemporaryFolder()
    for (index, text) in files.enumerated() { try folder.write("Sources/App/\(index).swift", text) }
    #expect(AppFlavor.ofPackage(at: folder.url) == flavor)
  }
}
