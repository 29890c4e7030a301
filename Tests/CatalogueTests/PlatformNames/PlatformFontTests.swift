import Foundation
import RivuletCore
import RivuletElements
import RivuletNames
import RivuletText
import Testing

/// The attributes of fonts, under their UIKit name.
@MainActor
struct PlatformFontTests {
  @Test func `a font changes its design and its traits by its attributes`() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    let rounded = try #require(font.fontDescriptor.withDesign(.rounded))
    #expect(Font(UIFont(descriptor: rounded, size: 0)) == .system(size: 20, weight: .semibold, design: .rounded))
    #expect(Font(UIFont(descriptor: rounded, size: 30)) == .system(size: 30, weight: .semibold, design: .rounded))
    let both = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(Font(UIFont(descriptor: both, size: 12)) == .system(size: 12).italic().bold())
    #expect(both.symbolicTraits == [.traitBold, .traitItalic] && both.withSymbolicTraits([])?.symbolicTraits == [])
    #expect(font.fontDescriptor.symbolicTraits == .traitBold && font.fontDescriptor.withSymbolicTraits([])?.symbolicTraits == [])
    #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).fontDescriptor.symbolicTraits == .traitMonoSpace)
  }

  @Test func `the attributes of a text style keep the style in its own size`() {
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(Font(UIFont(descriptor: title, size: 0)) == .title && UIFont(descriptor: title, size: 0).pointSize == title.pointSize)
    #expect(UIFont(descriptor: title, size: 11).pointSize == 11 && title.withSize(7).pointSize == 7)
  }

  @Test func `an installed typeface has a name and no designs`() {
    let font = UIFontDescriptor(name: "Some Typeface", size: 10)
    #expect(font.withDesign(.serif) == nil && font.postscriptName == "Some Typeface")
    #expect(Font(UIFont(descriptor: font, size: 0)) == .custom("Some Typeface", fixedSize: 10))
  }

  @Test func `the installed typefaces are those of the host`() {
    struct Root: View {
      var body: some View {
        let names = UIFont.familyNames
        Text(names.isEmpty ? "none" : "\(UIFont.fontNames(forFamilyName: names[0]) == [names[0]])")
        Text("\(UIFont.fontNames(forFamilyName: "no such family").count)")
      }
    }
    #expect(ViewTest(Root()).textItems.map(\.string) == ["none", "0"])
    let families = PangoTextEngine().fontFamilies
    #expect(families == families.sorted() && families.contains("Inter"))
  }
}
