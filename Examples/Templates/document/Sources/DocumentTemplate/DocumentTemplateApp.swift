import SwiftUI

@main
struct DocumentTemplateApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: TextDocument()) { file in
      DocumentView(document: file.$document)
    }
  }
}
