/// An explanation of the compiler's "no such module" errors for modules that exist only on Apple platforms.
enum MissingModule {
  private static let explanations = [
    "ActivityKit": "Live Activities are available only on Apple platforms.",
    "AppIntents": "App Intents are available only on Apple platforms.",
    "ARKit": "ARKit is available only on Apple platforms.",
    "AuthenticationServices": "Sign in with Apple is available only on Apple platforms.",
    "AVFAudio": "AVFAudio is not part of Rivulet; for sound, use a system library such as GStreamer.",
    "AVFoundation": "AVFoundation is not part of Rivulet; for sound and video, use a system library such as GStreamer.",
    "AVKit": "AVKit is not part of Rivulet.",
    "BackgroundTasks": "Background Tasks are available only on Apple platforms.",
    "Charts": "Swift Charts is not part of Rivulet.",
    "CloudKit": "iCloud is available only on Apple platforms.",
    "Contacts": "Contacts are available only on Apple platforms.",
    "ContactsUI": "Contacts are available only on Apple platforms.",
    "CoreBluetooth": "Core Bluetooth is available only on Apple platforms.",
    "CoreData": "Core Data is not part of Rivulet; store data in files, or in SQLite through a Swift package.",
    "CoreHaptics": "Core Haptics is available only on Apple platforms.",
    "CoreImage": "Core Image is not part of Rivulet.",
    "CoreLocation": "Core Location is available only on Apple platforms.",
    "CoreML": "Core ML is available only on Apple platforms.",
    "CoreMotion": "Core Motion is available only on Apple platforms.",
    "CoreSpotlight": "Spotlight is available only on Apple platforms.",
    "CryptoKit": "CryptoKit is not part of Rivulet; the swift-crypto package has the same types in its Crypto module.",
    "EventKit": "EventKit is available only on Apple platforms.",
    "FoundationModels": "Foundation Models are available only on Apple platforms.",
    "GameKit": "Game Center is available only on Apple platforms.",
    "HealthKit": "HealthKit is available only on Apple platforms.",
    "ImageIO": "Image I/O is not part of Rivulet; UIImage and NSImage read images, and ImageRenderer creates them.",
    "ImagePlayground": "Image Playground is available only on Apple platforms.",
    "LinkPresentation": "Link Presentation is available only on Apple platforms.",
    "LocalAuthentication": "Local Authentication is available only on Apple platforms.",
    "MapKit": "MapKit is not part of Rivulet.",
    "MediaPlayer": "MediaPlayer is available only on Apple platforms.",
    "MessageUI": "Message UI is available only on Apple platforms; open a mailto: URL with openURL.",
    "Metal": "Metal is available only on Apple platforms.",
    "MetalKit": "Metal is available only on Apple platforms.",
    "NaturalLanguage": "Natural Language is available only on Apple platforms.",
    "Network": "Network is available only on Apple platforms; use URLSession, or the swift-nio package.",
    "PDFKit": "PDFKit is not part of Rivulet.",
    "PencilKit": "PencilKit is available only on Apple platforms.",
    "Photos": "The photo library is available only on Apple platforms; use fileImporter.",
    "PhotosUI": "The photo library is available only on Apple platforms; use fileImporter.",
    "QuickLook": "Quick Look is available only on Apple platforms; use openURL.",
    "RealityKit": "RealityKit is available only on Apple platforms.",
    "SafariServices": "Safari is available only on Apple platforms; use openURL.",
    "SceneKit": "SceneKit is available only on Apple platforms.",
    "Security": "The keychain is available only on Apple platforms.",
    "Speech": "Speech is available only on Apple platforms.",
    "SpriteKit": "SpriteKit is available only on Apple platforms.",
    "StoreKit": "The App Store is available only on Apple platforms.",
    "SwiftData": "SwiftData is not part of Rivulet; store data in files, or in SQLite through a Swift package.",
    "TipKit": "TipKit is not part of Rivulet.",
    "Translation": "Translation is available only on Apple platforms.",
    "UserNotifications": "User Notifications are available only on Apple platforms.",
    "Vision": "Vision is available only on Apple platforms.",
    "VisionKit": "VisionKit is available only on Apple platforms.",
    "WatchConnectivity": "Watch Connectivity is available only on Apple platforms.",
    "WatchKit": "WatchKit is available only on Apple platforms.",
    "WeatherKit": "WeatherKit is available only on Apple platforms.",
    "WebKit": "WebKit is not part of Rivulet.",
    "WidgetKit": "Widgets are available only on Apple platforms.",
  ]

  /// Returns a sentence for each known module that is missing according to the output.
  ///
  /// - Parameter imports: The modules that all files import. After one missing module, the compiler does not look for others.
  static func hints(in output: String, imports: Set<String> = []) -> [String] {
    let named = output.ranges(of: "no such module '").map { String(output[$0.upperBound...].prefix { $0 != "'" }) }
    if named.isEmpty { return [] }
    let names = Set(named).union(imports).filter { explanations[$0] != nil }
    return names.sorted().map { "\($0): \(explanations[$0] ?? "") Wrap the code that uses it in #if canImport(\($0)) and #endif." }
  }
}
