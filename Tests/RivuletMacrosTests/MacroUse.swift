import RivuletExpansion

/// One use of a macro as the compiler would send it, and the answer as text: the expansion, or each diagnostic as `offset: sentence`.
struct MacroUse {
  /// The name after `type:` in the macro's declaration.
  var macro: String
  /// What the compiler asks for.
  var role: String
  /// The declaration, or the use of the free-standing macro.
  var source: String
  /// Heads of the declarations around it, the innermost first.
  var context: [String] = []
  /// The place of the first byte of the source.
  var line = 1, column = 1, offset = 0

  /// A request as compiler 6.3 writes it.
  var request: JSON {
    let syntax: JSON = [
      "kind": "declaration",
      "location": [
        "column": .number(column), "fileID": "App/Keys.swift", "fileName": "/app/Keys.swift", "line": .number(line),
        "offset": .number(offset),
      ],
      "source": .string(source),
    ]
    let isAttached = role != "declaration"
    let body: JSON = [
      "attributeSyntax": syntax,
      isAttached ? "declSyntax" : "syntax": syntax,
      "discriminator": "$s3App4UsesfMx_",
      "lexicalContext": .array(context.map { ["kind": "declaration", "location": [:], "source": .string($0)] }),
      "macro": ["moduleName": "RivuletMacros", "name": "Entry ", "typeName": .string(macro)],
      "macroRole": .string(role),
      "staticBuildConfiguration": "{\"attributes\":[\"inline\"]}",
    ]
    return isAttached ? ["expandAttachedMacro": body] : ["expandFreestandingMacro": body]
  }

  /// The expansion, or the diagnostics.
  var answer: String {
    let reply = MessageHandler().reply(to: Array(request.text.utf8))
    guard let result = JSON(parsing: reply)?["expandMacroResult"] else { return "no expansion result" }
    let problems = (result["diagnostics"]?.array ?? []).map { problem in
      "\(problem["position"]?["offset"]?.number ?? -1): \(problem["message"]?.string ?? "")"
    }
    return problems.isEmpty ? result["expandedSource"]?.string ?? "no source" : problems.joined(separator: "\n")
  }
}

/// The peer and the accessor of `@Entry` in an extension of the type, one after the other.
func entry(_ source: String, in type: String = "extension EnvironmentValues {}", role: String = "peer") -> String {
  MacroUse(macro: "EntryMacro", role: role, source: source, context: [type]).answer
}
