import Foundation
import RivuletFoundation
import Testing

/// Texts of persons' names.
struct PersonNameTests {
  private var name: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName, name.nickname) = ("Dr.", "Ada", "Jane", "Lane", "Addy")
    return name
  }

  @Test func `a style says how much of a name is written`() {
    #expect(name.formatted() == "Ada Lane")
    #expect(name.formatted(.name(style: .short)) == "Addy")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ada Jane Lane")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(PersonNameComponents().formatted() == "")
  }

  @Test func `names of some scripts begin with the family`() {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("민수", "김")
    #expect(name.formatted() == "김민수" && name.formatted(.name(style: .abbreviated)) == "김")
  }

  @Test func `a formatter writes names and reads them`() throws {
    let formatter = PersonNameComponentsFormatter()
    #expect(formatter.string(from: name) == "Ada Lane")
    formatter.style = .abbreviated
    #expect(formatter.string(for: name) == "AL" && formatter.string(for: 1) == nil)
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .long) == "Dr. Ada Jane Lane")
    let read = try #require(formatter.personNameComponents(from: "Ada Jane Lane"))
    #expect(read.givenName == "Ada" && read.middleName == "Jane" && read.familyName == "Lane")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }
}
