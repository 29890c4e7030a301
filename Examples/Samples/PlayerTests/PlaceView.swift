import SwiftUI

#if canImport(MapKit)
import MapKit
#endif

struct PlaceView: View {
  let address: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(address)
      #if canImport(MapKit)
      Map()
      #endif
    }
  }
}
