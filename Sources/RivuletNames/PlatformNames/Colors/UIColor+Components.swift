public import Foundation
import RivuletElements

extension UIColor {
  /// Stores the components in sRGB for the current traits.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    color.current.store(red, green, blue, alpha)
    return true
  }

  /// Stores the hue, saturation and brightness in sRGB for the current traits.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    color.current.storeWheel(hue, saturation, brightness, alpha)
    return true
  }

  /// Stores the grey level for the current traits. Returns false if the colour is not a shade of grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let resolved = color.current
    guard let shade = resolved.white else { return false }
    white?.pointee = CGFloat(shade)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}

extension NSColor {
  /// Stores the components in sRGB for the current appearance.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    color.current.store(red, green, blue, alpha)
  }

  /// Stores the hue, saturation and brightness in sRGB for the current appearance.
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    color.current.storeWheel(hue, saturation, brightness, alpha)
  }
}

extension Color.Resolved {
  fileprivate func store(
    _ red: UnsafeMutablePointer<CGFloat>?, _ green: UnsafeMutablePointer<CGFloat>?, _ blue: UnsafeMutablePointer<CGFloat>?,
    _ alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    red?.pointee = CGFloat(self.red)
    green?.pointee = CGFloat(self.green)
    blue?.pointee = CGFloat(self.blue)
    alpha?.pointee = CGFloat(opacity)
  }

  fileprivate func storeWheel(
    _ hue: UnsafeMutablePointer<CGFloat>?, _ saturation: UnsafeMutablePointer<CGFloat>?, _ brightness: UnsafeMutablePointer<CGFloat>?,
    _ alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let wheel = wheel
    hue?.pointee = CGFloat(wheel.hue)
    saturation?.pointee = CGFloat(wheel.saturation)
    brightness?.pointee = CGFloat(wheel.brightness)
    alpha?.pointee = CGFloat(opacity)
  }
}
