/// An explanation of the compiler's "no such module" errors for modules that exist only on Apple platforms.
enum MissingModule {
  private static let explanations = [
    "ActivityKit": "Live Activities exist on Apple's systems only.",
    "AppIntents": "App Intents exist on Apple's systems only.",
    "ARKit": "ARKit exists on Apple's systems only.",
    "AuthenticationServices": "Sign in with Apple exists on Apple's systems only.",
    "AVFAudio": "AVFAudio is not part of Rivulet; sound needs a library of the system, such as GStreamer.",
    "AVFoundation": "AVFoundation is not part of Rivulet; sound and video need a library of the system, such as GStreamer.",
    "AVKit": "AVKit is not part of Rivulet.",
    "BackgroundTasks": "Background Tasks exist on Apple's systems only.",
    "Charts": "Swift Charts is not part of Rivulet.",
    "CloudKit": "iCloud exists on Apple's systems only.",
    "Contacts": "Contacts exist on Apple's systems only.",
    "ContactsUI": "Contacts exist on Apple's systems only.",
    "CoreBluetooth": "Core Bluetooth exists on Apple's systems only.",
    "CoreData": "Core Data is not part of Rivulet; keep data in files, or in SQLite by a Swift package.",
    "CoreHaptics": "Core Haptics exists on Apple's systems only.",
    "CoreImage": "Core Image is not part of Rivulet.",
    "CoreLocation": "Core Location exists on Apple's systems only.",
    "CoreML": "Core ML exists on Apple's systems only.",
    "CoreMotion": "Core Motion exists on Apple's systems only.",
    "CoreSpotlight": "Spotlight exists on Apple's systems only.",
    "CryptoKit": "CryptoKit is not part of Rivulet; the package swift-crypto has the same types in its module Crypto.",
    "EventKit": "EventKit exists on Apple's systems only.",
    "FoundationModels": "Foundation Models exist on Apple's systems only.",
    "GameKit": "Game Center exists on Apple's systems only.",
    "HealthKit": "HealthKit exists on Apple's systems only.",
    "ImageIO": "Image I/O is not part of Rivulet; UIImage and NSImage read pictures, and ImageRenderer makes them.",
    "ImagePlayground": "Image Playground exists on Apple's systems only.",
    "LinkPresentation": "Link Presentation exists on Apple's systems only.",
    "LocalAuthentication": "Local Authentication exists on Apple's systems only.",
    "MapKit": "MapKit is not part of Rivulet.",
    "MediaPlayer": "MediaPlayer exists on Apple's systems only.",
    "MessageUI": "Message UI exists on Apple's systems only; open a mailto: URL with openURL.",
    "Metal": "Metal exists on Apple's systems only.",
    "MetalKit": "Metal exists on Apple's systems only.",
    "NaturalLanguage": "Natural Language exists on Apple's systems only.",
    "Network": "Network exists on Apple's systems only; use URLSession, or the package swift-nio.",
    "PDFKit": "PDFKit is not part of Rivulet.",
    "PencilKit": "PencilKit exists on Apple's systems only.",
    "Photos": "The photo library exists on Apple's systems only; use fileImporter.",
    "PhotosUI": "The photo library exists on Apple's systems only; use fileImporter.",
    "QuickLook": "Quick Look exists on Apple's systems only; use openURL.",
    "RealityKit": "RealityKit exists on Apple's systems only.",
    "SafariServices": "Safari exists on Apple's systems only; use openURL.",
    "SceneKit": "SceneKit exists on Apple's systems only.",
    "Security": "The keychain exists on Apple's systems only.",
    "Speech": "Speech exists on Apple's systems only.",
    "SpriteKit": "SpriteKit exists on Apple's systems only.",
    "StoreKit": "The App Store exists on Apple's systems only.",
    "SwiftData": "SwiftData is not part of Rivulet; keep data in files, or in SQLite by a Swift package.",
    "TipKit": "TipKit is not part of Rivulet.",
    "Translation": "Translation exists on Apple's systems only.",
    "UserNotifications": "User Notifications exist on Apple's systems only.",
    "Vision": "Vision exists on Apple's systems only.",
    "VisionKit": "VisionKit exists on Apple's systems only.",
    "WatchConnectivity": "Watch Connectivity exists on Apple's systems only.",
    "WatchKit": "WatchKit exists on Apple's systems only.",
    "WeatherKit": "WeatherKit exists on Apple's systems only.",
    "WebKit": "WebKit is not part of Rivulet.",
    "WidgetKit": "Widgets exist on Apple's systems only.",
  ]

  /// Returns a sentence for each known module that is missing according to the output.
  ///
  /// - Parameter imports: The modules that all files import. After one missing module, the compiler does not look for others.
  static func hints(in output: String, imports: Set<String> = []) -> [String] {
    let named = output.ranges(of: "no such module '").map { String(output[$0.upperBound...].prefix { $0 != "'" }) }
    if named.isEmpty { return [] }
    let names = Set(named).union(imports).filter { explanations[$0] != nil }
    return names.sorted().map { "\($0): \(explanations[$0] ?? "") Put the code that uses it between #if canImport(\($0)) and #endif." }
  }
}
