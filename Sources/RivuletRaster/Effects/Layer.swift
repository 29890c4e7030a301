import CCairo
import Foundation
import RivuletDrawing
import RivuletGeometry

/// A separate surface for a group, aligned with the device's pixels.
struct Layer {
  /// The pixels, starting at the origin of `frame`.
  let pixels: RasterSurface
  /// A canvas that uses the coordinates of the enclosing canvas.
  let canvas: Canvas
  /// The layer's rectangle, in whole pixels of the layer.
  let frame: CGRect
  /// The side length of the layer's pixels, in device pixels: 1, or more if smaller details are not visible.
  let reduction: CGFloat

  /// Creates a clear layer over a rectangle in device pixels; nil if the rectangle is empty or larger than any screen, or if nothing can
  /// be drawn. `map` converts to device pixels.
  init?(_ rect: CGRect, map: CGAffineTransform, reduction: CGFloat = 1) {
    let limit = CGFloat(RasterSurface.sideLimit)
    let reducing = CGAffineTransform(scaleX: 1 / reduction, y: 1 / reduction)
    let map = reduction == 1 ? map : map.concatenating(reducing)
    let rect = reduction == 1 ? rect : rect.reduced(by: reduction)
    guard !rect.isNull, rect.width > 0, rect.height > 0, rect.width < limit, rect.height < limit, abs(rect.minX) < Canvas.limit,
      abs(rect.minY) < Canvas.limit, map.isDrawable
    else { return nil }
    frame = rect.integral
    pixels = RasterSurface(width: Int(frame.width), height: Int(frame.height))
    cairo_surface_set_device_offset(pixels.surface, -frame.minX, -frame.minY)
    canvas = Canvas(on: pixels.surface)
    canvas.matrix = map
    self.reduction = reduction
  }
}

extension Layer {
  /// This layer measured in its own pixels, with a reduction of 1.
  var inOwnPixels: Layer { Layer(pixels: pixels, canvas: canvas, frame: frame, reduction: 1) }

  private init(pixels: RasterSurface, canvas: Canvas, frame: CGRect, reduction: CGFloat) {
    self.pixels = pixels
    self.canvas = canvas
    self.frame = frame
    self.reduction = reduction
  }
}

extension CGRect {
  /// Returns the rectangle in units that are larger by the given factor.
  fileprivate func reduced(by factor: CGFloat) -> CGRect {
    isNull ? self : CGRect(x: minX / factor, y: minY / factor, width: width / factor, height: height / factor)
  }
}

extension Layer {
  /// Copies the current content of a canvas.
  func copy(_ other: Canvas) {
    canvas.isolated {
      cairo_identity_matrix(canvas.context)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(canvas.context, cairo_get_group_target(other.context), 0, 0)
      cairo_paint(canvas.context)
    }
  }
}

extension Canvas {
  /// Sets the source of the next drawing operation to a layer, moved by an offset. The current coordinates must be device pixels.
  func setSource(_ layer: Layer, offset: CGSize = .zero) {
    if layer.reduction == 1 {
      cairo_set_source_surface(context, layer.pixels.surface, offset.width, offset.height)
    } else {
      cairo_translate(context, offset.width, offset.height)
      cairo_scale(context, layer.reduction, layer.reduction)
      cairo_set_source_surface(context, layer.pixels.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
      cairo_identity_matrix(context)
    }
  }

  /// True if the canvas's content can be copied; false for a vector target.
  var isReadable: Bool { cairo_surface_get_type(cairo_get_group_target(context)) == CAIRO_SURFACE_TYPE_IMAGE }

  /// The whole drawing area, in device pixels; nil for a vector target.
  var deviceFrame: CGRect? {
    guard isReadable, let target = cairo_get_group_target(context) else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &x, &y)
    return CGRect(
      x: -x, y: -y, width: Double(cairo_image_surface_get_width(target)), height: Double(cairo_image_surface_get_height(target)))
  }

  /// Blends a layer into the canvas's content. A share of 1 replaces the content entirely.
  func replace(by layer: Layer, share: Double) {
    isolated {
      cairo_identity_matrix(context)
      cairo_rectangle(context, layer.frame.minX, layer.frame.minY, layer.frame.width, layer.frame.height)
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, layer.pixels.surface, 0, 0)
      cairo_paint_with_alpha(context, share.unit)
    }
  }

  /// Blends a layer into the canvas's content in proportion to the opacity of a mask layer with an equal frame.
  func replace(by layer: Layer, maskedBy mask: Layer) {
    isolated {
      cairo_identity_matrix(context)
      cairo_rectangle(context, layer.frame.minX, layer.frame.minY, layer.frame.width, layer.frame.height)
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, layer.pixels.surface, 0, 0)
      cairo_mask_surface(context, mask.pixels.surface, 0, 0)
    }
  }

  /// Composites a layer onto the canvas. A mode that cairo doesn't support requires a layer at full resolution.
  func put(_ layer: Layer, opacity: Double, mode: BlendMode) {
    isolated {
      cairo_identity_matrix(context)
      if let blend = mode.cairoOperator {
        cairo_set_operator(context, blend)
        setSource(layer)
        cairo_paint_with_alpha(context, opacity.unit)
      } else {
        LinearBurn.put(layer, opacity: opacity, on: self)
      }
    }
  }

  /// Composites a layer onto the canvas with an operation that may affect pixels beyond the layer.
  func put(_ layer: Layer, opacity: Double, _ operation: CompositeOperation) {
    isolated {
      cairo_identity_matrix(context)
      cairo_set_operator(context, operation.cairoOperator)
      setSource(layer)
      if !operation.reachesBeyondGroup {
        cairo_rectangle(context, layer.frame.minX, layer.frame.minY, layer.frame.width, layer.frame.height)
        cairo_clip(context)
      }
      cairo_paint_with_alpha(context, opacity.unit)
    }
  }

  /// Composites a layer onto the canvas, multiplied by the opacity of another layer.
  func put(_ layer: Layer, maskedBy mask: Layer) {
    isolated {
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, layer.pixels.surface, 0, 0)
      cairo_mask_surface(context, mask.pixels.surface, 0, 0)
    }
  }
}
