public import Foundation
import RivuletCore

/// A text source that displays a date in a style. For a style relative to the current time, the source also returns the date of the next
/// change.
final class DateTextSource: TextSource, @unchecked Sendable {
  private let date: Date
  private let dateStyle: Text.DateStyle

  init(_ date: Date, _ dateStyle: Text.DateStyle) {
    self.date = date
    self.dateStyle = dateStyle
  }

  override func resolve(into resolver: inout TextResolver, _ style: TextRunStyle) {
    resolver.append(text(&resolver), style)
  }

  @MainActor private func text(_ resolver: inout TextResolver) -> String {
    let environment = resolver.environment
    switch dateStyle.kind {
    case .time: return environment.format(date, date: .omitted, time: .shortened)
    case .date: return environment.format(date, date: .long, time: .omitted)
    case .relative, .offset, .timer:
      let distance = TimeDistance(from: resolver.clock.now(for: date), to: date)
      let change = distance.nextChange(isExact: dateStyle.kind != .offset)
      resolver.nextChange = min(resolver.nextChange ?? .distantFuture, change)
      return switch dateStyle.kind {
      case .relative: distance.relative
      case .offset: distance.offset
      default: distance.timer
      }
    }
  }

  override func isSame(as other: TextSource) -> Bool {
    guard let other = other as? DateTextSource else { return false }
    return date == other.date && dateStyle == other.dateStyle
  }
}

extension Text {
  /// Creates a text view that displays a date in a style.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(_ date: Date, style: DateStyle) {
    self.init(storage: .source(DateTextSource(date, style)))
  }
}
