import Foundation
import RivuletCore
import RivuletText

/// A host for trees that are only compared.
@MainActor
final class OracleServices: HostServices {
  /// Goes on only to let what moves by itself come to rest.
  var now = 0.0
  let textMeasurer: any TextMeasuring = FixedAdvanceMeasurer()
  let idiom = Idiom.phone
  let displayScale: CGFloat = 2
  let locale = Locale(identifier: "en_US")
  let issues = IssueSink.standardError
  let userDefaults: UserDefaults = TransientDefaults()
  let clipboard: any Clipboard = PrivateClipboard()

  func image(named name: String, bundle: Bundle?) -> AppImage? { nil }
  func hasSymbol(named name: String) -> Bool { false }
  func localizedString(forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?]) -> String? { nil }
  nonisolated func requestTurn() {}
  func requestFrame() {}
  func commitFrame(_ frame: CommittedFrame, of window: ObjectIdentifier) {}
}
