public import Foundation
import RivuletCore
import RivuletFoundation

/// A UIKit-compatible type that represents the clipboard. Content from other programs is read in the background and becomes available
/// shortly after the first access.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The desktop clipboard.
  public static let general = UIPasteboard()

  /// The text on the clipboard; nil if it contains none.
  open var string: String? {
    get { PasteboardContent.current?.items.loadedText }
    set { PasteboardContent.write(newValue.map { [NSItemProvider(text: $0)] } ?? []) }
  }

  /// The strings on the clipboard.
  open var strings: [String]? {
    get { string.map { $0.components(separatedBy: "\n") } }
    set { PasteboardContent.write((newValue ?? []).map { NSItemProvider(text: $0) }) }
  }

  /// The URL on the clipboard; nil if it contains none.
  open var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// The image on the clipboard; nil if it contains none or the image has not been read yet.
  open var image: UIImage? {
    get { PasteboardContent.current?.picture.flatMap { UIImage(data: $0) } }
    set { PasteboardContent.write(newValue?.pngData().map { [NSItemProvider($0, as: .png)] } ?? []) }
  }

  /// True if the clipboard contains text.
  open var hasStrings: Bool { string?.isEmpty == false }
  /// True if the clipboard contains a URL.
  open var hasURLs: Bool { url != nil }
  /// True if the clipboard contains an image.
  open var hasImages: Bool { PasteboardContent.current?.hasPicture == true }

  /// A notification that the content has changed. It is never posted on Linux.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
