public import Foundation
import RivuletCore
import RivuletFoundation

/// The clipboard under its name in UIKit. What other programs put there is read in the background: it is known a moment after the clipboard is first
/// asked.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The clipboard of the desktop.
  public static let general = UIPasteboard()

  /// The text that is there; nil if there is none.
  open var string: String? {
    get { PasteboardContent.current?.items.loadedText }
    set { PasteboardContent.write(newValue.map { [NSItemProvider(text: $0)] } ?? []) }
  }

  /// The texts that are there.
  open var strings: [String]? {
    get { string.map { $0.components(separatedBy: "\n") } }
    set { PasteboardContent.write((newValue ?? []).map { NSItemProvider(text: $0) }) }
  }

  /// The address that is there; nil if there is none.
  open var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// The picture that is there; nil if there is none, or it isn't read yet.
  open var image: UIImage? {
    get { PasteboardContent.current?.picture.flatMap { UIImage(data: $0) } }
    set { PasteboardContent.write(newValue?.pngData().map { [NSItemProvider($0, as: .png)] } ?? []) }
  }

  /// Whether there is text.
  open var hasStrings: Bool { string?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { PasteboardContent.current?.hasPicture == true }

  /// Told when something else is there. Never told here.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
