import Testing

@testable import LivePreviews

/// The package manager's description of a build.
struct BuildRecordTests {
  private static let text = """
    client:
      name: basic
    commands:
      "C.App-x86_64-unknown-linux-gnu-debug.exe":
        tool: shell
        inputs: ["/b/App.build/A.swift.o","/b/Kit.build/K.swift.o","/b/C.build/c.c.o","/b/App.product/Objects.LinkFileList"]
        outputs: ["/b/App"]
        args: ["/usr/bin/swiftc","-o","/b/App","@/b/App.product/Objects.LinkFileList"]

      "C.App-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/s/App/A.swift","/b/Modules/Kit.swiftmodule","/b/App.build/sources"]
        outputs: ["/b/App.build/A.swift.o","/b/Modules/App.swiftmodule"]
        description: "Compiling Swift Module 'App' (1 sources)"
        args: ["/usr/bin/swiftc","-module-name","App","-c","@/b/App.build/sources"]

      "C.Base-x86_64-unknown-linux-gnu-debug.module":
        inputs: ["/s/Base/B.swift"]
        outputs: ["/b/Kit.build/K.swift.o","/b/Modules/Base.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","Base","-c"]

      "C.Kit-x86_64-unknown-linux-gnu-debug.module":
        inputs: ["/s/Kit/K.swift","/b/Modules/Base.swiftmodule"]
        outputs: ["/b/Kit.build/K.swift.o","/b/Modules/Kit.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","Kit","-c"]

      "C.Tests-x86_64-unknown-linux-gnu-debug.module":
        inputs: ["/s/Tests/T.swift","/b/Modules/App.swiftmodule"]
        outputs: ["/b/Tests.build/T.swift.o","/b/Modules/Tests.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","Tests","-c"]
    """

  @Test func `the modules of the program are those whose objects it is linked of`() throws {
    let record = try #require(BuildRecord(Self.text, program: "App"))
    #expect(record.modules.map(\.name).sorted() == ["App", "Base", "Kit"])
    #expect(record.objects == ["/b/App.build/A.swift.o", "/b/Kit.build/K.swift.o", "/b/C.build/c.c.o"])
    #expect(record.program == "/b/App" && record.link.first == "/usr/bin/swiftc")
    #expect(record.modules.first { $0.name == "App" }?.imports == ["Kit"])
    #expect(record.importers(of: "Base").map(\.name) == ["Kit", "App"])
  }

  @Test(arguments: ["", "commands:\n", "commands:\n  \"C.App-debug.exe\":\n    outputs: [", "<html>"])
  func `another text is no description`(text: String) {
    #expect(BuildRecord(text, program: "App") == nil)
  }

  @Test func `lines of commands are split as a shell does`() {
    #expect(CommandWords.split("a 'b c' \"d \\\" e\" f\\ g '' h") == ["a", "b c", "d \" e", "f g", "", "h"])
    #expect(CommandWords.without(["a", "-x", "1", "-y", "b"], flags: ["-y"], options: ["-x"]) == ["a", "b"])
  }

  @Test func `messages are found in what the driver says for the package manager`() {
    let json = "{\"kind\":\"finished\",\"output\":\"/a.swift:1:1: error: no\\n\"}"
    let text = "\(json.utf8.count)\n\(json)\n12\nerror: late"
    #expect(ParseableOutput.text(of: text) == "/a.swift:1:1: error: no\n\n12\nerror: late")
  }
}
