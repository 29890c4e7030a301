import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletNames
import Testing

/// Attributed strings of Foundation's two kinds.
@MainActor
struct AttributedStringConversionTests {
  @Test func `a string with attributes of UIKit and AppKit becomes one for texts`() {
    let string = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2])
    string.append(
      NSAttributedString(string: "c", attributes: [.foregroundColor: NSColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    let converted = AttributedString(string)
    #expect(String(converted.characters) == "abc")
    #expect(ViewTest(Text(converted)).runs == "ab/20/700/#FF0000 c/17/400/#0000FF")
    let runs = converted.runs.map { $0 }
    #expect(runs.map(\.kern) == [2, nil] && runs.map(\.underlineStyle) == [nil, Text.LineStyle.single])
  }

  @Test func `a string for texts keeps its attributes there and back`() {
    var string = AttributedString("one")
    string.font = .system(size: 9, weight: .heavy)
    string.foregroundColor = .green
    string.backgroundColor = .yellow
    string.strikethroughStyle = Text.LineStyle(pattern: .dash)
    string.tracking = 3
    string.baselineOffset = -1
    string.link = URL(string: "https://example.org")
    var plain = AttributedString(" two")
    plain.kern = 1
    string.append(plain)
    let converted = NSAttributedString(string)
    #expect(converted.string == "one two")
    let attributes = converted.attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 9 && attributes[.foregroundColor] as? UIColor == UIColor(.green))
    #expect(attributes[.strikethroughStyle] as? Int == 0x0201)
    #expect(AttributedString(converted) == string)
    #expect(AttributedString(NSAttributedString(string: "")).characters.isEmpty && NSAttributedString(AttributedString("")).length == 0)
  }
}
