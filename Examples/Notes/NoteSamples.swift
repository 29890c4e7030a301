import Foundation

/// The notes of an app that is opened for the first time.
public enum NoteSamples {
  private static let personal = NoteFolder(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, name: "Personal")
  private static let work = NoteFolder(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, name: "Work")
  private static let recipes = NoteFolder(id: UUID(uuidString: "00000000-0000-0000-0000-000000000003")!, name: "Recipes")

  public static var folders: [NoteFolder] { [personal, work, recipes] }

  public static var notes: [Note] {
    var list = note(1, "Shopping list\nMilk, bread, two lemons\nOlive oil", personal, day: 3)
    list.isPinned = true
    list.priority = 0.8
    var trip = note(2, "Trip to the coast\nTrain at 9:12 from platform 4.\nTake the tide table.", personal, day: 2)
    trip.color = .blue
    trip.reminder = Date(timeIntervalSince1970: 1_719_990_000)
    var plan = note(4, "Quarterly plan\nThree themes: fewer screens, faster start, better search.", work, day: 1)
    plan.color = .purple
    return [
      list, trip, note(3, "Books to read\nThe Left Hand of Darkness\nMiddlemarch", personal, day: 1), plan,
      note(5, "Meeting on Tuesday\nAsk about the budget.", work, day: 4),
      note(6, "Tomato soup\nRoast the tomatoes for an hour with garlic and thyme.", recipes, day: 2),
    ]
  }

  private static func note(_ number: Int, _ text: String, _ folder: NoteFolder, day: Int) -> Note {
    Note(
      id: UUID(uuidString: "00000000-0000-0000-0001-00000000000\(number)")!, text: text, folder: folder.id,
      changed: Date(timeIntervalSince1970: 1_719_900_000 - Double(day) * 86_400))
  }
}
