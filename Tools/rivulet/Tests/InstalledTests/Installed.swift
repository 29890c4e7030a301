import Testing

/// Tests of an installation, one at a time: each builds a package, which takes both cores.
@Suite(.serialized, .enabled(if: SDK.folder != nil, "RIVULET_SDK names no installation."), .timeLimit(.minutes(20)))
enum Installed {}
