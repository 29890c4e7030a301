/// An HTML page that shows all images, grouped by file and preview.
enum PicturePage {
  /// A preview and its images.
  struct Row {
    let section: String
    let title: String
    let line: Int?
    var pictures: [PictureRecord.Entry]
  }

  /// Returns the HTML of the page, in which images appear at half their pixel size, as on a display with two pixels per point.
  static func text(_ rows: [Row], scale: Double) -> String {
    var body = ""
    var section: String?
    for row in rows {
      if row.section != section { body += "<h2>\(escaped(row.section))</h2>\n" }
      section = row.section
      body += "<h3>\(escaped(row.title))</h3>\n<div class=\"row\">\n"
      for picture in row.pictures { body += figure(picture, scale: scale) }
      body += "</div>\n"
    }
    if rows.isEmpty { body = "<p>No preview has this name.</p>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Previews</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 15px system-ui, sans-serif; margin: 24px; background: Canvas; color: CanvasText; }
      h2 { margin: 32px 0 8px; font-size: 20px; } h3 { margin: 16px 0 8px; font-size: 15px; font-weight: 600; }
      .row { display: flex; gap: 20px; overflow-x: auto; align-items: flex-start; padding-bottom: 8px; }
      figure { margin: 0; flex: none; } figcaption { font-size: 12px; opacity: .7; margin-bottom: 4px; }
      img { display: block; border: 1px solid #8884; max-width: none; }
      .problem { width: 260px; padding: 12px; border: 1px solid #c44; color: #c44; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere; }
      </style>
      <h1>Previews</h1>
      \(body)</html>

      """
  }

  private static func figure(_ picture: PictureRecord.Entry, scale: Double) -> String {
    let caption = "<figcaption>\(escaped(picture.variant))</figcaption>"
    guard let file = picture.file, let width = picture.width, let height = picture.height else {
      let problem = picture.problem ?? "The program crashed while drawing this image. Its message is on standard error."
      return "<figure>\(caption)<div class=\"problem\">\(escaped(problem))</div></figure>\n"
    }
    let size = "width=\"\(Int((Double(width) / scale).rounded()))\" height=\"\(Int((Double(height) / scale).rounded()))\""
    let name = escaped(picture.preview + ", " + picture.variant)
    return "<figure>\(caption)<img src=\"\(address(of: file))\" \(size) alt=\"\(name)\" loading=\"lazy\"></figure>\n"
  }

  /// Returns the text with HTML's special characters escaped.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }

  /// Returns the relative URL of a file next to the page.
  private static func address(of path: String) -> String {
    path.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "/-_.".contains(character))
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(character) : "%\(digits.count < 2 ? "0" : "")\(digits)"
    }.joined()
  }
}
