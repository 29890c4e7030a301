/// The declared properties of a type.
struct UTTypeFacts: Sendable {
  var parents: [String] = []
  var extensions: [String] = []
  var mimeTypes: [String] = []

  func tags(of kind: UTTagClass) -> [String] {
    switch kind {
    case .filenameExtension: extensions
    case .mimeType: mimeTypes
    default: []
    }
  }
}

/// The system-declared types that Apple documents, with their common tags.
enum UTTypeTable {
  static let facts: [String: UTTypeFacts] = Dictionary(uniqueKeysWithValues: rows.map { ($0.0, $0.1) })
  /// The identifiers in order of precedence. If several types share a tag, the first of them is used.
  static let order: [String] = rows.map(\.0)

  private static let rows: [(String, UTTypeFacts)] = [
    ("public.item", UTTypeFacts(parents: [], extensions: [], mimeTypes: [])),
    ("public.content", UTTypeFacts(parents: [], extensions: [], mimeTypes: [])),
    ("public.composite-content", UTTypeFacts(parents: ["public.content"], extensions: [], mimeTypes: [])),
    ("public.data", UTTypeFacts(parents: ["public.item"], extensions: [], mimeTypes: ["application/octet-stream"])),
    ("public.directory", UTTypeFacts(parents: ["public.item"], extensions: [], mimeTypes: [])),
    ("public.folder", UTTypeFacts(parents: ["public.directory"], extensions: [], mimeTypes: [])),
    ("public.symlink", UTTypeFacts(parents: ["public.item"], extensions: [], mimeTypes: [])),
    ("com.apple.cocoa.pasteboard.color", UTTypeFacts(parents: ["public.data"], extensions: [], mimeTypes: ["application/x-color"])),
    ("com.apple.package", UTTypeFacts(parents: ["public.directory"], extensions: [], mimeTypes: [])),
    ("com.apple.resolvable", UTTypeFacts(parents: [], extensions: [], mimeTypes: [])),
    ("public.executable", UTTypeFacts(parents: ["public.data"], extensions: [], mimeTypes: [])),
    ("public.text", UTTypeFacts(parents: ["public.data", "public.content"], extensions: [], mimeTypes: [])),
    ("public.plain-text", UTTypeFacts(parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"])),
    ("public.utf8-plain-text", UTTypeFacts(parents: ["public.plain-text"], extensions: [], mimeTypes: ["text/plain;charset=utf-8"])),
    ("public.utf16-plain-text", UTTypeFacts(parents: ["public.plain-text"], extensions: [], mimeTypes: [])),
    ("public.delimited-values-text", UTTypeFacts(parents: ["public.text"], extensions: [], mimeTypes: [])),
    (
      "public.comma-separated-values-text",
      UTTypeFacts(parents: ["public.delimited-values-text"], extensions: ["csv"], mimeTypes: ["text/csv"])
    ),
    (
      "public.tab-separated-values-text",
      UTTypeFacts(parents: ["public.delimited-values-text"], extensions: ["tsv"], mimeTypes: ["text/tab-separated-values"])
    ),
    ("public.rtf", UTTypeFacts(parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"])),
    ("public.html", UTTypeFacts(parents: ["public.text"], extensions: ["html", "htm", "shtml"], mimeTypes: ["text/html"])),
    ("public.xml", UTTypeFacts(parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"])),
    ("public.yaml", UTTypeFacts(parents: ["public.text"], extensions: ["yaml", "yml"], mimeTypes: ["application/x-yaml"])),
    ("public.css", UTTypeFacts(parents: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"])),
    ("public.json", UTTypeFacts(parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"])),
    ("com.apple.log", UTTypeFacts(parents: ["public.plain-text"], extensions: ["log"], mimeTypes: [])),
    ("public.source-code", UTTypeFacts(parents: ["public.plain-text"], extensions: [], mimeTypes: [])),
    ("public.assembly-source", UTTypeFacts(parents: ["public.source-code"], extensions: ["s"], mimeTypes: [])),
    ("public.c-source", UTTypeFacts(parents: ["public.source-code"], extensions: ["c"], mimeTypes: [])),
    ("public.c-header", UTTypeFacts(parents: ["public.source-code"], extensions: ["h"], mimeTypes: [])),
    ("public.c-plus-plus-source", UTTypeFacts(parents: ["public.source-code"], extensions: ["cpp", "cc", "cxx"], mimeTypes: [])),
    ("public.c-plus-plus-header", UTTypeFacts(parents: ["public.source-code"], extensions: ["hpp", "hh", "hxx"], mimeTypes: [])),
    ("public.objective-c-source", UTTypeFacts(parents: ["public.source-code"], extensions: ["m"], mimeTypes: [])),
    ("public.swift-source", UTTypeFacts(parents: ["public.source-code"], extensions: ["swift"], mimeTypes: ["text/x-swift"])),
    ("public.script", UTTypeFacts(parents: ["public.source-code"], extensions: [], mimeTypes: [])),
    ("public.shell-script", UTTypeFacts(parents: ["public.script"], extensions: ["sh", "command"], mimeTypes: ["application/x-sh"])),
    ("public.python-script", UTTypeFacts(parents: ["public.script"], extensions: ["py"], mimeTypes: ["text/x-python"])),
    ("public.ruby-script", UTTypeFacts(parents: ["public.script"], extensions: ["rb"], mimeTypes: ["text/x-ruby"])),
    ("public.perl-script", UTTypeFacts(parents: ["public.script"], extensions: ["pl"], mimeTypes: ["text/x-perl"])),
    ("public.php-script", UTTypeFacts(parents: ["public.script"], extensions: ["php"], mimeTypes: ["text/php"])),
    (
      "com.netscape.javascript-source",
      UTTypeFacts(parents: ["public.script"], extensions: ["js", "mjs"], mimeTypes: ["text/javascript", "application/javascript"])
    ),
    ("com.apple.property-list", UTTypeFacts(parents: ["public.data"], extensions: ["plist"], mimeTypes: [])),
    ("com.apple.xml-property-list", UTTypeFacts(parents: ["com.apple.property-list", "public.xml"], extensions: [], mimeTypes: [])),
    ("com.apple.binary-property-list", UTTypeFacts(parents: ["com.apple.property-list"], extensions: [], mimeTypes: [])),
    (
      "com.adobe.pdf",
      UTTypeFacts(parents: ["public.data", "public.composite-content"], extensions: ["pdf"], mimeTypes: ["application/pdf"])
    ),
    ("com.apple.rtfd", UTTypeFacts(parents: ["com.apple.package", "public.composite-content"], extensions: ["rtfd"], mimeTypes: [])),
    ("com.apple.webarchive", UTTypeFacts(parents: ["public.data"], extensions: ["webarchive"], mimeTypes: [])),
    ("public.image", UTTypeFacts(parents: ["public.data", "public.content"], extensions: [], mimeTypes: [])),
    ("public.jpeg", UTTypeFacts(parents: ["public.image"], extensions: ["jpg", "jpeg"], mimeTypes: ["image/jpeg"])),
    ("public.tiff", UTTypeFacts(parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"])),
    ("com.compuserve.gif", UTTypeFacts(parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"])),
    ("public.png", UTTypeFacts(parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"])),
    ("com.apple.icns", UTTypeFacts(parents: ["public.image"], extensions: ["icns"], mimeTypes: [])),
    ("com.microsoft.bmp", UTTypeFacts(parents: ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"])),
    ("com.microsoft.ico", UTTypeFacts(parents: ["public.image"], extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"])),
    ("public.camera-raw-image", UTTypeFacts(parents: ["public.image"], extensions: ["raw"], mimeTypes: [])),
    ("public.svg-image", UTTypeFacts(parents: ["public.image"], extensions: ["svg"], mimeTypes: ["image/svg+xml"])),
    ("public.heif", UTTypeFacts(parents: ["public.image"], extensions: ["heif"], mimeTypes: ["image/heif"])),
    ("public.heic", UTTypeFacts(parents: ["public.heif"], extensions: ["heic"], mimeTypes: ["image/heic"])),
    ("org.webmproject.webp", UTTypeFacts(parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"])),
    ("com.apple.live-photo", UTTypeFacts(parents: ["public.data"], extensions: [], mimeTypes: [])),
    ("public.audiovisual-content", UTTypeFacts(parents: ["public.data", "public.content"], extensions: [], mimeTypes: [])),
    ("public.movie", UTTypeFacts(parents: ["public.audiovisual-content"], extensions: [], mimeTypes: [])),
    ("public.video", UTTypeFacts(parents: ["public.movie"], extensions: [], mimeTypes: [])),
    ("public.audio", UTTypeFacts(parents: ["public.audiovisual-content"], extensions: [], mimeTypes: [])),
    ("com.apple.quicktime-movie", UTTypeFacts(parents: ["public.movie"], extensions: ["mov"], mimeTypes: ["video/quicktime"])),
    ("public.mpeg", UTTypeFacts(parents: ["public.movie"], extensions: ["mpg", "mpeg"], mimeTypes: ["video/mpeg"])),
    ("public.mpeg-2-video", UTTypeFacts(parents: ["public.video"], extensions: ["m2v"], mimeTypes: ["video/mpeg2"])),
    ("public.mpeg-4", UTTypeFacts(parents: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"])),
    ("public.mpeg-4-audio", UTTypeFacts(parents: ["public.mpeg-4", "public.audio"], extensions: ["m4a"], mimeTypes: ["audio/mp4"])),
    ("public.avi", UTTypeFacts(parents: ["public.movie"], extensions: ["avi"], mimeTypes: ["video/avi"])),
    ("public.mp3", UTTypeFacts(parents: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"])),
    ("public.aiff-audio", UTTypeFacts(parents: ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"])),
    ("com.microsoft.waveform-audio", UTTypeFacts(parents: ["public.audio"], extensions: ["wav"], mimeTypes: ["audio/wav", "audio/x-wav"])),
    ("public.midi-audio", UTTypeFacts(parents: ["public.audio"], extensions: ["mid", "midi"], mimeTypes: ["audio/midi"])),
    ("public.m3u-playlist", UTTypeFacts(parents: ["public.text"], extensions: ["m3u"], mimeTypes: ["audio/mpegurl"])),
    ("public.playlist", UTTypeFacts(parents: [], extensions: [], mimeTypes: [])),
    ("public.archive", UTTypeFacts(parents: ["public.data"], extensions: [], mimeTypes: [])),
    ("org.gnu.gnu-zip-archive", UTTypeFacts(parents: ["public.archive"], extensions: ["gz", "gzip"], mimeTypes: ["application/gzip"])),
    ("public.bzip2-archive", UTTypeFacts(parents: ["public.archive"], extensions: ["bz2"], mimeTypes: ["application/x-bzip2"])),
    ("public.zip-archive", UTTypeFacts(parents: ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"])),
    ("public.disk-image", UTTypeFacts(parents: ["public.archive"], extensions: [], mimeTypes: [])),
    ("public.url", UTTypeFacts(parents: ["public.data"], extensions: [], mimeTypes: [])),
    ("public.file-url", UTTypeFacts(parents: ["public.url"], extensions: [], mimeTypes: ["text/uri-list"])),
    ("com.apple.bookmark", UTTypeFacts(parents: ["public.data"], extensions: [], mimeTypes: [])),
    ("com.apple.internet-location", UTTypeFacts(parents: ["public.data", "com.apple.resolvable"], extensions: [], mimeTypes: [])),
    ("public.bookmark", UTTypeFacts(parents: [], extensions: [], mimeTypes: [])),
    ("com.apple.alias-file", UTTypeFacts(parents: ["public.data", "com.apple.resolvable"], extensions: [], mimeTypes: [])),
    ("com.apple.application", UTTypeFacts(parents: ["public.executable"], extensions: [], mimeTypes: [])),
    (
      "com.apple.application-bundle",
      UTTypeFacts(parents: ["com.apple.application", "com.apple.package"], extensions: ["app"], mimeTypes: [])
    ),
    ("com.apple.bundle", UTTypeFacts(parents: ["public.directory"], extensions: ["bundle"], mimeTypes: [])),
    ("com.apple.framework", UTTypeFacts(parents: ["com.apple.bundle"], extensions: ["framework"], mimeTypes: [])),
    ("public.font", UTTypeFacts(parents: ["public.data"], extensions: ["ttf", "otf"], mimeTypes: ["font/ttf", "font/otf"])),
    ("public.database", UTTypeFacts(parents: [], extensions: [], mimeTypes: [])),
    ("public.contact", UTTypeFacts(parents: [], extensions: [], mimeTypes: [])),
    ("public.vcard", UTTypeFacts(parents: ["public.text", "public.contact"], extensions: ["vcf", "vcard"], mimeTypes: ["text/vcard"])),
    ("public.calendar-event", UTTypeFacts(parents: [], extensions: [], mimeTypes: [])),
    ("public.to-do-item", UTTypeFacts(parents: [], extensions: [], mimeTypes: [])),
    ("public.message", UTTypeFacts(parents: [], extensions: [], mimeTypes: [])),
    ("public.email-message", UTTypeFacts(parents: ["public.message"], extensions: ["eml"], mimeTypes: ["message/rfc822"])),
    ("public.presentation", UTTypeFacts(parents: ["public.composite-content"], extensions: [], mimeTypes: [])),
    ("public.spreadsheet", UTTypeFacts(parents: ["public.content"], extensions: [], mimeTypes: [])),
    (
      "org.idpf.epub-container",
      UTTypeFacts(parents: ["public.data", "public.composite-content"], extensions: ["epub"], mimeTypes: ["application/epub+zip"])
    ),
    ("public.3d-content", UTTypeFacts(parents: ["public.content"], extensions: [], mimeTypes: [])),
    (
      "com.pixar.universal-scene-description-mobile",
      UTTypeFacts(parents: ["public.3d-content", "public.data"], extensions: ["usdz"], mimeTypes: ["model/vnd.usdz+zip"])
    ),
    ("com.rsa.pkcs-12", UTTypeFacts(parents: ["public.data"], extensions: ["p12", "pfx"], mimeTypes: ["application/x-pkcs12"])),
    (
      "public.x509-certificate",
      UTTypeFacts(parents: ["public.data"], extensions: ["cer", "crt"], mimeTypes: ["application/x-x509-ca-cert"])
    ),
    ("com.apple.applescript.script", UTTypeFacts(parents: ["public.script"], extensions: ["scpt"], mimeTypes: [])),
    ("com.apple.applescript.text", UTTypeFacts(parents: ["public.script"], extensions: ["applescript"], mimeTypes: [])),
  ]
}
