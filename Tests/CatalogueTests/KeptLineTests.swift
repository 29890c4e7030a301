import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletScreens
import Testing

/// A text that was measured as one line is drawn as that line; whatever changes before it is drawn, it looks as if it had been made so.
@MainActor
struct KeptLineTests {
  /// How a text looks in a frame.
  private struct Look {
    var string = "some words"
    var size: CGFloat = 10
    var width: CGFloat? = 80
    var limit: Int?
    var direction = LayoutDirection.leftToRight
    var color = Color.black
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var spacing: CGFloat = 0
    var minimumScale: CGFloat = 1
  }

  @ViewBuilder private func text(_ look: Look) -> some View {
    Text(verbatim: look.string)
      .font(.system(size: look.size)).foregroundColor(look.color)
      .lineLimit(look.limit).truncationMode(look.truncation).multilineTextAlignment(look.alignment).lineSpacing(look.spacing)
      .minimumScaleFactor(look.minimumScale)
      .frame(width: look.width)
      .environment(\.layoutDirection, look.direction)
  }

  /// Shows looks one after the other, and each anew.
  private func check(_ looks: [Look], _ location: SourceLocation = #_sourceLocation) {
    let remote = Remote<Look>()
    let test = ViewTest(Changing(looks[0], remote) { text($0) })
    for look in looks {
      test.turn { remote.set(look) }
      #expect(test.picture == ViewTest(Changing(look, Remote()) { text($0) }).picture, sourceLocation: location)
    }
  }

  private func changed(_ change: (inout Look) -> Void) -> Look {
    var look = Look()
    change(&look)
    return look
  }

  @Test func `other characters`() {
    check([Look(), changed { $0.string = "other words" }, changed { $0.string = "two\nlines" }, changed { $0.string = "" }, Look()])
  }

  @Test func `another font`() {
    check([Look(), changed { $0.size = 12 }, changed { $0.size = 30 }, Look()])
  }

  @Test func `another colour`() {
    check([Look(), changed { $0.color = .red }, Look()])
  }

  @Test func `less room, and more again`() {
    check([Look(), changed { $0.width = 49 }, changed { $0.width = 50 }, changed { $0.width = 20 }, changed { $0.width = nil }, Look()])
  }

  @Test func `another number of lines`() {
    let narrow = changed { $0.width = 30 }
    let limited = changed { ($0.width, $0.limit) = (30, 1) }
    check([Look(), changed { $0.limit = 1 }, limited, narrow, Look()])
  }

  @Test func `another place for what is left out`() {
    let head = changed { ($0.width, $0.limit, $0.truncation) = (30, 1, .head) }
    check([changed { $0.truncation = .head }, head, changed { ($0.width, $0.limit) = (30, 1) }, Look()])
  }

  @Test func `another direction or alignment`() {
    let mirrored = changed { $0.direction = .rightToLeft }
    let narrow = changed { ($0.width, $0.direction) = (30, .rightToLeft) }
    check([Look(), mirrored, narrow, changed { ($0.width, $0.alignment) = (30, .center) }, changed { $0.alignment = .trailing }, Look()])
  }

  @Test func `another line spacing or least size`() {
    let narrow = changed { ($0.width, $0.spacing) = (30, 4) }
    let scaled = changed { ($0.width, $0.limit, $0.minimumScale) = (30, 1, 0.5) }
    check([Look(), changed { $0.spacing = 4 }, narrow, scaled, changed { $0.minimumScale = 0.5 }, Look()])
  }

  @Test func `another scale of the display`() {
    let test = ViewTest(Text(verbatim: "abc").font(.system(size: 11)), scale: 1)
    #expect(test.size == "17x14")
    test.turn { test.tree.updateEnvironment { $0.displayScale = 2 } }
    #expect(test.size == "16.5x13.5")
    #expect(test.textItems[0].lines[0].rect.width == 16.5)
  }

  @Test func `a text that is asked for several sizes before it is drawn`() {
    let test = ViewTest(
      HStack(spacing: 0) {
        Text(verbatim: "aaaa bbbb").font(.system(size: 10))
        Text(verbatim: "cc dd").font(.system(size: 10))
      }, size: CGSize(width: 50, height: 100))
    #expect(test.textItems.map(\.lines.count) == [2, 1])
  }
}
