import Foundation
import ProjectFixtures
import Testing

@testable import AppBuilding

@Suite struct AppIdentityTests {
  @Test func `without an Info.plist the program's name says all`() throws {
    let folder = try TemporaryFolder()
    let identity = AppIdentity(program: "PocketWeather", package: folder.url)
    #expect(identity.displayName == "PocketWeather" && identity.identifier == "org.example.PocketWeather" && identity.version == "1.0")
    #expect(identity.packageName == "pocket-weather" && identity.icon == nil)
  }

  @Test(arguments: [
    ("Weather", "weather"), ("MyTV2App", "my-t-v2app"), ("a_b", "a-b"), ("2048", "2048"), ("My Äpp", "my-app"), ("東京", "app-6771-4eac"),
    ("X", "x-app"),
  ])
  func `a package's name has small letters of ASCII, digits and hyphens`(program: String, name: String) throws {
    let folder = try TemporaryFolder()
    #expect(AppIdentity(program: program, package: folder.url).packageName == name)
  }

  @Test func `an Info.plist names the app, but for values that belong to Xcode`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Sources/Weather/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>Weather Now</string>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleShortVersionString</key><string>2.1</string>
      </dict></plist>
      """)
    try folder.write("icon.svg", "<svg/>")
    let identity = AppIdentity(program: "Weather", package: folder.url)
    #expect(identity.displayName == "Weather Now" && identity.identifier == "org.example.Weather" && identity.version == "2.1")
    #expect(identity.icon?.lastPathComponent == "icon.svg")
  }

  @Test func `an Info.plist that is cut off, and an icon that is no picture, are told`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Info.plist", "<plist version=\"1.0\"><dict><key>CFBundleDisp")
    try folder.write("icon.png", "no picture")
    let identity = AppIdentity(program: "Weather", package: folder.url)
    #expect(identity.displayName == "Weather" && identity.icon == nil)
    #expect(
      identity.warnings == [
        "\(folder.path)/Info.plist is not a property list, so the app takes its names from the program.",
        "\(folder.path)/icon.png is not a valid PNG image, so it is not used as the icon.",
      ])
  }

  @Test func `values that a package cannot have are told, and line breaks become spaces`() throws {
    let folder = try TemporaryFolder()
    let values = [
      "CFBundleDisplayName": "Weather\nNow", "CFBundleIdentifier": "../../etc/passwd", "CFBundleShortVersionString": "1 beta",
      "RivuletMaintainer": "A\r\nB <a@b.c>",
    ]
    let identity = AppIdentity(program: "My Äpp", values: values, folder: folder.url, iconFolders: [], catalogs: [])
    #expect(identity.displayName == "Weather Now" && identity.maintainer == "A B <a@b.c>")
    #expect(identity.identifier == "org.example.My--pp" && identity.version == "1.0")
    #expect(
      identity.warnings == [
        "CFBundleIdentifier is “../../etc/passwd”, which is not valid in a package; org.example.My--pp is used.",
        "CFBundleShortVersionString is “1 beta”, which is not valid in a package; 1.0 is used.",
      ])
  }

  @Test func `the largest picture of an icon in a catalog is taken`() throws {
    let folder = try TemporaryFolder()
    let set = "Sources/App/Assets.xcassets/AppIcon.appiconset"
    for (name, size) in [("\(set)/small.png", 2), ("\(set)/large.png", 7), ("Sources/App/Assets.xcassets/Photo.imageset/other.png", 9)] {
      let path = try folder.write(name)
      try Data([0x89, 0x50, 0x4e, 0x47] + [UInt8](repeating: 0, count: size)).write(to: URL(filePath: path))
    }
    #expect(AppIdentity(program: "App", package: folder.url).icon?.lastPathComponent == "large.png")
    #expect(AppIdentity(program: "App", package: folder.url).warnings == [])
  }
}
