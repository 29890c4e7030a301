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

  @Test(arguments: [("Weather", "weather"), ("MyTV2App", "my-t-v2app"), ("a_b", "a-b"), ("2048", "2048")])
  func `a package's name has small letters, digits and hyphens`(program: String, name: String) throws {
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

  @Test func `the largest picture of an icon in a catalog is taken`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/App/Assets.xcassets/AppIcon.appiconset/small.png", "12")
    try folder.write("Sources/App/Assets.xcassets/AppIcon.appiconset/large.png", "1234567")
    try folder.write("Sources/App/Assets.xcassets/Photo.imageset/other.png", "123456789")
    #expect(AppIdentity(program: "App", package: folder.url).icon?.lastPathComponent == "large.png")
  }
}
