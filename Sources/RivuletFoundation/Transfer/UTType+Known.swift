@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension UTType {
  /// A file system item of any kind.
  public static var item: UTType { UTType(known: "public.item") }
  /// Document content of any kind.
  public static var content: UTType { UTType(known: "public.content") }
  /// A document that contains several kinds of content.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Data of any kind.
  public static var data: UTType { UTType(known: "public.data") }
  /// A directory.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A directory that appears as a folder to users.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A symbolic link in a file system.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// A directory that appears as a single file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// An item that refers to another item.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// An executable program.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// Text of any kind.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without formatting.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text in UTF-16.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// A table in text form.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// A table with values separated by commas.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// A table with values separated by tabs.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Rich text.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// A web page.
  public static var html: UTType { UTType(known: "public.html") }
  /// An XML document.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// A YAML document.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A style sheet.
  public static var css: UTType { UTType(known: "public.css") }
  /// A JSON document.
  public static var json: UTType { UTType(known: "public.json") }
  /// A log.
  public static var log: UTType { UTType(known: "com.apple.log") }
  /// Source code.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Assembly source code.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// C source code.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// A C header.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// C++ source code.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// A C++ header.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// Objective-C source code.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Swift source code.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// A script.
  public static var script: UTType { UTType(known: "public.script") }
  /// A shell script.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A Python script.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// A Ruby script.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// A Perl script.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// A PHP script.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// JavaScript source code.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A binary property list.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// A PDF document.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Rich text with images.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// A web page including all of its resources.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// An image.
  public static var image: UTType { UTType(known: "public.image") }
  /// A JPEG image.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A TIFF image.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A GIF image.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A PNG image.
  public static var png: UTType { UTType(known: "public.png") }
  /// A collection of Mac icons.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A Windows bitmap.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// A collection of Windows icons.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// Raw image data from a camera.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// An SVG image.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// An HEIF image.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// An HEIC image.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A WebP image.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// A photo that includes motion and sound.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// Audio or video content of any kind.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// A movie, with or without sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// A video without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Audio of any kind.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// An MPEG movie.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// An MPEG-2 video.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// MPEG-4 audio.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// An AVI movie.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// MP3 audio.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// AIFF audio.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// WAV audio.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// MIDI audio.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// An M3U playlist.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// A playlist of any kind.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// An archive of files.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A gzip archive.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A bzip2 archive.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// A zip archive.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// A disk image.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// A URL.
  public static var url: UTType { UTType(known: "public.url") }
  /// A file URL.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// The data of a URL bookmark.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// A file that refers to a location on the internet.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// A bookmark.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// An alias.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// An application.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// An application bundle.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// A bundle.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A framework.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
  /// A contact.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// Contacts as text.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// A calendar event.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// A to-do item.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// A message.
  public static var message: UTType { UTType(known: "public.message") }
  /// An email message.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// A presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// An EPUB book.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// Three-dimensional content of any kind.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A three-dimensional scene in USDZ format.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// Keys and certificates in PKCS #12.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// An X.509 certificate.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// A compiled script for the Open Scripting Architecture.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// AppleScript source code.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
}
