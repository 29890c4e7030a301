import Foundation
import RivuletHost
import Testing

struct WindowGrowthTests {
  private let small = CGSize(width: 300, height: 200)
  private let large = CGSize(width: 520, height: 440)

  @Test func `a window grows for its sheets and gets its former size back`() {
    var growth = WindowGrowth()
    #expect(growth.newSize(content: small, sheets: .zero, from: small) == nil)
    #expect(growth.newSize(content: small, sheets: large, from: small) == large)
    #expect(growth.newSize(content: large, sheets: large, from: large) == nil)
    #expect(growth.newSize(content: large, sheets: .zero, from: large) == small)
    #expect(growth.newSize(content: small, sheets: .zero, from: small) == nil)
  }

  @Test func `a size that people choose meanwhile stays`() {
    var growth = WindowGrowth()
    let chosen = CGSize(width: 700, height: 500)
    #expect(growth.newSize(content: small, sheets: large, from: small) == large)
    #expect(growth.newSize(content: chosen, sheets: large, from: chosen) == nil)
    #expect(growth.newSize(content: chosen, sheets: .zero, from: chosen) == nil)
  }

  @Test func `a size that the window system refuses is asked for once`() {
    var growth = WindowGrowth()
    #expect(growth.newSize(content: small, sheets: large, from: small) == large)
    #expect(growth.newSize(content: small, sheets: large, from: small) == nil)
  }

  @Test func `a window grows with its content, but not while people make it smaller`() {
    var growth = WindowGrowth()
    let high = CGSize(width: 300, height: 260.5)
    #expect(growth.newSize(content: small, sheets: .zero, from: small) == nil)
    #expect(growth.newSize(content: high, sheets: .zero, from: small) == CGSize(width: 300, height: 261))
    let narrow = CGSize(width: 200, height: 261)
    #expect(growth.newSize(content: CGSize(width: 200, height: 400), sheets: .zero, from: narrow) == nil)
  }
}
