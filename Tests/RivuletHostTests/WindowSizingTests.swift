import Foundation
import RivuletHost
import Testing

struct WindowSizingTests {
  private let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

  private func sizing(
    _ idiom: Idiom, _ settings: WindowSettings = WindowSettings(), least: CGSize = CGSize(width: 50, height: 40),
    ideal: CGSize = CGSize(width: 300, height: 200), most: CGSize? = nil, within room: CGSize? = nil
  ) -> String {
    let sizing = WindowSizing(
      idiom: idiom, settings: settings, least: least, ideal: ideal, most: most ?? endless, within: room ?? endless)
    func text(_ size: CGSize) -> String { "\(Int(size.width))x\(Int(size.height))" }
    return "\(text(sizing.initial)), at least \(text(sizing.minimum))\(sizing.isResizable ? "" : ", fixed")"
  }

  @Test func `a phone is as large as a phone, a desktop window as its content wants`() {
    #expect(sizing(.phone) == "390x844, at least 50x40")
    let fixed = CGSize(width: 300, height: 200)
    #expect(sizing(.desktop, most: fixed) == "300x200, at least 50x40")
    #expect(sizing(.desktop) == "300x450, at least 50x40")
  }

  @Test func `the scene's size goes before the idiom's, within what the content allows`() {
    let settings = WindowSettings(defaultSize: CGSize(width: 500, height: 10))
    #expect(sizing(.desktop, settings) == "500x40, at least 50x40")
    #expect(sizing(.phone, settings) == "500x10, at least 50x10")
  }

  @Test func `a phone does not grow with its content, a desktop window does`() {
    let large = CGSize(width: 600, height: 2000)
    #expect(sizing(.phone, least: large, ideal: large) == "390x844, at least 390x844")
    #expect(sizing(.desktop, least: large) == "600x2000, at least 600x2000")
  }

  @Test func `B20.68b a window of its content's size is limited by it, and fixed where it leaves no choice`() {
    let settings = WindowSettings(defaultSize: CGSize(width: 900, height: 900), resizability: .contentSize)
    let fixed = CGSize(width: 50, height: 40)
    #expect(sizing(.desktop, settings, most: CGSize(width: 400, height: 300)) == "400x300, at least 50x40")
    #expect(sizing(.desktop, settings, most: fixed) == "50x40, at least 50x40, fixed")
    #expect(sizing(.desktop, WindowSettings(defaultSize: CGSize(width: 900, height: 900)), most: fixed) == "900x900, at least 50x40")
  }

  @Test func `B20.68g no window opens larger than the room on the screen, whatever content and scene want`() {
    let screen = CGSize(width: 1366, height: 728)
    #expect(sizing(.phone, within: screen) == "390x728, at least 50x40")
    #expect(sizing(.desktop, ideal: CGSize(width: 2000, height: 300), within: screen) == "1366x450, at least 50x40")
    #expect(sizing(.desktop, least: CGSize(width: 2000, height: 900), within: screen) == "1366x728, at least 1366x728")
    let settings = WindowSettings(defaultSize: CGSize(width: 3000, height: 3000), resizability: .contentSize)
    #expect(sizing(.desktop, settings, within: screen) == "1366x728, at least 50x40")
  }

  @Test func `content without a length of its own gets a usual one on the desktop`() {
    #expect(sizing(.desktop, ideal: CGSize(width: 10, height: 10)) == "900x450, at least 50x40")
    #expect(sizing(.desktop, ideal: CGSize(width: 10, height: 200)) == "900x450, at least 50x40")
    let wide = CGSize(width: CGFloat.infinity, height: 22)
    let (least, field) = (CGSize(width: 20, height: 22), CGSize(width: 46, height: 22))
    #expect(sizing(.desktop, least: least, ideal: field, most: wide) == "280x22, at least 20x22")
    let card = CGSize(width: 246, height: 60)
    #expect(sizing(.desktop, ideal: card, most: card) == "246x60, at least 50x40")
  }

  @Test func `a desktop window is large enough for a list beside other views, and for its title`() {
    #expect(sizing(.desktop, ideal: CGSize(width: 60, height: 40)) == "900x450, at least 50x40")
    #expect(sizing(.desktop, ideal: CGSize(width: 288, height: 68)) == "900x450, at least 50x40")
    let high = CGSize(width: 23, height: CGFloat.infinity)
    #expect(sizing(.desktop, ideal: CGSize(width: 23, height: 32), most: high) == "160x450, at least 50x40")
    let small = CGSize(width: 8, height: 8)
    #expect(sizing(.desktop, least: small, ideal: small, most: small) == "160x8, at least 8x8")
  }

  @Test func `B20.65f settings have the size of their content, where that has one`() {
    let settings = WindowSettings(resizability: .contentSize)
    #expect(sizing(.desktop, settings, ideal: CGSize(width: 420, height: 200)) == "420x200, at least 50x40")
    #expect(sizing(.desktop, settings, ideal: CGSize(width: 420, height: 10)) == "420x450, at least 50x40")
  }

  @Test func `the least height is one of the width in which the window opens`() {
    // Twenty words of 50 by 20 points, which wrap.
    let sizing = WindowSizing(idiom: .desktop, settings: WindowSettings()) { proposal in
      let columns = max(min((proposal.width ?? .infinity) / 50, 20).rounded(.down), 1)
      return CGSize(width: columns * 50, height: (20 / columns).rounded(.up) * 20)
    }
    #expect(sizing.initial == CGSize(width: 1000, height: 20) && sizing.minimum == CGSize(width: 50, height: 20))
  }

  @Test func `lengths that no window can have are replaced`() {
    let settings = WindowSettings(defaultSize: CGSize(width: CGFloat.nan, height: -1))
    #expect(sizing(.phone, settings) == "390x844, at least 50x40")
    #expect(sizing(.desktop, least: endless, ideal: endless) == "390x844, at least 0x0")
  }
}
