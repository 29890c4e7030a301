public import AppBuilding
import Foundation

/// The event loop of `rivulet preview`, which builds the program, starts a process that renders its previews, and forwards messages
/// between that process and the viewer.
///
/// After a change, a new process replaces the current one and takes over its state as soon as the new process has listed its previews. The
/// viewer notices only new frames.
public final class PreviewSession {
  private let events = EventQueue<SessionEvent>()
  private let builds: BuildRunner
  private var changes = ChangeCollector()
  private let environment: [String: String]
  /// The folder of the app.
  private let appFolder: String
  /// The folder for files with pixels.
  private let folder: String
  private var viewer: LineSocket?
  private var viewerProcess: LaunchedProcess?
  private var watch: SourceWatch?
  /// The process whose frames are shown.
  private var current: ImageProcess?
  /// The process that is starting.
  private var next: ImageProcess?
  private var lastNumber = 0
  /// The IDs of processes whose frame files have not been removed, keyed by image number.
  private var processes: [Int: pid_t] = [:]
  /// The numbers of ended processes whose last frames may still be shown.
  private var endedImageNumbers: Set<Int> = []
  /// The number of the last process that replaced another one. Its frames are shown until the next process has sent some.
  private var shownImage: Int?
  /// The message that a build is shown, which waits for the first frame of that build.
  private var builtMessage: SessionMessage?
  /// The requests at the time of the outstanding ping.
  private var pingedRequests: [Int: Data] = [:]
  /// The most recent request to show a preview on each canvas.
  private var shown: [Int: Data] = [:]
  /// The last reported state, as the line in which it was sent.
  private var state: Data?
  /// The time by which the current process must report its state.
  private var stateDeadline: Date?
  /// The time by which the current process must reply to a ping.
  private var answerDeadline: Date?
  /// The time by which the starting process must list its previews.
  private var startDeadline: Date?
  /// True if another message was forwarded while a ping was outstanding.
  private var isPingDue = false
  /// The time by which an aborted process must have ended.
  private var endDeadline: Date?
  /// The number of the process that was aborted because it did not reply, or nil if there is none.
  private var hungImage: Int?
  private var hasEnded = false
  /// The path of the most recently started program, or nil before the first build.
  private var program: String?
  /// The time of the save that triggered the starting process, or nil if it started for another reason.
  private var savedAt: Date?
  /// The newest list of previews, as a line for the viewer.
  private var list: Data?
  private var providers = ProviderFiles()

  /// The time within which a process must report its state, in seconds.
  private static let stateTimeout = 3.0
  /// The time within which a process must reply to a ping, in seconds.
  private static let replyTimeout = 8.0
  /// The time within which an unresponsive process must report its current calls, in seconds.
  private static let abortTimeout = 3.0

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - package: The app's package.
  ///   - program: The name of the program.
  ///   - environment: The environment variables for the process that renders previews.
  ///   - refresh: A closure that updates a package created from a project, or nil for other packages.
  ///   - install: A closure that installs a program at the location where it finds the app's resources, and returns the path for starting
  ///     it.
  public init(
    _ package: PackageBuild, program: String, environment: [String: String], refresh: (@Sendable () throws -> Void)? = nil,
    install: @escaping @Sendable (String) throws -> String
  ) throws {
    let build = LiveBuild(package, program: program, refresh: refresh, install: install)
    builds = BuildRunner(build) { [events] in events.post(.built($0, $1, folders: $2)) }
    self.environment = environment
    appFolder = package.folder.path(percentEncoded: false)
    folder = try Self.makeFolder()
  }

