#if GTK
import CGTK4
import Dispatch
import Foundation
import RivuletHost

/// Brings the objects of an app to the accessibility bus, where screen readers find them.
///
/// It connects when the first window is shown, and again when the bus has gone and comes back. Events go out only for programs that have asked the registry for
/// them or have asked this app for anything; while there are none of either sort, the trees hold nothing.
@MainActor
final class AccessibilityBus {
  let objects: AccessibleApplication
  private var session: BusConnection?
  private var bus: BusConnection?
  private var listeners = EventListeners()
  /// The programs that have asked for something, with what tells when they end.
  private var readers: [String: guint] = [:]
  private var isConnecting = false
  private var isStopped = false
  private var attempts = 0

  private static let registry = "org.a11y.atspi.Registry"
  /// After how many attempts in a row it only waits for the bus to come by itself.
  private static let attemptLimit = 5

  init(_ objects: AccessibleApplication) {
    self.objects = objects
  }

  /// Begins to look for the bus. Where there is none, nothing happens.
  func start() {
    if Self.knownAddress != nil { return connect() }
    guard SessionBus.exists else { return }
    BusConnection.openSession { [weak self] session in
      guard let self, !isStopped, let session else { return }
      self.session = session
      session.watch("org.a11y.Bus", startsOwner: true) { [weak self] isThere in if isThere { self?.connect() } }
    }
  }

  /// Ends the connection, because the app ends.
  func stop() {
    isStopped = true
    bus?.disconnect()
    session?.close()
    lose()
    session = nil
  }

  /// Sends out what a turn has changed.
  func update() {
    guard bus != nil, isHeard else { return }
    // Those who listen hear of everything; those who only ask, of what they have asked for.
    objects.open(isComplete: !listeners.isEmpty)
    send(objects.update())
    objects.tellApp()
  }

  private var isHeard: Bool { !readers.isEmpty || !listeners.isEmpty }

  /// Sends events to the programs that want them.
  func send(_ signals: @autoclosure () -> [BusSignal]) {
    guard let bus, isHeard else { return }
    for signal in signals() where isWanted(signal) { bus.emit(signal) }
  }

  /// Those who have asked for something remember what they were told, and need to know when it is no longer so.
  private func isWanted(_ signal: BusSignal) -> Bool {
    if !readers.isEmpty, signal.category == "Object", ["ChildrenChanged", "PropertyChange", "StateChanged"].contains(signal.name) {
      return true
    }
    return listeners.listen(to: signal)
  }
}

// MARK: - Coming and going of the bus

extension AccessibilityBus {
  private static var knownAddress: String? {
    let address = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"] ?? ""
    return address.isEmpty ? nil : address
  }

  private func connect() {
    guard bus == nil, !isConnecting, !isStopped else { return }
    isConnecting = true
    if let address = Self.knownAddress { return open(address) }
    session?.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress") { [weak self] answer in
      guard let address = answer?.first?.text else { self?.retry(); return }
      self?.open(address)
    }
  }

  private func open(_ address: String) {
    guard !isStopped else { return }
    BusConnection.open(address) { [weak self] bus in
      guard let self, !isStopped else { return }
      guard let bus else { return retry() }
      isConnecting = false
      attempts = 0
      self.bus = bus
      serve(on: bus)
    }
  }

  private func serve(on bus: BusConnection) {
    objects.busName = bus.uniqueName
    for path in [AccessiblePath.root, AccessiblePath.cache] { bus.serve(self, at: path) }
    bus.onLoss { [weak self] in
      self?.lose()
      self?.retry()
    }
    bus.subscribe(Self.registry, "/org/a11y/atspi/registry", Self.registry, "EventListenerRegistered") { [weak self] values in
      guard values.count >= 2 else { return }
      self?.listeners.add(values[0].text ?? "", values[1].text ?? "")
      // From here on changes are told, so what they are changes of has to be known.
      self?.update()
    }
    bus.subscribe(Self.registry, "/org/a11y/atspi/registry", Self.registry, "EventListenerDeregistered") { [weak self] values in
      guard values.count >= 2 else { return }
      self?.listeners.remove(values[0].text ?? "", values[1].text ?? "")
      self?.rest()
    }
    bus.watch(Self.registry, startsOwner: true) { [weak self] isThere in if isThere { self?.embed() } }
  }

  /// Tells the registry of the app, and asks who listens to what.
  private func embed() {
    let reference = objects.reference(.application)
    bus?.call(Self.registry, AccessiblePath.application.text, "org.a11y.atspi.Socket", "Embed", [reference]) { [weak self] answer in
      if let desktop = answer?.first { self?.objects.desktop = desktop }
    }
    bus?.call(Self.registry, "/org/a11y/atspi/registry", Self.registry, "GetRegisteredEvents") { [weak self] answer in
      guard let self else { return }
      listeners.removeAll()
      for entry in answer?.first?.elements ?? [] where entry.elements.count == 2 {
        listeners.add(entry.elements[0].text ?? "", entry.elements[1].text ?? "")
      }
      update()
      for window in objects.windows { send(window.activitySignals()) }
    }
  }

  /// The bus has gone: the app goes on without one.
  private func lose() {
    bus?.close()
    bus = nil
    listeners.removeAll()
    readers = [:]
    objects.close()
  }

  private func retry() {
    isConnecting = false
    guard !isStopped, attempts < Self.attemptLimit else { return }
    attempts += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250 << attempts)) { [weak self] in
      MainActor.assumeIsolated { self?.connect() }
    }
  }

  /// Drops all elements if the last listener has left.
  private func rest() { if !isHeard { objects.close() } }
}

// MARK: - What others ask

extension AccessibilityBus: BusServer {
  func interfaces(of path: String) -> [AccessibleInterface] { objects.interfaces(of: path) }

  func answer(_ call: BusCall, from sender: String) -> [BusValue]? {
    note(sender)
    objects.settle()
    let answer = objects.answer(call)
    // A reader may go where the keyboard does not follow, without a turn.
    if objects.readerHasMoved { update() }
    return answer
  }

  func property(_ name: String, of interface: String, at path: String, for sender: String) -> BusValue? {
    note(sender)
    objects.settle()
    return objects.property(name, of: interface, at: path)
  }

  func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool {
    objects.setProperty(name, of: interface, at: path, to: value)
  }

  /// Remembers that a program has asked for something, until it ends.
  private func note(_ reader: String) {
    guard let bus, readers[reader] == nil else { return }
    readers[reader] = bus.watch(reader) { [weak self] isThere in if !isThere { self?.forget(reader) } }
  }

  private func forget(_ reader: String) {
    guard let watch = readers.removeValue(forKey: reader) else { return }
    bus?.endWatch(watch)
    rest()
  }
}
#endif
