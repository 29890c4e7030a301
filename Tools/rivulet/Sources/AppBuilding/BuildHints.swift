/// A collection of explanations for compiler and linker messages that do not suggest a remedy.
enum BuildHints {
  /// Returns a sentence for each known message in the output.
  ///
  /// - Parameter imports: The modules that all files import.
  static func sentences(in output: String, imports: Set<String> = []) -> [String] {
    var sentences = MissingModule.hints(in: output, imports: imports)
    if output.contains("'#selector' can only be used") {
      sentences.append(
        output.contains("resignFirstResponder")
          ? "#selector is available only on Apple platforms. To dismiss the keyboard, set the field's @FocusState to nil or false."
          : "#selector is available only on Apple platforms. Pass a closure instead, such as the one of onReceive, Timer or a Button.")
    }
    // The package manager passes the entry point to the linker under the module's name.
    if output.contains("ld.gold: error: command line:"), output.contains("invalid character") {
      sentences.append(
        """
        The linker accepts only ASCII in the name of a program's target. In Package.swift, give the executable target and its folder in \
        Sources an ASCII name, and its product the name that people see: .executable(name: "Größe", targets: ["Groesse"]).
        """)
    }
    // The package manager lists a class's tests in an array, whose elements must have the same type. Tests that are async are wrapped.
    for match in output.matches(
      of: /DiscoveredTests\.derived\/.*error: conflicting arguments to generic parameter 'Element' \('\(String, \((\w+)\)/)
    {
      let sentence =
        "On Linux, XCTest runs tests on the main actor only if they are async. Mark as async the tests in the class \(match.output.1)."
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }
}