  /// Creates a folder for files with pixels, in memory if the system provides a suitable location.
  private static func makeFolder() throws -> String {
    let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : FileManager.default.temporaryDirectory.path(percentEncoded: false)
    var name = Array("\(base)/rivulet-previews-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw ProcessError("A folder for images cannot be created in \(base): \(String(cString: strerror(errno))).")
    }
    return name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Starts the viewer.
  ///
  /// - Parameter path: The path of the viewer's program.
  public func openViewer(_ path: String) throws {
    let (own, other) = try LineSocket.pair()
    defer { close(other) }
    let process = try LaunchedProcess(path, environment: ["RIVULET_PREVIEW_VIEWER": "3"], descriptor: other)
    viewerProcess = process
    connect(own)
    process.wait { [events] _ in events.post(.viewerIsGone) }
  }

  /// Uses a socket as the connection to the viewer.
  package func connectViewer(descriptor: Int32) { connect(LineSocket(descriptor: descriptor)) }

  private func connect(_ socket: LineSocket) {
    viewer = socket
    var looks = SessionMessage("looks")
    looks.variant = [("idiom", "RIVULET_IDIOM"), ("scheme", "RIVULET_APPEARANCE")].reduce(into: [:]) { $0[$1.0] = environment[$1.1] }
    if looks.variant?.isEmpty == false { tell(looks) }
    socket.read(onLine: { [events] in events.post(.viewer($0)) }, onEnd: { [events] in events.post(.viewerIsGone) })
  }

  /// Starts watching files.
  ///
  /// - Parameters:
  ///   - folders: The folders of the app.
  ///   - excluded: The folders not to watch, such as the folder for build products.
  public func watch(_ folders: [String], excluding excluded: [String]) throws {
    watch = try SourceWatch(folders, excluding: excluded) { [events] in events.post(.files($0)) }
  }

  /// Runs the session until the viewer is closed.
  public func run() {
    startBuild(FileWatcher.Change(), savedAt: nil)
    while !hasEnded {
      let event = events.next(until: [changes.dueAt, stateDeadline, startDeadline, answerDeadline, endDeadline].compactMap(\.self).min())
      if let event { handle(event) }
      handleDeadlines()
    }
    builds.cancel()
    for image in [current, next] { image?.kill() }
    viewerProcess?.kill(SIGTERM)
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func handle(_ event: SessionEvent) {
    switch event {
    case .viewer(let line): take(fromViewer: line)
    case .viewerIsGone: hasEnded = true
    case .image(let number, let line): take(line, fromImage: number)
    case .imageEnded(let number, let end): imageEnded(number, end)
    case .files(let change): changes.add(change, at: Date())
    case .built(let number, let outcome, let folders):
      watch?.add(folders)
      providers.folders = folders
      if builds.isNewest(number) { finishBuild(outcome) }
    }
  }

  private func handleDeadlines() {
    let now = Date()
    if let moment = changes.dueAt, moment <= now {
      let (change, savedAt) = changes.take()
      startBuild(change, savedAt: savedAt)
    }
    if let moment = stateDeadline, moment <= now { exchange() }
    if let moment = answerDeadline, moment <= now {
      answerDeadline = nil
      abort(current)
    }
    if let moment = startDeadline, moment <= now {
      startDeadline = nil
      abort(next)
    }
    if let moment = endDeadline, moment <= now {
      endDeadline = nil
      for image in [current, next] where image?.number == hungImage { image?.kill() }
    }
  }

  /// Aborts an unresponsive process, which writes its current calls before ending.
  private func abort(_ image: ImageProcess?) {
    guard let image else { return }
    image.abort()
    hungImage = image.number
    endDeadline = Date() + Self.abortTimeout
  }

  private func tell(_ message: SessionMessage) {
    if let line = message.line { viewer?.send(line) }
  }
}

// MARK: - Messages

extension PreviewSession {
  private func take(fromViewer line: Data) {
    guard let head = try? JSONDecoder().decode(SessionMessage.Head.self, from: line) else { return }
    switch head.kind {
    case "show":
      if let canvas = head.canvas, shown.updateValue(line, forKey: canvas) != line { restartEndedImage() }
    case "hide": if let canvas = head.canvas { shown[canvas] = nil }
    default: break
    }
    current?.send(line)
    // If a process is stuck in the app's code, the ping receives no reply.
    if head.kind != "taken" { ping() }
  }

  /// Sends a ping to the current process, or defers it until the outstanding reply arrives.
  private func ping() {
    guard let current else { return }
    if answerDeadline != nil { return isPingDue = true }
    isPingDue = false
    current.send(SessionMessage("ping"))
    pingedRequests = shown
    answerDeadline = Date() + Self.replyTimeout
  }

  private func take(_ line: Data, fromImage number: Int) {
    guard let head = try? JSONDecoder().decode(SessionMessage.Head.self, from: line) else { return }
    if head.kind == "pong" {
      guard number == current?.number else { return }
      answerDeadline = nil
      if isPingDue { ping() }
    } else if head.kind == "state" {
      if number == current?.number {
        state = line
        // The viewer may have requested the state, too.
        if next?.isReady == true { exchange() } else { viewer?.send(line) }
      }
    } else if head.kind == "previews", number == next?.number {
      next?.isReady = true
      startDeadline = nil
      list = providers.naming(line)
      requestState()
    } else if number == current?.number {
      viewer?.send(line)
      if head.kind == "frame" || head.kind == "missing" { tellBuilt() }
    }
  }

  /// Reports that the newest build is shown.
  private func tellBuilt() {
    guard var message = builtMessage else { return }
    builtMessage = nil
    message.seconds = savedAt.map { Date().timeIntervalSince($0) }
    savedAt = nil
    tell(message)
  }

  /// Requests the state of the current process before replacing it.
  private func requestState() {
    guard let current, answerDeadline == nil else { return exchange() }
    current.send(SessionMessage("save"))
    stateDeadline = Date() + Self.stateTimeout
  }

  /// Replaces the current process with the next one.
  private func exchange() {
    stateDeadline = nil
    guard let next, next.isReady else { return }
    if current?.number == hungImage { current?.kill() } else { current?.end() }
    hungImage = nil
    current = next
    self.next = nil
    (answerDeadline, endDeadline) = (nil, nil)
    if let state, var text = try? JSONSerialization.jsonObject(with: state) as? [String: Any] {
      text["kind"] = "restore"
      if let line = try? JSONSerialization.data(withJSONObject: text) { next.send(line) }
    }
    for (_, line) in shown.sorted(by: { $0.key < $1.key }) { next.send(line) }
    // At this point, the bodies of the previews run for the first time.
    ping()
    if let list { viewer?.send(list) }
    for number in endedImageNumbers where number != shownImage { removePixels(ofImage: number) }
    endedImageNumbers = endedImageNumbers.filter { $0 == shownImage }
    shownImage = next.number
    builtMessage = SessionMessage("built")
    if shown.isEmpty { tellBuilt() }
  }
}

// MARK: - Builds

extension PreviewSession {
  private func startBuild(_ change: FileWatcher.Change, savedAt: Date?) {
    tell(SessionMessage("building"))
    builds.start(change, savedAt: savedAt)
  }

  private func finishBuild(_ outcome: LiveBuild.Outcome) {
    switch outcome {
    case .cancelled: break
    case .same: tell(SessionMessage("built"))
    case .program(let path):
      savedAt = builds.savedAt
      startImage(path)
    case .failure(let problems, let text):
      var message = SessionMessage("failed")
      (message.problems, message.text) = (problems, text)
      tell(message)
      if !text.isEmpty { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
    }
    if case .cancelled = outcome { return }
    if watch != nil { builds.warmUp() }
  }

  /// Restarts the program from the last build if its process has ended.
  private func restartEndedImage() {
    if let program, current == nil, next == nil { startImage(program) }
  }

  private func startImage(_ path: String) {
    program = path
    next?.kill()
    lastNumber += 1
    do {
      let image = try ImageProcess(path, number: lastNumber, environment: environment, folder: folder, events: events)
      processes[lastNumber] = image.id
      next = image
      startDeadline = Date() + Self.replyTimeout
    } catch {
      next = nil
      var message = SessionMessage("failed")
      (message.problems, message.text) = ([], "\(error)")
      tell(message)
    }
  }

  private func imageEnded(_ number: Int, _ end: LaunchedProcess.End) {
    // The viewer may show a frame from the ended process until it receives a frame from the new one.
    endedImageNumbers.insert(number)
    if number == current?.number {
      current = nil
      endDeadline = nil
      answerDeadline = nil
      if next?.isReady == true { return exchange() }
    } else if number == next?.number {
      next = nil
      (stateDeadline, startDeadline) = (nil, nil)
    } else {
      return
    }
    builtMessage = nil
    // A preview that was chosen while another one hung has never been shown.
    let isOther = hungImage == number && shown != pingedRequests
    var message = SessionMessage("crashed")
    message.text = ""
    if hungImage == number {
      message.text = "The preview did not respond for \(Int(Self.replyTimeout)) seconds and was stopped. It was running:\n"
      (hungImage, endDeadline) = (nil, nil)
    }
    message.text? += CrashText.text(of: end.errors, status: end.status, folder: appFolder)
    tell(message)
    if isOther { restartEndedImage() }
  }

  /// Removes the frame files of an ended process.
  private func removePixels(ofImage number: Int) {
    guard let id = processes.removeValue(forKey: number) else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix("\(id)-") {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
