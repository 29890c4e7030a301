/// The replacements for family names, in fontconfig's own language. The user's rules are not read, so that the same fonts produce the same
/// lines on every machine.
enum FontRules {
  /// The names of a system font, the typefaces that replace it, and the fallbacks for their missing letters.
  struct Substitution {
    /// The names that apps use. The first is the name that Rivulet itself uses.
    let names: [String]
    /// The possible typefaces, best first.
    let families: [String]
    /// The prefix of the families for one script, such as `Noto Sans`.
    let fallbackPrefix: String
    /// The prefix of the families for Chinese, Japanese and Korean.
    let ideographicPrefix: String
  }

  /// The plain system font, which is also the last resort for unknown names.
  static let system = Substitution(
    names: [
      "SF Pro", "SF Pro Text", "SF Pro Display", ".AppleSystemUIFont", "-apple-system", "system-ui", "Helvetica Neue", "Helvetica", "Arial",
      "sans-serif",
    ], families: ["Inter"], fallbackPrefix: "Noto Sans", ideographicPrefix: "Noto Sans CJK")
  /// The font with round ends. No free typeface with round ends has many weights, so the plain system font is used instead (our choice).
  static let rounded = Substitution(
    names: ["SF Pro Rounded", "ui-rounded"], families: ["Inter"], fallbackPrefix: "Noto Sans", ideographicPrefix: "Noto Sans CJK")
  /// The font with serifs.
  static let serif = Substitution(
    names: ["New York", "ui-serif", "Times New Roman", "Times", "Georgia", "serif"], families: ["Noto Serif", "DejaVu Serif"],
    fallbackPrefix: "Noto Serif",
    ideographicPrefix: "Noto Serif CJK")
  /// The font with letters of equal width.
  static let monospaced = Substitution(
    names: ["SF Mono", "ui-monospace", "Menlo", "Monaco", "Courier New", "Courier", "monospace"],
    families: ["Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"],
    fallbackPrefix: "Noto Sans", ideographicPrefix: "Noto Sans Mono CJK")

  /// The languages with their own forms of shared characters, and the suffixes of their families. The first is used for all other
  /// languages.
  private static let ideographic = [
    ("zh-cn", "SC"), ("zh-tw", "TC"), ("zh-hk", "HK"), ("ja", "JP"), ("ko", "KR"),
  ]

  /// The scripts with their own families, in the order in which they are tried.
  private static let scripts = [
    "Arabic", "Hebrew", "Devanagari", "Bengali", "Thai", "Tamil", "Telugu", "Gujarati", "Gurmukhi", "Kannada", "Malayalam", "Sinhala",
    "Armenian", "Georgian", "Ethiopic", "Khmer", "Lao", "Myanmar", "Symbols", "Symbols2", "Math",
  ]

  /// Returns the whole configuration, with the fonts of these folders.
  static func document(folders: [String]) -> String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
    \(folders.map { "<dir>\(escaped($0))</dir>" }.joined(separator: "\n"))
    <cachedir>/var/cache/fontconfig</cachedir>
    <cachedir prefix="xdg">fontconfig</cachedir>
    \([monospaced, serif, rounded, system].map(rules).joined(separator: "\n"))
    \(append(["Noto Color Emoji"], mode: "append", binding: "same", ifFamily: "emoji"))
    \(lastResort)
    \(bitmapScaling)
    \(slanting)
    \(emboldening)
    </fontconfig>
    """
  }

  /// Returns the rules of a substitution. The typeface is bound strongly, so that it precedes a fallback that supports the language better.
  /// The other families are bound weakly.
  private static func rules(_ substitution: Substitution) -> String {
    substitution.names.map { name in
      let languages = ideographic.map { language, ending in
        append(["\(substitution.ideographicPrefix) \(ending)"], ifFamily: name, language: language)
      }
      let fallbacks = scripts.map { "\(substitution.fallbackPrefix) \($0)" }
      return append(substitution.families, mode: "append", binding: "same", ifFamily: name) + languages.joined()
        + append(fallbacks, ifFamily: name)
    }.joined(separator: "\n")
  }

  /// The rules that apply last in every search.
  private static var lastResort: String {
    let languages = ideographic.map { language, ending in append(["\(system.ideographicPrefix) \(ending)"], language: language) }
    return languages.joined()
      + append(
        system.families + ["Noto Sans"] + scripts.map { "Noto Sans \($0)" } + ["Noto Sans CJK SC", "DejaVu Sans", "Noto Color Emoji"])
  }

  /// Returns a rule that adds families at the end, or after the requested name.
  private static func append(
    _ families: [String], mode: String = "append_last", binding: String = "weak", ifFamily name: String? = nil, language: String? = nil
  ) -> String {
    let family = name.map { "<test name=\"family\"><string>\($0)</string></test>" } ?? ""
    let language = language.map { "<test name=\"lang\" compare=\"contains\"><string>\($0)</string></test>" } ?? ""
    let strings = families.map { "<string>\($0)</string>" }.joined()
    return """
      <match target="pattern">\(family)\(language)<edit name="family" mode="\(mode)" binding="\(binding)">\(strings)</edit></match>

      """
  }

  /// Returns the text with XML's special characters escaped.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// A rule that scales emoji, which are bitmaps of a single size.
  private static let bitmapScaling = """
    <match target="font">
      <test name="outline"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </edit>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </times>
      </edit>
      <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
    </match>
    """

  /// A rule that slants typefaces without italics, except for scripts in which italics don't exist.
  private static let slanting = """
    <match target="font">
      <test name="slant"><const>roman</const></test>
      <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
      <test name="outline"><bool>true</bool></test>
      <test name="family" qual="all" compare="not_contains"><string>CJK</string></test>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
        </times>
      </edit>
      <edit name="slant" mode="assign"><const>oblique</const></edit>
    </match>
    """

  /// A rule that thickens typefaces without a bold face.
  private static let emboldening = """
    <match target="font">
      <test name="weight" compare="less_eq"><const>medium</const></test>
      <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
      <test name="outline"><bool>true</bool></test>
      <edit name="embolden" mode="assign"><bool>true</bool></edit>
      <edit name="weight" mode="assign"><const>bold</const></edit>
    </match>
    """
}
