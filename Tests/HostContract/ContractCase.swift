import Foundation

/// A promise that every host keeps: events, and the lines that the view says to each of them, in any order within one event.
package struct ContractCase: Sendable, CustomStringConvertible {
  package let sentence: String
  package let steps: [(event: ContractEvent, lines: [String])]

  package var description: String { sentence }

  private init(_ sentence: String, _ steps: [(event: ContractEvent, lines: [String])]) {
    self.sentence = sentence
    self.steps = [(.start, Self.firstLines)] + steps
  }

  /// What the view says when it is shown in a window of 390 by 844 points, in light and in English.
  private static let firstLines = [
    "appeared", "size 390 844", "scheme light", "direction leftToRight", "language en", "clock ticked twice",
  ]

  /// All promises.
  package static let all = [
    ContractCase("the view appears once, and knows the window and the person", []),
    ContractCase(
      "each click is an event of its own",
      [(.click(50, 30), ["pressed 1"]), (.click(250, 30), ["pressed 2"]), (.click(350, 800), [])]),
    ContractCase(
      "a press that is let go outside does nothing, and the next one works",
      [(.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 200, y: 700)), []), (.click(50, 30), ["pressed 1"])]),
    ContractCase(
      "typed characters reach the field with the focus, one after the other, and return submits",
      [
        (.click(50, 90), ["field has the focus"]), (.type("ab"), ["text a", "text ab"]),
        (.type("\n"), ["submitted ab", "field has left the focus"]),
      ]),
    ContractCase(
      "a drag moves a slider by its steps",
      [(.drag(from: CGPoint(x: 15, y: 150), to: CGPoint(x: 290, y: 150)), ["level 5", "level 10"])]),
    ContractCase(
      "tab moves the focus in view order and back, and space presses",
      [
        (.click(50, 90), ["field has the focus"]), (.tab(backwards: true), ["field has left the focus"]), (.space, ["pressed 1"]),
        (.tab(backwards: false), ["field has the focus"]),
      ]),
    ContractCase("a window of another size lays its view out anew", [(.resize(CGSize(width: 500, height: 700)), ["size 500 700"])]),
    ContractCase("timers run while nothing else happens", [(.click(50, 210, thenWait: 0.6), ["clock started", "clock ticked twice"])]),
  ]
}
