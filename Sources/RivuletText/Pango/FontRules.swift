/// Substitutions for font family names, in fontconfig's configuration format. The user's rules are ignored, so that the same fonts
/// produce the same lines on every machine.
enum FontRules {
  /// The substitution for a system font: its names, the typefaces to use instead, and the fallbacks for missing characters.
  struct Substitution {
    /// The names that apps use. The framework itself uses the first one.
    let names: [String]
    /// The typefaces to use, best match first.
    let families: [String]
    /// The prefix of the fallback families for other scripts, such as `Noto Sans`.
    let fallbackPrefix: String
    /// The prefix of the fallback families for Chinese, Japanese and Korean.
    let ideographicPrefix: String
  }

  /// The default system font, which is also the last resort for unknown names.
  static let system = Substitution(
    names: [
      "SF Pro", "SF Pro Text", "SF Pro Display", ".AppleSystemUIFont", "-apple-system", "system-ui", "Helvetica Neue", "Helvetica", "Arial",
      "sans-serif",
    ], families: ["Inter"], fallbackPrefix: "Noto Sans", ideographicPrefix: "Noto Sans CJK")
  /// The rounded font. Free rounded typefaces don't have enough weights, so the default system font is used instead (our choice).
  static let rounded = Substitution(
    names: ["SF Pro Rounded", "ui-rounded"], families: ["Inter"], fallbackPrefix: "Noto Sans", ideographicPrefix: "Noto Sans CJK")
  /// The serif font.
  static let serif = Substitution(
    names: ["New York", "ui-serif", "Times New Roman", "Times", "Georgia", "serif"], families: ["Noto Serif", "DejaVu Serif"],
    fallbackPrefix: "Noto Serif",
    ideographicPrefix: "Noto Serif CJK")
  /// The monospaced font.
  static let monospaced = Substitution(
    names: ["SF Mono", "ui-monospace", "Menlo", "Monaco", "Courier New", "Courier", "monospace"],
    families: ["Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"],
    fallbackPrefix: "Noto Sans", ideographicPrefix: "Noto Sans Mono CJK")

  /// The languages with their own forms of shared ideographs, and the suffixes of their families. All other languages use the first suffix.
  private static let ideographic = [
    ("zh-cn", "SC"), ("zh-tw", "TC"), ("zh-hk", "HK"), ("ja", "JP"), ("ko", "KR"),
  ]

  /// The scripts that have separate fallback families, in the order in which the families are tried.
  private static let scripts = [
    "Arabic", "Hebrew", "Devanagari", "Bengali", "Thai", "Tamil", "Telugu", "Gujarati", "Gurmukhi", "Kannada", "Malayalam", "Sinhala",
    "Armenian", "Georgian", "Ethiopic", "Khmer", "Lao", "Myanmar", "Symbols", "Symbols2", "Math",
  ]

  /// Returns the complete configuration for fonts in the given folders.
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

  /// Returns the rules for a substitution. The binding of the typeface is strong, so that the typeface precedes fallbacks with better
  /// support for the language. The bindings of the other families are weak.
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

  /// The rules that apply last in every font search.
  private static var lastResort: String {
    let languages = ideographic.map { language, ending in append(["\(system.ideographicPrefix) \(ending)"], language: language) }
    return languages.joined()
      + append(
        system.families + ["Noto Sans"] + scripts.map { "Noto Sans \($0)" } + ["Noto Sans CJK SC", "DejaVu Sans", "Noto Color Emoji"])
  }

  /// Returns a rule that appends families to the end of the list or after the requested name.
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

  /// A rule that scales emoji, which are bitmaps with a single size.
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

  /// A rule that slants typefaces without an italic style, except for scripts that have no italics.
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

  /// A rule that thickens typefaces without a bold style.
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
