// Draws a picture, turned by quarters, with a mark across all of it.

/** Quarters to the right. */
export type Turn = 0 | 1 | 2 | 3

type Marked = {
  readonly image: HTMLImageElement
  readonly turn: Turn
  readonly mark: string
}

export function drawMarked(canvas: HTMLCanvasElement, { image, turn, mark }: Marked): void {
  const { naturalWidth: width, naturalHeight: height } = image
  const isLying = turn % 2 === 1
  canvas.width = isLying ? height : width
  canvas.height = isLying ? width : height
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((turn * Math.PI) / 2)
  pen.drawImage(image, -width / 2, -height / 2)
  pen.resetTransform()
  drawMark(pen, canvas, mark)
}

/** In rows from edge to edge, light with a dark rim: seen on any picture, and read through. */
function drawMark(
  pen: CanvasRenderingContext2D,
  { width, height }: HTMLCanvasElement,
  mark: string,
): void {
  const size = Math.max(14, Math.round(Math.max(width, height) / 44))
  pen.font = `600 ${size}px sans-serif`
  pen.lineWidth = size / 9
  pen.globalAlpha = 0.34
  pen.strokeStyle = '#000'
  pen.fillStyle = '#fff'
  pen.translate(width / 2, height / 2)
  pen.rotate(-Math.PI / 8)
  const reach = Math.hypot(width, height) / 2
  const wide = pen.measureText(mark).width + size * 3
  for (let row = 0, y = -reach; y < reach; row += 1, y += size * 5) {
    for (let x = -reach - (row % 2) * (wide / 2); x < reach; x += wide) {
      pen.strokeText(mark, x, y)
      pen.fillText(mark, x, y)
    }
  }
  pen.resetTransform()
  pen.globalAlpha = 1
}
