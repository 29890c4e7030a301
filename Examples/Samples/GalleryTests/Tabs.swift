import SwiftUI

struct Tabs: View {
  var body: some View {
    TabView {
      Tab("Listen", systemImage: "headphones") { Text("Listen") }
      Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
      Tab("Profile", systemImage: "person") { Text("Profile") }
    }
  }
}
