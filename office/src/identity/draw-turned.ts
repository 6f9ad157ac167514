// Draws a picture, turned by quarters. Whose copy it is stands in its pixels already.

/** Quarters to the right. */
export type Turn = 0 | 1 | 2 | 3

export function drawTurned(canvas: HTMLCanvasElement, image: HTMLImageElement, turn: Turn): void {
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
}
