import CPango

/// The coverage image of a glyph, stored on a page of the atlas.
struct GlyphPicture {
  /// The index of the page.
  let page: Int
  /// The offset of the first byte in the page. Rows are contiguous.
  let start: Int
  /// The size in pixels.
  let width: Int, height: Int
  /// The left and top edges, in pixels, relative to the whole pixel that contains the glyph's origin.
  let left: Int, top: Int
}

/// A cache of glyph coverage shared by all text, with an image for each glyph, font, scale and quarter-pixel offset.
///
/// Images are stored in pages of equal size. When the page limit is reached, the least recently used page is cleared, unless it has been
/// used since `beginUse`.
final class GlyphAtlas {
  /// A font at a scale.
  private struct Look: Hashable {
    let font: UnsafeMutablePointer<PangoFont>
    let scaleX: Double, scaleY: Double
  }

  private final class Page {
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: GlyphAtlas.pageSize)
    /// The number of bytes occupied by images.
    var used = 0
    /// The glyphs whose images are on the page.
    var contents: [(set: GlyphSet, key: GlyphSet.Key)] = []
    /// The time of the last use.
    var lastUse = 0

    deinit { pixels.deallocate() }
  }

  /// The size of a page, in bytes.
  static let pageSize = 1 << 16
  /// The maximum size of an image, in bytes. Larger glyphs are drawn without the atlas.
  static let largestImage = 1 << 13
  /// The maximum number of pages. A single text may exceed it.
  let pageLimit: Int
  private var pages: [Page] = []
  /// The index of the page to which images are added.
  private var current = 0
  private var now = 0
  private var sets: [Look: GlyphSet] = [:]

  /// Creates an empty atlas. By default, the atlas uses at most 4 MB.
  init(pageLimit: Int = 64) { self.pageLimit = pageLimit }

  /// The number of pages.
  var pageCount: Int { pages.count }

  /// The number of images.
  var pictureCount: Int { sets.values.reduce(0) { $0 + $1.count } }

  /// Begins a use of images. The pages of images used after this call remain valid until the next call.
  func beginUse() { now += 1 }

  /// Marks an image as used.
  func use(_ picture: GlyphPicture) { pages[picture.page].lastUse = now }

  /// Returns the glyph set for a font at a scale. The atlas stores a set only after the set contains an image.
  func set(_ font: UnsafeMutablePointer<PangoFont>, scaleX: Double, scaleY: Double) -> GlyphSet {
    let look = Look(font: font, scaleX: scaleX, scaleY: scaleY)
    return sets[look] ?? GlyphSet(font, scaleX: scaleX, scaleY: scaleY)
  }

  /// Returns a pointer to the first pixel of an image.
  func pixels(_ picture: GlyphPicture) -> UnsafePointer<UInt8> { UnsafePointer(pages[picture.page].pixels + picture.start) }

  /// Reserves space for a glyph's pixels. Returns the page's index, a pointer to the pixels, and their offset in the page.
  func reserve(_ count: Int, for key: GlyphSet.Key, of set: GlyphSet) -> (page: Int, pixels: UnsafeMutablePointer<UInt8>, start: Int) {
    if pages.isEmpty || pages[current].used + count > GlyphAtlas.pageSize { selectNextPage() }
    let page = pages[current]
    let start = page.used
    page.used += count
    page.lastUse = now
    page.contents.append((set, key))
    sets[Look(font: set.font, scaleX: set.scaleX, scaleY: set.scaleY)] = set
    return (current, page.pixels + start, start)
  }

  /// Selects another page for new images: a new page, or the least recently used one if the limit is reached.
  private func selectNextPage() {
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
