@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import RivuletFoundation
@_exported public import class RivuletViews.NSAlert
@_exported public import var RivuletViews.NSApp
@_exported public import class RivuletViews.NSAppearance
@_exported public import class RivuletViews.NSApplication
@_exported public import protocol RivuletViews.NSApplicationDelegate
@_exported public import class RivuletViews.NSBezierPath
@_exported public import class RivuletViews.NSBitmapImageRep
@_exported public import class RivuletViews.NSColor
@_exported public import class RivuletViews.NSColorSpace
@_exported public import enum RivuletViews.NSCompositingOperation
@_exported public import class RivuletViews.NSCursor
@_exported public import class RivuletViews.NSDataAsset
@_exported public import typealias RivuletViews.NSDataAssetName
@_exported public import struct RivuletViews.NSDirectionalEdgeInsets
@_exported public import typealias RivuletViews.NSEdgeInsets
@_exported public import class RivuletViews.NSEvent
@_exported public import typealias RivuletViews.NSFont
@_exported public import class RivuletViews.NSGraphicsContext
@_exported public import class RivuletViews.NSImage
@_exported public import enum RivuletViews.NSLineBreakMode
@_exported public import class RivuletViews.NSMutableParagraphStyle
@_exported public import class RivuletViews.NSOpenPanel
@_exported public import class RivuletViews.NSParagraphStyle
@_exported public import class RivuletViews.NSPasteboard
@_exported public import class RivuletViews.NSResponder
@_exported public import class RivuletViews.NSSavePanel
@_exported public import class RivuletViews.NSScreen
@_exported public import class RivuletViews.NSSound
@_exported public import class RivuletViews.NSStringDrawingContext
@_exported public import struct RivuletViews.NSStringDrawingOptions
@_exported public import enum RivuletViews.NSTextAlignment
@_exported public import struct RivuletViews.NSUnderlineStyle
@_exported public import class RivuletViews.NSWindow
@_exported public import class RivuletViews.NSWorkspace
