import Foundation
import RivuletFoundation
import Testing

/// Notifications that are waited for.
struct NotificationSequenceTests {
  @Test func `notifications come one after the other, also those that were not asked for yet`() async {
    let center = NotificationCenter()
    let name = Notification.Name("tide")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    for height in 1...3 { center.post(name: name, object: nil, userInfo: ["height": height]) }
    center.post(name: Notification.Name("other"), object: nil)
    var heights: [Int] = []
    for _ in 1...3 { heights.append(await iterator.next()?.userInfo?["height"] as? Int ?? 0) }
    #expect(heights == [1, 2, 3])
  }

  @Test func `a cancelled task ends the sequence`() async {
    let center = NotificationCenter()
    let task = Task {
      var count = 0
      for await _ in center.notifications(named: Notification.Name("tide")) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
