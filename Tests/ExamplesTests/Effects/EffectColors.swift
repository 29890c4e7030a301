import SwiftUI

/// A row of colours under each effect on colours.
struct EffectColors: View {
  private struct Sample: View {
    let title: String

    init(_ title: String) {
      self.title = title
    }

    var body: some View {
      VStack(spacing: 2) {
        HStack(spacing: 0) {
          Color.red; Color.orange; Color.yellow; Color.green; Color.blue; Color.purple; Color.white; Color.gray; Color.black
        }
        .frame(width: 90, height: 30)
        Text(title).font(.system(size: 11))
      }
    }
  }

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Sample("plain")
        Sample("brightness").brightness(0.3)
        Sample("contrast").contrast(0.5)
        Sample("saturation").saturation(2)
      }
      HStack(spacing: 12) {
        Sample("grayscale").grayscale(1)
        Sample("hue 90°").hueRotation(.degrees(90))
        Sample("hue 180°").hueRotation(.degrees(180))
        Sample("invert").colorInvert()
      }
      HStack(spacing: 12) {
        Sample("multiply").colorMultiply(.mint)
        Sample("luminance").luminanceToAlpha().background(Color.yellow)
        Sample("contrast 2").contrast(2)
        Sample("desaturated").saturation(0.3)
      }
    }
  }
}
