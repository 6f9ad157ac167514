// A picture of the chart to save: the library's, with the client's trades painted on it.

import type { ChartColors } from '#ui/PriceChart.colors.ts'
import type { Places } from './kline.ts'
import type { Shape, Tone } from './shapes.ts'

/** `url` is the library's picture; the answer is one, too. */
export async function withShapes(
  url: string,
  shapes: readonly Shape[],
  { places, colors }: { readonly places: Places; readonly colors: ChartColors },
): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const pen = canvas.getContext('2d')
  if (!pen) return url
  pen.drawImage(image, 0, 0)
  const scale = canvas.width / (places.width + places.axis)
  pen.scale(scale, scale)
  pen.beginPath()
  pen.rect(0, 0, places.width, places.height)
  pen.clip()
  pen.font = `600 12px ${colors.font}`
  for (const shape of shapes) paint(pen, shape, colors)
  return canvas.toDataURL('image/png')
}

function paint(pen: CanvasRenderingContext2D, shape: Shape, colors: ChartColors): void {
  const color = colorOf(shape.tone, colors)
  pen.strokeStyle = color
  pen.lineWidth = 2
  pen.beginPath()
  if (shape.kind === 'line') {
    pen.moveTo(shape.from.x, shape.from.y)
    pen.lineTo(shape.to.x, shape.to.y)
    pen.stroke()
  } else if (shape.kind === 'dot') {
    pen.fillStyle = colors.panel
    pen.arc(shape.at.x, shape.at.y, 5, 0, 2 * Math.PI)
    pen.fill()
    pen.stroke()
  } else {
    pen.lineWidth = 4
    pen.strokeStyle = colors.panel
    pen.strokeText(shape.text, shape.at.x, shape.at.y)
    pen.fillStyle = color
    pen.fillText(shape.text, shape.at.x, shape.at.y)
  }
}

function colorOf(tone: Tone, { text1, positive, negative }: ChartColors): string {
  return { plain: text1, Buy: positive, Won: positive, Sell: negative, Lost: negative }[tone]
}
