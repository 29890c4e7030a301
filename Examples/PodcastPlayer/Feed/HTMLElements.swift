/// The elements of HTML that matter to a text in one paragraph.
enum HTMLElements {
  /// Elements that end the line that they stand in.
  static let blocks = words(
    """
    address article aside blockquote body br button caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer
    form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe legend li listing main menu nav ol optgroup option p plaintext pre
    search section select summary table tbody td tfoot th thead title tr ul video audio
    """)

  /// Elements that run with the words around them.
  static let inlines = words(
    """
    a abbr acronym applet area b base basefont bdi bdo bgsound big blink canvas cite code data datalist del dfn em embed font i img image input ins
    kbd keygen label link map mark marquee math meta meter nobr noembed noframes noscript object output param picture progress q rb rp rt rtc ruby
    s samp script slot small source span strike strong style sub sup svg template textarea time track tt u var wbr xmp
    """)

  /// Elements that are no text of the document.
  static let hidden = words("script style iframe noembed noframes template")

  /// Elements without an end tag.
  static let voids = words("area base br col embed hr img input link meta param source track wbr")

  static func isKnown(_ name: String) -> Bool { blocks.contains(name) || inlines.contains(name) }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
