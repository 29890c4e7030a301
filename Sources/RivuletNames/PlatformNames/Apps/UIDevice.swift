public import Foundation
import RivuletCore
import RivuletLooks

/// A UIKit-compatible enumeration of device types.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// A UIKit-compatible type that represents the current device, for code that checks for a phone.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The device that runs the app.
  public static let current = UIDevice()

  /// The type of device, derived from the host's idiom.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { IssueSink.currentServices?.idiom.looks.scenes.device == .computer ? .mac : .phone }

  /// The name of the device, which equals the model, as on phones that hide the owner's name.
  open var name: String { model }

  /// The model of the device.
  open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "Mac" }

  /// The name of the operating system.
  open var systemName: String { "Linux" }
}
