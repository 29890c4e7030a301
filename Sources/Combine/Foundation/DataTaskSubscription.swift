import Foundation
import FoundationNetworking

/// The subscription of one subscriber to a load, which starts with the first request and stops with the cancellation.
final class DataTaskSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private let lock = NSLock()
  private let request: URLRequest
  private let session: URLSession
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  /// A subscription whose load has not started.
  init(request: URLRequest, session: URLSession, downstream: Downstream) {
    self.request = request
    self.session = session
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let finish = UncheckedSendable(self.finish)
    let starting = lock.withLock { () -> URLSessionDataTask? in
      guard downstream != nil, task == nil else { return nil }
      task = session.dataTask(with: request) { finish.value($0, $1, $2) }
      return task
    }
    starting?.resume()
  }

  func cancel() {
    release().task?.cancel()
  }

  /// Passes the result on.
  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let receiver = release().downstream else { return }
    if let response, error == nil {
      _ = receiver.receive((data ?? Data(), response))
      receiver.receive(completion: .finished)
    } else {
      receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  /// Ends the subscription and gives what it held, so that nothing of it is released under the lock.
  private func release() -> (downstream: Downstream?, task: URLSessionDataTask?) {
    lock.withLock {
      defer {
        downstream = nil
        task = nil
      }
      return (downstream, task)
    }
  }
}

extension DataTaskSubscription: PipelineLink {
  var description: String { "DataTaskPublisher" }

  var customMirror: Mirror {
    let (task, downstream) = lock.withLock { (self.task, self.downstream) }
    return Mirror(self, children: ["task": task as Any, "downstream": downstream as Any, "request": request])
  }
}
