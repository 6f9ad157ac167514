// The single strokes of the overlay, on a canvas in CSS pixels.

import type { ChartColors } from './PriceChart.colors.ts'

export type Brush = {
  readonly context: CanvasRenderingContext2D
  readonly colors: ChartColors
  readonly width: number
  readonly height: number
  /** Where the newest bar stands. */
  readonly lastX: number
  /** Across: of a time in seconds since 1970. */
  readonly x: (time: number) => number
  /** Down: of a price; null while the scale does not know. */
  readonly y: (price: number) => number | null
  /** Where texts stand already. */
  readonly taken: Box[]
}

type Box = { readonly left: number; readonly right: number; readonly y: number }

export function drawFuture({ context, colors, width, height, lastX }: Brush): void {
  if (lastX >= width) return
  context.save()
  context.globalAlpha = 0.4
  context.fillStyle = colors.shade
  context.fillRect(lastX, 0, width - lastX, height)
  context.restore()
}

type Strike = {
  readonly side: 'Buy' | 'Sell'
  readonly price: number
  readonly isStrong: boolean
  readonly expiry: number | null
  readonly spot: number | null
  readonly distance: string
}

/** A dashed line ahead, and a dimension line from the price to it with the distance. */
export function drawStrike(brush: Brush, strike: Strike): void {
  const { context, colors, width, lastX } = brush
  const y = brush.y(strike.price)
  const spotY = strike.spot === null ? null : brush.y(strike.spot)
  if (y === null) return
  const color = strike.side === 'Buy' ? colors.positive : colors.negative
  context.save()
  context.strokeStyle = color
  context.lineWidth = strike.isStrong ? 2.5 : 1.25
  context.setLineDash([6, 4])
  line(context, [lastX, y], [width, y])
  context.setLineDash([])
  const at = lastX + (width - lastX) * (strike.side === 'Buy' ? 0.66 : 0.8)
  if (spotY !== null && Math.abs(spotY - y) > 6 && width - lastX > 60) {
    context.strokeStyle = colors.text3
    context.lineWidth = 1
    line(context, [at, spotY], [at, y])
    line(context, [at - 3, y], [at + 3, y])
    line(context, [at - 3, spotY], [at + 3, spotY])
  }
  const isBelow = y > (spotY ?? y) || y < tagBottom + textHeight
  if (width - lastX > 60) {
    const place = { x: at - 6, y: y + (isBelow ? 13 : -5), step: isBelow ? 1 : -1 } as const
    write(brush, { text: strike.distance, ...place, align: 'right' })
  }
  context.restore()
}

/** The expiry's tag ends here; texts keep clear of it. */
const tagBottom = 22
const textHeight = 12

/** Where a trade placed now would end. */
export function drawExpiry(brush: Brush, time: number, text: string): void {
  const { context, colors, height, width } = brush
  const x = brush.x(time)
  if (x > width) return
  context.save()
  context.strokeStyle = colors.text2
  context.lineWidth = 1.5
  context.setLineDash([1, 3])
  line(context, [x, tagBottom + 2], [x, height])
  context.restore()
  context.font = `600 11px ${colors.font}`
  const wide = context.measureText(text).width + 14
  const left = Math.min(x - wide / 2, width - wide - 2)
  context.fillStyle = colors.text1
  context.fillRect(left, 4, wide, tagBottom - 4)
  context.fillStyle = colors.panel
  context.fillText(text, left + 7, 17)
}

export type OverlayTrade = {
  readonly id: string
  readonly side: 'Buy' | 'Sell'
  /** Seconds since 1970. */
  readonly entryTime: number
  readonly entryPrice: number
  readonly strike: number
  readonly expiry: number
  readonly text: string
}

/** An open trade: its entry, and its strike until it ends, hatched on the side that loses. */
export function drawTrade(brush: Brush, trade: OverlayTrade): void {
  const { context, colors } = brush
  const entryY = brush.y(trade.entryPrice)
  const strikeY = brush.y(trade.strike)
  if (entryY === null || strikeY === null) return
  const from = brush.x(trade.entryTime)
  const to = Math.min(brush.x(trade.expiry), brush.width)
  const color = trade.side === 'Buy' ? colors.positive : colors.negative
  context.save()
  context.strokeStyle = color
  context.lineWidth = 1.5
  line(context, [from, strikeY], [to, strikeY])
  context.globalAlpha = 0.6
  const down = trade.side === 'Buy' ? 6 : -6
  for (let x = from; x < to - 4; x += 6) line(context, [x, strikeY + down], [x + 5, strikeY])
  context.globalAlpha = 1
  context.strokeStyle = colors.text3
  context.setLineDash([2, 3])
  context.lineWidth = 1
  line(context, [from, entryY], [from, strikeY])
  context.setLineDash([])
  context.fillStyle = colors.panel
  context.strokeStyle = colors.text1
  context.lineWidth = 1.75
  context.beginPath()
  context.arc(from, entryY, 4, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.restore()
  const isBelow = trade.side === 'Buy' || strikeY < tagBottom + textHeight
  const place = { x: from + 6, y: strikeY + (isBelow ? 18 : -10), step: isBelow ? 1 : -1 } as const
  write(brush, { text: trade.text, ...place, color })
}

type Place = readonly [x: number, y: number]

function line(context: CanvasRenderingContext2D, [x, y]: Place, [toX, toY]: Place): void {
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(toX, toY)
  context.stroke()
}

type Text = {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Down or up: where it goes when its place is taken. */
  readonly step: 1 | -1
  /** Whether it begins or ends at x. */
  readonly align?: 'left' | 'right'
  readonly color?: string
}

/**
 * Text in a halo, so that lines and candles do not cross it; a line or two further on where another
 * stands, and nowhere when there is no room.
 */
function write(
  { context, colors, width, taken }: Brush,
  { text, x, y: wanted, step, align = 'left', color = colors.text2 }: Text,
): void {
  context.font = `500 11px ${colors.font}`
  const wide = context.measureText(text).width
  const left = Math.max(2, Math.min(align === 'left' ? x : x - wide, width - wide - 2))
  const right = left + wide
  const isFree = (y: number) =>
    taken.every((box) => Math.abs(box.y - y) > textHeight || box.left > right || box.right < left)
  const y = [0, 1, 2].map((lines) => wanted + lines * step * (textHeight + 1)).find(isFree)
  if (y === undefined) return
  taken.push({ left, right, y })
  context.lineJoin = 'round'
  context.lineWidth = 4
  context.strokeStyle = colors.panel
  context.strokeText(text, left, y)
  context.fillStyle = color
  context.fillText(text, left, y)
}
