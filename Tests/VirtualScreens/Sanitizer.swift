import Foundation

/// The checks of memory or threads that the compiler has built into this process.
package enum Sanitizer {
  /// True if there are any, which changes what the process needs.
  package static var isActive: Bool { dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil }
}
