import Testing

@testable import PodcastPlayer

/// The text of HTML.
@Suite struct HTMLTextTests {
  @Test(arguments: [
    // References.
    ("It&#8217;s here&#x2014;now&hellip;", "It’s here—now…"), ("&copy 2026 &ampx &lt3", "© 2026 &x <3"),
    ("Salt &amp;amp; Rope", "Salt & Rope"),
    ("it&amp;#8217;s", "it’s"), ("&unknown; AT&T Q&A & &;", "&unknown; AT&T Q&A & &;"),
    ("https://a.example/?a=1&copy=2", "https://a.example/?a=1&copy=2"),
    ("&#146;&#0;&#xD800;&#x110000;&#128512;", "’😀"), ("a&nbsp;&nbsp; b", "a b"), ("&Eacute;&eacute;&sup2;", "Éé²"),
    // Tags.
    ("<a title=\"a > b\" href=x>Link</a> text", "Link text"), ("3 < 5 and 7 > 5, a<5", "3 < 5 and 7 > 5, a<5"),
    ("th<b>re</b>e <i>x</i>y", "three xy"), ("<p>one</p><p>two</p>three", "one two three"), ("a<br>b<BR/>c<hr>d", "a b c d"),
    ("<ul><li>a</li><li>b</li></ul>", "a b"), ("<td>a</td><td>b</td>", "a b"), ("so<wbr>on", "soon"),
    ("<P CLASS=x>Upper</P>text<SPAN>y</SPAN>", "Upper texty"), ("<o:p>a</o:p><my-tag>b</my-tag>", "ab"), ("<new>a</new>", "a"),
    ("<svg><path d=\"x\"/></svg>t", "t"), ("<a href=\"x>y</a> z", "y z"), ("</p>end</div>", "end"), ("half <b", "half"),
    // Text in brackets.
    ("Write to <joe@a.example>, <https://a.example/>, or <T>", "Write to <joe@a.example>, <https://a.example/>, or <T>"),
    // Hidden text.
    ("<style>p{a>b}</style>x<script>if (a<b) {}</script>y", "xy"), ("a<!-- b > c -->d<!--> e<!-- f --!>g", "ad eg"), ("a<!-- b>c", "ac"),
    ("<!DOCTYPE html><?xml?>a", "a"), ("<style>a", ""),
    // Markup that was escaped twice, and a section within a section.
    ("&lt;p&gt;All about slate.&lt;/p&gt;", "All about slate."), ("&lt;p&gt;1 &amp;lt; 2&lt;/p&gt;", "1 < 2"),
    ("<p>&lt;b&gt;</p>", "<b>"), ("<![CDATA[a <b>b</b>]]> c", "a b c"), ("&lt;![CDATA[a]]&gt;", "a"),
    ("<p>&nbsp;</p>\u{FEFF}", ""),
  ])
  func `text is what a browser shows, in one paragraph`(html: String, text: String) {
    #expect(html.withoutMarkup == text)
  }

  @Test(arguments: [
    ("Salt &amp; Rope", "Salt & Rope"), ("&lt;i&gt;Stone&lt;/i&gt; One", "Stone One"), ("<b>Stone</b> One", "Stone One"),
    ("The <T> of a < b", "The <T> of a < b"), ("Why <b> is bold", "Why <b> is bold"), ("<![CDATA[Stone]]>", "Stone"),
    ("\u{FEFF}Stone", "Stone"), ("\u{200B}Stone", "Stone"), ("\u{200B}\u{2060} &#8203;", ""),
  ])
  func `a title has markup only if it cannot be anything else`(text: String, title: String) {
    #expect(text.asTitle == title)
  }

  @Test(arguments: [("one two", 7, "one two"), ("one two", 6, "one…"), ("one two", 3, "one…"), ("onetwo", 3, "one…"), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 1, "👩‍👩‍👧‍👦…")])
  func `the beginning of a text ends with a word`(text: String, limit: Int, beginning: String) {
    #expect(text.beginning(limit) == beginning)
  }

  @Test(.timeLimit(.minutes(30)), arguments: ["<!--", "<q1", "</a ", "<a b=\"", "<![CDATA[", "&", "<style>", "<", "&#", "<x:y "])
  func `text without an end is read in one go`(piece: String) {
    _ = String(repeating: piece, count: 100_000).withoutMarkup
    _ = String(repeating: piece, count: 100_000).asTitle
  }
}
