import Foundation
import HostContract
import SwiftUI

/// The view of the contract as an app that prints what the view says.
@main
struct ContractProbe: App {
  var body: some Scene {
    WindowGroup {
      ContractView { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }
    }
  }
}
