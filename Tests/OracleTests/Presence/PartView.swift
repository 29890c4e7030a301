import SwiftUI

/// A view made of a part.
struct PartView: View {
  let part: Part
  let place: String
  let model: Model
  let journal: PresenceJournal

  private func inner(_ part: Part, _ name: String) -> PartView {
    PartView(part: part, place: place + name, model: model, journal: journal)
  }

  var body: some View {
    switch part {
    case .probe(let source): Sourced(index: source, model: model) { Probe(place: place, number: $0, journal: journal) }
    case .ambient: AmbientProbe(place: place, journal: journal)
    case .bound: BoundProbe(place: place, journal: journal)
    case .group(let parts): Group { Siblings(parts: parts, around: self) }
    case .column(let parts): VStack { Siblings(parts: parts, around: self) }
    case .section(let parts):
      Section {
        Siblings(parts: parts, around: self)
      } header: {
        Text("header")
      }
    case .moving(let kind, let part): Moving(kind: kind, content: inner(part, ""))
    case .owner(let part): OwnerProbe(part: part, around: self)
    case .rows(let list, let part):
      ForEach(model.observed.lists[list], id: \.self) { id in
        PartView(part: part, place: "\(place).\(id)", model: model, journal: journal)
      }
    default: SourcedPart(around: self)
    }
  }
}

/// Parts beside each other.
struct Siblings: View {
  let parts: [Part]
  let around: PartView

  var body: some View {
    ForEach(parts.indices, id: \.self) {
      PartView(part: parts[$0], place: "\(around.place)/\($0)", model: around.model, journal: around.journal)
    }
  }
}

/// The parts that a number of the model changes, and the containers.
struct SourcedPart: View {
  let around: PartView

  private func inner(_ part: Part, _ name: String) -> PartView {
    PartView(part: part, place: around.place + name, model: around.model, journal: around.journal)
  }

  private func sourced<Content: View>(_ source: Int, @ViewBuilder content: @escaping (Int) -> Content) -> some View {
    Sourced(index: source, model: around.model, content: content)
  }

  var body: some View {
    switch around.part {
    case .either(let source, let first, let second):
      sourced(source) { number in
        if number.isMultiple(of: 2) {
          inner(first, "+")
        } else if let second {
          inner(second, "-")
        }
      }
    case .erased(let source, let part):
      sourced(source) { $0.isMultiple(of: 2) ? AnyView(inner(part, "a")) : AnyView(inner(part, "b").padding(1)) }
    case .identified(let source, let part): sourced(source) { inner(part, "#\($0 % 3)").id($0 % 3) }
    case .animated(let source, let part): sourced(source) { inner(part, "").animation(.linear(duration: 0.2), value: $0) }
    case .environment(let source, let part): sourced(source) { inner(part, "").environment(\.ambient, $0) }
    case .container(let kind, let parts): ContainerView(kind: kind, content: Siblings(parts: parts, around: around))
    case .screen(let kind, let source, let first, let second):
      sourced(source) { number in
        ScreenView(
          kind: kind,
          isSecond: Binding(
            get: { !around.model.number(source).isMultiple(of: 2) },
            set: { if $0 == number.isMultiple(of: 2) { around.model.set(source, to: number + 1) } }),
          first: inner(first, "1"), second: inner(second, "2"))
      }
    default: EmptyView()
    }
  }
}

/// A view with one of the transitions.
private struct Moving: View {
  let kind: Int
  let content: PartView

  var body: some View {
    switch kind {
    case 0: content.transition(.move(edge: .leading))
    case 1: content.transition(.scale.combined(with: .opacity))
    case 2: content.transition(.asymmetric(insertion: .slide, removal: .identity))
    case 3: content.transition(.identity)
    default: content.transition(.push(from: .bottom))
    }
  }
}

/// Shows the value of the environment.
private struct AmbientProbe: View {
  let place: String
  let journal: PresenceJournal
  @Environment(\.ambient) private var ambient

  var body: some View { Probe(place: place, number: ambient, journal: journal) }
}

/// Shows the number of the nearest owner.
private struct BoundProbe: View {
  let place: String
  let journal: PresenceJournal
  @Environment(\.owned) private var owned

  var body: some View { Reader(place: place, journal: journal, number: owned) }

  struct Reader: View {
    let place: String
    let journal: PresenceJournal
    @Binding var number: Int

    var body: some View { Probe(place: place, number: number, journal: journal) }
  }
}

/// Owns a number.
private struct OwnerProbe: View {
  let part: Part
  let around: PartView
  @State private var number = 0

  var body: some View {
    let _ = around.journal.writers[around.place + "own"] = { number = $0 }
    Group {
      Probe(place: around.place + "own", number: number, journal: around.journal)
      PartView(part: part, place: around.place + "o", model: around.model, journal: around.journal).environment(\.owned, $number)
    }
  }
}
