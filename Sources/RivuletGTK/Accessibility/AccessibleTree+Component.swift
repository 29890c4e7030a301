#if GTK
import Foundation
import RivuletHost

/// The geometry of objects. On window systems that do not expose window positions, screen coordinates are relative to the window's corner.
extension AccessibleTree {
  func answerComponent(_ call: BusCall, _ record: SemanticsRecord) -> [BusValue]? {
    switch call.method {
    case "Contains":
      return [.bool(frame(of: record, call.integer(2)).contains(CGPoint(x: call.integer(0), y: call.integer(1))))]
    case "GetAccessibleAtPoint": return [object(at: CGPoint(x: call.integer(0), y: call.integer(1)), call.integer(2), in: record)]
    case "GetExtents": return [.tuple(Self.numbers(frame(of: record, call.integer(0))))]
    case "GetPosition": return Array(Self.numbers(frame(of: record, call.integer(0))).prefix(2))
    case "GetSize": return Array(Self.numbers(frame(of: record, 1)).suffix(2))
    case "GetLayer": return [.unsigned(record === open().root ? 7 : 3)]
    case "GetMDIZOrder": return [.short(-1)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus": return [.bool(moveReader(to: record))]
    case "ScrollTo", "ScrollToPoint": return [.bool(reveal(record))]
    case "SetExtents", "SetPosition", "SetSize": return [.bool(false)]
    default: return nil
    }
  }

  private func reveal(_ record: SemanticsRecord) -> Bool {
    guard let control = control(record) else { return false }
    return window.perform {
      control.reveal()
      return true
    }
  }

  /// Returns the element's frame in a coordinate space: 0 is relative to the screen, 1 to the window, and 2 to the parent element.
  func frame(of record: SemanticsRecord, _ kind: Int) -> CGRect {
    let origin = origin(of: kind, for: record)
    return frame(of: record).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Returns the origin of a coordinate space, in window coordinates.
  func origin(of kind: Int, for record: SemanticsRecord) -> CGPoint {
    if kind == 2, let parent = record.parent { return frame(of: parent).origin }
    // The parent of the outermost object is the screen.
    guard kind == 0 || kind == 2, let corner = window.screenOrigin else { return .zero }
    return CGPoint(x: -corner.x, y: -corner.y)
  }

  /// Returns the element's frame in window coordinates.
  private func frame(of record: SemanticsRecord) -> CGRect {
    let origin = window.contentOrigin
    if record === open().root { return CGRect(x: 0, y: 0, width: tree.size.width + origin.x, height: tree.size.height + origin.y) }
    return (control(record)?.presentedFrame ?? .zero).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the components of the smallest integral rectangle that contains a rectangle.
  static func numbers(_ rect: CGRect) -> [BusValue] {
    guard !rect.isNull, !rect.isInfinite, [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else {
      return Array(repeating: .int(0), count: 4)
    }
    let whole = rect.integral
    return [whole.minX, whole.minY, whole.width, whole.height].map { .number(Int(max(min($0, 1e9), -1e9))) }
  }

  /// Returns the deepest descendant at a point inside a record. Elements in front take precedence.
  private func object(at point: CGPoint, _ kind: Int, in record: SemanticsRecord) -> BusValue {
    let origin = kind == 2 ? frame(of: record).origin : origin(of: kind, for: record)
    let place = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    guard frame(of: record).contains(place) else { return AccessibleApplication.nothing }
    var found = record
    while let next = open().children(of: found).last(where: { frame(of: $0).contains(place) && control($0)?.isVisibleOnScreen == true }) {
      found = next
    }
    return reference(found)
  }
}
#endif
