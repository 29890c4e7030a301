import SwiftUI

// Other spellings of the summer of 2019. They compile in language modes 5 and 6.

struct Person {
  let name: String
}

struct PeopleView: View {
  let people = [Person(name: "Ada"), Person(name: "Grace")]

  var body: some View {
    ForEach(people.identified(by: \.name)) { person in Text(person.name).color(.red) }
  }
}

struct PlayButtonOf2019: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button(action: { withAnimation(.basic(duration: 0.2, curve: .easeIn)) { self.$isPlaying.value.toggle() } }) {
      Text($isPlaying.value ? "pause" : "play").font(.title).bold()
    }
    .buttonStyle(.default)
  }
}

struct ControlsView: View {
  @State var text = ""
  @State var secret = ""
  @State var isOn = false
  @State var level = 0.5
  @State var number = 1
  @Environment(\.sizeCategory) var sizeCategory: ContentSizeCategory
  let spacing: Length = 4

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      TextField($text, placeholder: Text("Text"), onCommit: {})
      TextField($number, placeholder: Text("Number"), formatter: NumberFormatter()).textFieldStyle(.roundedBorder)
      SecureField($secret, placeholder: Text("Secret"))
      Toggle(isOn: $isOn) { Text("On") }.toggleStyle(.default)
      Slider(value: $level, from: 0, through: 1)
      PlayButtonOf2019(isPlaying: $isOn)
      Text("fluid").animation(.fluidSpring())
      Text("stiff").animation(.fluidSpring(stiffness: 10, dampingFraction: 0.5))
      Text("basic").animation(.basic())
      Text("spring").animation(.spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))
      Text("secondary").foregroundColor(Color.secondary).environment(\.locale, Locale(identifier: "ko"))
      Image(systemName: "play.circle").imageScale(.large).clipShape(Circle()).padding(
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    .edgesIgnoringSafeArea(.all)
    .background(Color.blue, cornerRadius: 8)
    .border(Color.red, width: 2, cornerRadius: 8)
    .cornerRadius(8)
  }
}

struct RelativeView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.relativeWidth(0.5).accessibilityIdentifier("width")
      Color.red.relativeHeight(0.25).accessibilityIdentifier("height")
      Color.red.relativeSize(width: 0.1, height: 0.5).accessibilityIdentifier("size")
    }
  }
}

struct LabelOf2019 {
  var value = "member"
}

struct MembersView: View {
  @State var label = LabelOf2019()
  @State var number = 3

  var body: some View {
    let member: Binding<String> = $label.value
    let made = Binding(getValue: { self.number }, setValue: { self.number = $0 })
    VStack {
      Text("\(member.wrappedValue) \($number.value) \(made.delegateValue.wrappedValue) \(_number.value)")
      Button("write") {
        made.value = 4
        member.wrappedValue = "written"
        self._number.binding.value += 1
      }
    }
  }
}
