// The chart's colours, read from the page's tokens. The chart library reads only sRGB, so each
// token is painted on one pixel and read back.

export type ChartColors = {
  readonly panel: string
  readonly shade: string
  readonly text1: string
  readonly text2: string
  readonly text3: string
  readonly line: string
  readonly accent: string
  readonly positive: string
  readonly positiveFill: string
  readonly onPositive: string
  readonly negative: string
  readonly negativeFill: string
  readonly onNegative: string
  readonly font: string
}

const tokens = {
  panel: '--surface-1',
  shade: '--surface-2',
  text1: '--text-1',
  text2: '--text-2',
  text3: '--text-3',
  line: '--line',
  accent: '--accent',
  positive: '--positive',
  positiveFill: '--positive-fill',
  onPositive: '--on-positive',
  negative: '--negative',
  negativeFill: '--negative-fill',
  onNegative: '--on-negative',
} as const

export function readColors(element: HTMLElement): ChartColors {
  const probe = document.createElement('span')
  element.append(probe)
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const read = (token: string): string => {
    probe.style.color = `var(${token})`
    return context ? painted(context, getComputedStyle(probe).color) : '#808080'
  }
  const entries = Object.entries(tokens).map(([name, token]) => [name, read(token)])
  const { fontFamily } = getComputedStyle(element)
  probe.remove()
  return { ...Object.fromEntries(entries), font: fontFamily }
}

function painted(context: CanvasRenderingContext2D, color: string): string {
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
  return `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`
}
