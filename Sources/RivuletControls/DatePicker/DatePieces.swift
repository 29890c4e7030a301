import Foundation
import RivuletCore
import RivuletElements

/// The parts of a date that people edit separately, in the order of a locale.
enum DatePieces {
  /// The kind of a part.
  enum Part: Hashable {
    case component(Calendar.Component)
    /// The hour from 1 to 12.
    case halfDayHour
    case halfDay
  }

  /// A part, or the text between parts.
  struct Piece: Identifiable, Equatable {
    let id: Int
    package let text: String
    let part: Part?
  }

  /// Returns the pieces of a formatted date.
  static func pieces(of date: Date, _ components: DatePickerComponents, _ calendar: Calendar, _ locale: Locale) -> [Piece] {
    var formats: [String] = []
    if components.contains(.date) { formats.append(format("yMd", locale) ?? "M/d/y") }
    if components.contains(.hourAndMinute) { formats.append(format("jmm", locale) ?? "h:mm a") }
    var texts: [(text: String, part: Part?)] = []
    for (place, format) in formats.enumerated() {
      if place > 0 { texts.append((", ", nil)) }
      for run in runs(of: format) { texts.append(piece(run, date, calendar)) }
    }
    return texts.enumerated().map { Piece(id: $0.offset, text: $0.element.text, part: $0.element.part) }
  }

  private static func format(_ template: String, _ locale: Locale) -> String? {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
  }

  /// Returns the runs of equal letters in a format, and the text between the runs. Quoted text is copied verbatim.
  private static func runs(of format: String) -> [(character: Character, count: Int, text: String)] {
    var runs: [(character: Character, count: Int, text: String)] = []
    var isQuoted = false
    for character in format {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, character.isASCII, character.isLetter {
        if let last = runs.last, last.character == character {
          runs[runs.count - 1].count += 1
        } else {
          runs.append((character, 1, ""))
        }
      } else if let last = runs.last, last.character == "'" {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(("'", 0, String(character)))
      }
    }
    return runs
  }

  private static func piece(_ run: (character: Character, count: Int, text: String), _ date: Date, _ calendar: Calendar) -> (String, Part?)
  {
    func number(_ component: Calendar.Component, _ value: Int? = nil) -> String {
      let digits = String(value ?? calendar.component(component, from: date))
      return String(repeating: "0", count: max(run.count - digits.count, 0)) + digits
    }
    let hour = calendar.component(.hour, from: date)
    switch run.character {
    case "y", "u", "Y": return (number(.year), .component(.year))
    case "M", "L": return (number(.month), .component(.month))
    case "d": return (number(.day), .component(.day))
    case "H", "k": return (number(.hour), .component(.hour))
    case "h", "K": return (number(.hour, (hour + 11) % 12 + 1), .halfDayHour)
    case "m": return (number(.minute), .component(.minute))
    case "a", "b", "B": return (hour < 12 ? calendar.amSymbol : calendar.pmSymbol, .halfDay)
    default: return (run.text, nil)
    }
  }
}

extension DateEditor {
  /// Returns the maximum number of digits in a part.
  func digits(of part: DatePieces.Part) -> Int { part == .component(.year) ? 4 : 2 }

  /// Returns the range of numbers that people can type for a part.
  func numbers(of part: DatePieces.Part, at date: Date) -> ClosedRange<Int> {
    switch part {
    case .component(let component): values(of: component, at: date)
    case .halfDayHour: 1...12
    case .halfDay: 0...1
    }
  }

  /// Returns a date with a part set to a typed number, clamped to the valid range.
  func typing(_ number: Int, of part: DatePieces.Part, at date: Date) -> Date {
    let numbers = numbers(of: part, at: date)
    let number = min(max(number, numbers.lowerBound), numbers.upperBound)
    let hour = calendar.component(.hour, from: date)
    switch part {
    case .component(let component): return setting(component, to: number, of: date)
    case .halfDayHour: return setting(.hour, to: number % 12 + (hour < 12 ? 0 : 12), of: date)
    case .halfDay: return setting(.hour, to: hour % 12 + number * 12, of: date)
    }
  }

  /// Returns a date with a part moved by the given number of steps.
  func stepping(_ part: DatePieces.Part, by steps: Int, of date: Date) -> Date {
    switch part {
    case .component(let component): stepping(component, by: steps, of: date)
    case .halfDayHour: stepping(.hour, by: steps, of: date)
    case .halfDay: setting(.hour, to: (calendar.component(.hour, from: date) + 12) % 24, of: date)
    }
  }
}
