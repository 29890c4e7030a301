/// Explains the compiler's "no such module" for modules that only Apple's systems have.
enum MissingModule {
  private static let explanations = [
    "Charts": "Swift Charts is not part of Rivulet.",
    "CoreData": "Core Data is not part of Rivulet; keep data in files, or in SQLite by a Swift package.",
    "SwiftData": "SwiftData is not part of Rivulet; keep data in files, or in SQLite by a Swift package.",
    "MapKit": "MapKit is not part of Rivulet.",
    "AVKit": "AVKit is not part of Rivulet.",
    "AVFoundation": "AVFoundation is not part of Rivulet; sound and video need a library of the system, such as GStreamer.",
    "WidgetKit": "Widgets exist on Apple's systems only.",
    "StoreKit": "The App Store exists on Apple's systems only.",
    "CloudKit": "iCloud exists on Apple's systems only.",
    "WebKit": "WebKit is not part of Rivulet.",
    "PhotosUI": "The photo library exists on Apple's systems only; use fileImporter.",
    "Photos": "The photo library exists on Apple's systems only; use fileImporter.",
    "CoreLocation": "Core Location exists on Apple's systems only.",
    "SpriteKit": "SpriteKit exists on Apple's systems only.",
    "SceneKit": "SceneKit exists on Apple's systems only.",
    "RealityKit": "RealityKit exists on Apple's systems only.",
    "LocalAuthentication": "Local Authentication exists on Apple's systems only.",
    "MessageUI": "Message UI exists on Apple's systems only; open a mailto: URL with openURL.",
    "UserNotifications": "User Notifications exist on Apple's systems only.",
    "CoreImage": "Core Image is not part of Rivulet.",
    "CoreML": "Core ML exists on Apple's systems only.",
    "GameKit": "Game Center exists on Apple's systems only.",
    "SafariServices": "Safari exists on Apple's systems only; use openURL.",
  ]

  /// Returns a sentence for each known module that the output names as missing.
  static func hints(in output: String) -> [String] {
    var names: [String] = []
    for place in output.ranges(of: "no such module '") {
      let name = String(output[place.upperBound...].prefix { $0 != "'" })
      if explanations[name] != nil, !names.contains(name) { names.append(name) }
    }
    return names.sorted().map { "\($0): \(explanations[$0] ?? "") Put the code that uses it between #if canImport(\($0)) and #endif." }
  }
}
