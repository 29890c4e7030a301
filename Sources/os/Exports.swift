@_exported public import struct RivuletFoundation.os_unfair_lock
@_exported public import func RivuletFoundation.os_unfair_lock_lock
@_exported public import typealias RivuletFoundation.os_unfair_lock_s
@_exported public import typealias RivuletFoundation.os_unfair_lock_t
@_exported public import func RivuletFoundation.os_unfair_lock_trylock
@_exported public import func RivuletFoundation.os_unfair_lock_unlock
