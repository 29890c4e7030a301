import Foundation
import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGraph
import RivuletScreens

/// A scene whose windows let people create, open, edit, and save documents (documentation).
///
/// The app starts with a new document. An app that only views documents presents a dialog for choosing a file instead.
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct DocumentGroup<Document, Content: View> {
  let format: DocumentFormat<Document>
  let editor: @MainActor (Binding<Document>, URL?, Bool) -> Content

  nonisolated fileprivate init(format: DocumentFormat<Document>, editor: @escaping @MainActor (Binding<Document>, URL?, Bool) -> Content) {
    self.format = format
    self.editor = editor
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DocumentGroup where Document: FileDocument {
  /// Creates a scene that edits documents of a value type.
  @preconcurrency public nonisolated init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let editor = editor
    self.init(format: .values(newDocument)) { document, url, isEditable in
      editor(FileDocumentConfiguration(document: document, fileURL: url, isEditable: isEditable))
    }
  }

  /// Creates a scene that views documents of a value type.
  public nonisolated init(
    viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let viewer = viewer
    self.init(format: .values(nil)) { document, url, isEditable in
      viewer(FileDocumentConfiguration(document: document, fileURL: url, isEditable: isEditable))
    }
  }
}

@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a scene that edits documents of a reference type.
  @preconcurrency public nonisolated init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let editor = editor
    self.init(format: .objects(newDocument)) { document, url, isEditable in
      editor(ReferenceFileDocumentConfiguration(document: document.wrappedValue, fileURL: url, isEditable: isEditable))
    }
  }

  /// Creates a scene that views documents of a reference type.
  public nonisolated init(
    viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    nonisolated(unsafe) let viewer = viewer
    self.init(format: .objects(nil)) { document, url, isEditable in
      viewer(ReferenceFileDocumentConfiguration(document: document.wrappedValue, fileURL: url, isEditable: isEditable))
    }
  }
}

extension DocumentGroup: Scene {
  public typealias Body = Never

  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
    let group = scene.attribute
    return inputs.declare(.document, valueType: Document.self) {
      nil
    } title: { _, _ in
      nil
    } documents: {
      (group.value.format.readableTypes, group.value.format.makeNew != nil)
    } makeContent: { views in
      let window = views.makeRule(DocumentWindowRule(group: group))
      return DocumentWindow<Document, Content>._makeViewList(view: _GraphValue(window), inputs: &views)
    }
  }
}

@MainActor
private struct DocumentWindowRule<Document, Content: View>: @MainActor ViewValueRule {
  let group: Attribute<DocumentGroup<Document, Content>>

  mutating func update(_ output: borrowing RuleOutput<DocumentWindow<Document, Content>>) {
    let group = group.value
    output.set(DocumentWindow(group.format, editor: group.editor))
  }
}
