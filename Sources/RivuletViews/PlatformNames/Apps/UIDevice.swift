public import Foundation
import RivuletCore

/// The sorts of devices under their names in UIKit.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The device under its name in UIKit, for code that asks whether it is a phone.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The device that the app runs on.
  public static let current = UIDevice()

  /// Which sort of device the idiom stands for.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { IssueSink.currentServices?.idiom == .desktop ? .mac : .phone }

  /// What the device is called: by what it is, as on phones that keep the name of their owner to themselves.
  open var name: String { model }

  /// What sort of device it is called.
  open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "Mac" }

  /// What the operating system is called.
  open var systemName: String { "Linux" }
}
