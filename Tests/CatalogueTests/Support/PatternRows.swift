import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry
import RivuletNames
import RivuletScreens

// Rows of which a `ForEach` makes a pattern.

/// A row of one's own, inside of others.
struct BadgeRow: View {
  let id: Int

  var body: some View { Text(verbatim: "badge \(id)").padding(2) }
}

struct LineRow: View {
  let id: Int
  let label: String
  let act: (String) -> Void

  var body: some View {
    HStack(spacing: 4) {
      Text(verbatim: "\(id)").frame(width: 30, alignment: .leading)
      Button(action: { act("select \(id)") }) { Text(verbatim: label) }.frame(width: 90, alignment: .leading)
      Spacer(minLength: 2)
      Button(action: { act("remove \(id)") }) { Text(verbatim: "x") }
      BadgeRow(id: id)
    }
    .buttonStyle(.plain)
    .frame(width: 260, height: 24, alignment: .leading)
    .background(id % 2 == 0 ? Color.red : Color.white)
  }
}

struct PileRow: View {
  let id: Int

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Rectangle().fill(id % 3 == 0 ? Color.blue : Color.green).frame(width: 40, height: 20)
      VStack(alignment: .leading) {
        Image(systemName: "star")
        Divider()
        Text(verbatim: "pile \(id)")
      }
      .overlay(alignment: .top) { Text(verbatim: "over") }
    }
    .opacity(id % 2 == 0 ? 0.5 : 1)
    .padding(3)
    .accessibilityIdentifier("pile \(id)")
  }
}

struct TonedRow: View {
  let id: Int
  let tone: Color

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(verbatim: "title \(id)").font(id % 2 == 0 ? .headline : .body)
        BadgeRow(id: id).foregroundStyle(tone).disabled(id % 3 == 0)
        Button(action: {}) { Text(verbatim: "go") }
      }
      .font(.caption)
      Text(verbatim: "below").environment(\.layoutDirection, id % 2 == 0 ? .rightToLeft : .leftToRight)
    }
    .foregroundStyle(.secondary)
    .buttonStyle(.plain)
    .lineLimit(1)
  }
}

/// The same rows twice: of one `ForEach`, or each of a `ForEach` of its own, which has no pattern.
struct PatternRows<Row: View>: View {
  let ids: [Int]
  let isApart: Bool
  /// Whether they are proposed the width that there is.
  var isWide = false
  let row: (Int) -> Row

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isApart {
        ForEach(ids, id: \.self) { id in ForEach([id], id: \.self) { row($0) } }
      } else {
        ForEach(ids, id: \.self) { row($0) }
      }
    }
    .fixedSize(horizontal: !isWide, vertical: true)
  }
}
