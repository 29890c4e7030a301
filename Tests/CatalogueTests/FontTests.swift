import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks
import Testing

@MainActor
struct FontTests {
  private func describe(_ font: Font, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    let resolved = font.resolve(in: environment)
    var words = [resolved.family, "\(resolved.size)", "\(resolved.weight)"]
    if resolved.design != .default { words.append(resolved.design.rawValue) }
    if resolved.isItalic { words.append("italic") }
    if resolved.isMonospacedDigit { words.append("digits") }
    if resolved.isSmallCaps { words.append("caps") }
    if resolved.width != 0 { words.append("width \(resolved.width)") }
    return words.joined(separator: " ")
  }

  @Test func `text styles have documented sizes and weights for each idiom`() {
    let styles: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]
    #expect(
      styles.map { describe($0) }.map { $0.split(separator: " ")[1] } == [
        "34.0", "28.0", "22.0", "20.0", "17.0", "17.0", "16.0", "15.0", "13.0", "12.0", "11.0",
      ])
    #expect(
      styles.map { describe($0) { $0.idiom = .desktop } }.map { $0.split(separator: " ")[1] } == [
        "26.0", "22.0", "17.0", "15.0", "13.0", "13.0", "12.0", "11.0", "10.0", "10.0", "10.0",
      ])
    #expect(describe(.headline) == "system 17.0 600")
    #expect(describe(.headline) { $0.idiom = .desktop } == "system 13.0 700")
  }

  @Test func `text styles and custom fonts follow the reader's size, fixed sizes do not`() {
    #expect(describe(.body) { $0.dynamicTypeSize = .accessibility5 } == "system 53.0 400")
    #expect(describe(.caption2) { $0.dynamicTypeSize = .xSmall } == "system 11.0 400")
    #expect(describe(.system(size: 20)) { $0.dynamicTypeSize = .accessibility5 } == "system 20.0 400")
    #expect(describe(.custom("Georgia", size: 17)) { $0.dynamicTypeSize = .xSmall } == "Georgia 14.0 400")
    #expect(describe(.custom("Georgia", size: 28, relativeTo: .title)) { $0.dynamicTypeSize = .xxxLarge } == "Georgia 34.0 400")
    #expect(describe(.custom("Georgia", fixedSize: 17)) { $0.dynamicTypeSize = .xSmall } == "Georgia 17.0 400")
    #expect(describe(.body) { $0.sizeCategory = .extraSmall } == "system 14.0 400")
    #expect(
      describe(.body) {
        $0.idiom = .desktop; $0.dynamicTypeSize = .accessibility5
      } == "system 13.0 400")
  }

  @Test func `modifiers of a font add up, the last of a kind counts`() {
    #expect(describe(.title.bold().italic()) == "system 28.0 700 italic")
    #expect(describe(.body.weight(.light).weight(.heavy)) == "system 17.0 800")
    #expect(describe(.system(size: 12, weight: .semibold, design: .rounded)) == "system 12.0 600 rounded")
    #expect(describe(.system(.title2, design: .serif, weight: .black)) == "system 22.0 900 serif")
    #expect(describe(.body.monospaced().monospacedDigit().smallCaps()) == "system 17.0 400 monospaced digits caps")
    #expect(describe(.body.width(.condensed)) == "system 17.0 400 width -0.2")
  }

  @Test(arguments: [
    (Font.largeTitle, 700, 700), (.title, 700, 700), (.title2, 700, 700), (.title3, 600, 600), (.headline, 600, 800), (.body, 600, 600),
    (.callout, 600, 600), (.subheadline, 600, 600), (.footnote, 600, 600), (.caption, 600, 500), (.caption2, 600, 600),
  ])
  func `bold is what a text style has for it in its idiom`(_ font: Font, _ phone: Int, _ desktop: Int) {
    func weight(_ font: Font, _ idiom: Idiom) -> Substring { describe(font) { $0.idiom = idiom }.split(separator: " ")[2] }
    #expect(weight(font.bold(), .phone) == "\(phone)" && weight(font.bold(), .desktop) == "\(desktop)")
    #expect(weight(font.weight(.bold), .phone) == "700" && weight(font.weight(.bold), .desktop) == "700")
  }

  @Test func `bold in other fonts is bold, and views and texts say it as fonts do`() {
    #expect(describe(.system(size: 20).bold()) == "system 20.0 700")
    #expect(describe(.custom("Georgia", size: 17).bold()) == "Georgia 17.0 700")
    #expect(describe(.caption2) { $0.idiom = .desktop } == "system 10.0 500")
    #expect(ViewTest(VStack { Text(verbatim: "a") }.bold()).runs == "a/17/600/#000000")
    #expect(ViewTest(Text(verbatim: "a").bold()).runs == "a/17/600/#000000")
    #expect(ViewTest(Text("**a**")).runs == "a/17/600/#000000")
    #expect(ViewTest(Text(verbatim: "a").bold().fontWeight(.bold)).runs == "a/17/600/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "a").fontWeight(.bold) }.bold()).runs == "a/17/700/#000000")
  }

  @Test func `a resolved font knows its text style`() {
    #expect(Font.largeTitle.bold().resolve(in: EnvironmentValues()).textStyle == .largeTitle)
    #expect(Font.system(.caption2, design: .serif).resolve(in: EnvironmentValues()).textStyle == .caption2)
    #expect(Font.system(size: 17).resolve(in: EnvironmentValues()).textStyle == nil)
    #expect(Font.custom("Georgia", size: 17, relativeTo: .title).resolve(in: EnvironmentValues()).textStyle == nil)
  }

  @Test func `fonts are equal by what they are made of`() {
    #expect(Font.body.bold() == Font.body.bold())
    #expect(Font.body != Font.headline)
    #expect(Font.system(size: 17) != Font.body)
  }

  @Test func `a size that cannot be drawn counts as none`() {
    #expect(describe(.system(size: -3)) == "system 0.0 400")
    #expect(describe(.system(size: .nan)) == "system 0.0 400")
  }

  @Test func `views hand fonts and traits down, the innermost first (B8.02)`() {
    #expect(ViewTest(VStack { Text(verbatim: "a") }.font(.title)).runs == "a/28/400/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "a").font(.caption) }.font(.title)).runs == "a/12/400/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "a") }.fontWeight(.heavy).bold()).runs == "a/17/800/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "a").font(.title) }.italic().bold()).runs == "a/28/700i/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "a") }.bold(false).bold()).runs == "a/17/400/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "a") }.italic(false).italic()).runs == "a/17/400/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "a") }.fontDesign(nil).fontDesign(.monospaced)).runs == "a/17/400/#000000")
    #expect(ViewTest(VStack { Text(verbatim: "a") }.monospaced()).runs == "a/17/400m/#000000")
  }

  @Test func `the reader's size can be set and limited for a view (A6.04)`() {
    #expect(ViewTest(Text(verbatim: "a").dynamicTypeSize(.xxxLarge)).runs == "a/23/400/#000000")
    let limited = Text(verbatim: "a").dynamicTypeSize(...DynamicTypeSize.xLarge)
    #expect(ViewTest(limited, environment: { $0.dynamicTypeSize = .accessibility5 }).runs == "a/19/400/#000000")
    #expect(ViewTest(limited, environment: { $0.dynamicTypeSize = .small }).runs == "a/15/400/#000000")
    let raised = Text(verbatim: "a").dynamicTypeSize(DynamicTypeSize.large...)
    #expect(ViewTest(raised, environment: { $0.dynamicTypeSize = .xSmall }).runs == "a/17/400/#000000")
  }

  @Test func `the older names of sizes mean the same sizes`() {
    #expect(zip(ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst()).allSatisfy { $0 < $1 })
    var environment = EnvironmentValues()
    environment.sizeCategory = .accessibilityLarge
    #expect(environment.dynamicTypeSize == .accessibility2)
    #expect(environment.sizeCategory.isAccessibilityCategory)
  }
}
