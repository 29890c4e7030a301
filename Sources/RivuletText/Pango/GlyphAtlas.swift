import CPango

/// The coverage of one glyph, on an atlas page.
struct GlyphPicture {
  /// The index of the page.
  let page: Int
  /// The first byte in the page. The rows follow each other without gaps.
  let start: Int
  /// The size in pixels.
  let width: Int, height: Int
  /// The left and top edge, in pixels from the whole pixel of the glyph's origin.
  let left: Int, top: Int
}

/// The coverage of glyphs, shared by all text: one image for each glyph, font, scale and quarter of a pixel.
///
/// The images are stored in pages of equal size. If there are too many pages, the least recently used page is emptied. Pages that have been
/// used since `beginUse` are kept.
final class GlyphAtlas {
  /// A font at a scale.
  private struct Look: Hashable {
    let font: UnsafeMutablePointer<PangoFont>
    let scaleX: Double, scaleY: Double
  }

  private final class Page {
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: GlyphAtlas.pageSize)
    /// The number of bytes that contain images.
    var used = 0
    /// The glyphs with an image on the page.
    var contents: [(set: GlyphSet, key: GlyphSet.Key)] = []
    /// The time of the last use.
    var lastUse = 0

    deinit { pixels.deallocate() }
  }

  /// The size of a page, in bytes.
  static let pageSize = 1 << 16
  /// The maximum size of an image, in bytes. Larger glyphs are drawn without an atlas.
  static let largestPicture = 1 << 13
  /// The maximum number of pages, unless a single text needs more.
  let pageLimit: Int
  private var pages: [Page] = []
  /// The index of the page that receives new images.
  private var current = 0
  private var now = 0
  private var sets: [Look: GlyphSet] = [:]

  /// Creates an empty atlas of at most 4 MB.
  init(pageLimit: Int = 64) { self.pageLimit = pageLimit }

  /// The number of pages.
  var pageCount: Int { pages.count }

  /// The number of images.
  var pictureCount: Int { sets.values.reduce(0) { $0 + $1.count } }

  /// Starts a use of images. Their pages are kept until the next call.
  func beginUse() { now += 1 }

  /// Records that an image is used.
  func use(_ picture: GlyphPicture) { pages[picture.page].lastUse = now }

  /// Returns the images of a font at a scale. The atlas keeps a set once it contains an image.
  func set(_ font: UnsafeMutablePointer<PangoFont>, scaleX: Double, scaleY: Double) -> GlyphSet {
    let look = Look(font: font, scaleX: scaleX, scaleY: scaleY)
    return sets[look] ?? GlyphSet(font, scaleX: scaleX, scaleY: scaleY)
  }

  /// Returns the first pixel of an image.
  func pixels(_ picture: GlyphPicture) -> UnsafePointer<UInt8> { UnsafePointer(pages[picture.page].pixels + picture.start) }

  /// Reserves space for the pixels of a glyph, and returns the page index and the first byte.
  func reserve(_ count: Int, for key: GlyphSet.Key, of set: GlyphSet) -> (page: Int, pixels: UnsafeMutablePointer<UInt8>, start: Int) {
    if pages.isEmpty || pages[current].used + count > GlyphAtlas.pageSize { turnPage() }
    let page = pages[current]
    let start = page.used
    page.used += count
    page.lastUse = now
    page.contents.append((set, key))
    sets[Look(font: set.font, scaleX: set.scaleX, scaleY: set.scaleY)] = set
    return (current, page.pixels + start, start)
  }

  /// Chooses another page for images: a new page, or else the least recently used page.
  private func turnPage() {
    let oldest = pages.indices.min { pages[$0].lastUse < pages[$1].lastUse }
    guard pages.count >= pageLimit, let oldest, pages[oldest].lastUse < now else {
      pages.append(Page())
      current = pages.count - 1
      return
    }
    for (set, key) in pages[oldest].contents { set.remove(key) }
    pages[oldest].contents.removeAll(keepingCapacity: true)
    pages[oldest].used = 0
    current = oldest
    for (look, set) in sets where set.count == 0 { sets[look] = nil }
  }

  /// Removes all images and releases the fonts.
  func removeAll() {
    sets.removeAll()
    pages.removeAll()
    current = 0
  }
}
