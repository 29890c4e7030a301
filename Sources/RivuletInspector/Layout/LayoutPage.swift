import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletHost

/// The layout of the selected view: each proposal, the size returned for it, and the view that made the proposal.
struct LayoutPage: View {
  let model: InspectorModel

  var body: some View {
    ScrollView {
      if let layout = model.layout {
        VStack(alignment: .leading, spacing: 16) {
          VStack(alignment: .leading, spacing: 4) {
            Text(layout.name.shortened).font(.title2).bold()
            Text("was offered \(layout.proposal.proposed) and takes \(layout.frame[2].short) × \(layout.frame[3].short)")
            Text("at \(layout.frame[0].short), \(layout.frame[1].short) in the window").foregroundStyle(.secondary)
            Button("Show Lines in App") { model.highlight([layout.view], .layout) }
          }
          if !layout.around.isEmpty {
            QuestionTable(
              title: "\((layout.containerName ?? "").shortened) asks its children", questions: layout.around, chosen: layout.view)
          }
          QuestionTable(title: "\(layout.name.shortened) asks inside", questions: layout.inside, chosen: layout.view)
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        Text("Select a view in the tree, or pick one in the app.").foregroundStyle(.secondary).padding(16)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The proposals in a layout, in order. The proposals that a view makes to its children are nested inside the proposal it received.
private struct QuestionTable: View {
  let title: String
  let questions: [LayoutAnswer.Question]
  let chosen: String

  private var depths: [Int] {
    var depths: [Int] = []
    for question in questions { depths.append(question.asker.map { depths[$0] + 1 } ?? 0) }
    return depths
  }

  var body: some View {
    let depths = depths
    VStack(alignment: .leading, spacing: 3) {
      Text(title).font(.headline)
      ForEach(Array(questions.enumerated()), id: \.offset) { index, question in
        HStack(spacing: 10) {
          Text(question.name.shortened).fontWeight(question.view == chosen ? .bold : .regular)
            .padding(.leading, Double(depths[index]) * 16).frame(width: 320, alignment: .leading).lineLimit(1)
          Text(question.proposal.proposed).frame(width: 130, alignment: .trailing).foregroundStyle(.secondary)
          Text("→")
          Text("\(question.answer[0].short) × \(question.answer[1].short)").frame(width: 130, alignment: .leading)
        }
        .font(.system(.caption, design: .monospaced))
        .padding(.vertical, 1)
        .background(question.view == chosen ? Color.accentColor.opacity(0.18) : Color.clear)
      }
    }
  }
}

extension [Double?] {
  /// A description of a proposal, in which an unspecified length appears as the ideal length.
  fileprivate var proposed: String { map { $0.map(\.short) ?? "ideal" }.joined(separator: " × ") }
}
