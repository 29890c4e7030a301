#if GTK
import Foundation
import RivuletHost

/// The places of objects. On window systems that hide the place of a window, places on the screen count from the window's corner.
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

  /// The element's place in the coordinates of a kind: 0 counts from the corner of the screen, 1 from the window's corner, 2 from the element around.
  func frame(of record: SemanticsRecord, _ kind: Int) -> CGRect {
    let origin = origin(of: kind, for: record)
    return frame(of: record).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The zero point of a kind of coordinates, in those of the window.
  func origin(of kind: Int, for record: SemanticsRecord) -> CGPoint {
    if kind == 2, let parent = record.parent { return frame(of: parent).origin }
    // Nothing but the screen is around the outermost object.
    guard kind == 0 || kind == 2, let corner = window.screenOrigin else { return .zero }
    return CGPoint(x: -corner.x, y: -corner.y)
  }

  /// The element's place in the window.
  private func frame(of record: SemanticsRecord) -> CGRect {
    let origin = window.contentOrigin
    if record === open().root { return CGRect(x: 0, y: 0, width: tree.size.width + origin.x, height: tree.size.height + origin.y) }
    return (control(record)?.presentedFrame ?? .zero).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The smallest whole rectangle around one.
  static func numbers(_ rect: CGRect) -> [BusValue] {
    guard !rect.isNull, !rect.isInfinite, [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else {
      return Array(repeating: .int(0), count: 4)
    }
    let whole = rect.integral
    return [whole.minX, whole.minY, whole.width, whole.height].map { .number(Int(max(min($0, 1e9), -1e9))) }
  }

  /// The innermost element at a point that is inside of a record; what is seen in front counts first.
  private func object(at point: CGPoint, _ kind: Int, in record: SemanticsRecord) -> BusValue {
    let origin = kind == 2 ? frame(of: record).origin : origin(of: kind, for: record)
    let place = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    guard frame(of: record).contains(place) else { return AccessibleApplication.nothing }
    var found = record
    while let next = open().children(of: found).last(where: { frame(of: $0).contains(place) && control($0)?.isInSight == true }) {
      found = next
    }
    return reference(found)
  }
}
#endif
