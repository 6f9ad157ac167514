// Pictures of documents and receipts that nobody owns: drawn, each another, and marked all over as
// samples.

import sharp from 'sharp'
import type { Dice } from '../faults/dice.ts'

const [width, height] = [860, 540]

/** A JPEG that looks like an identity card from afar. */
export function samplePaper(title: string, dice: Dice): Promise<Buffer> {
  const hue = dice(360)
  const lines = Array.from({ length: 5 }, (_, index) => {
    const y = 190 + index * 54
    return `<rect x="330" y="${y}" width="${180 + dice(260)}" height="18" fill="#334"/>`
  })
  const marks = Array.from({ length: 6 }, (_, index) => {
    const [x, y] = [(index % 3) * 300 - 20, index < 3 ? 260 : 480]
    return `<text x="${x}" y="${y}" class="mark" transform="rotate(-24 ${x} ${y})">SAMPLE</text>`
  })
  const bars = Array.from({ length: 48 }, (_, index) => {
    const size = 2 + dice(9)
    return `<rect x="${40 + index * 16}" y="486" width="${size}" height="34" fill="#223"/>`
  })
  const [rx, ry] = [60 + dice(22), 80 + dice(20)]
  const face = `<ellipse cx="170" cy="270" rx="${rx}" ry="${ry}" fill="#caa"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <style>text{font-family:sans-serif;fill:#223}.mark{font-size:88px;fill:#c00;opacity:.28}</style>
    <rect width="${width}" height="${height}" fill="hsl(${hue},42%,86%)"/>
    <rect x="50" y="150" width="240" height="300" fill="#fff"/>${face}
    <text x="50" y="80" font-size="40">${title}</text>
    <text x="50" y="122" font-size="22">Synthetic, made for trying the product</text>
    ${lines.join('')}${bars.join('')}${marks.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer()
}
