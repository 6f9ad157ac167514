// Pictures as people and attackers send them.

import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type PhotoWish = { readonly width?: number; readonly height?: number; readonly quality?: number }

/** A JPEG with the notes a camera leaves: where it was taken, and which way is up. */
export function photo({ width = 640, height = 480, quality = 80 }: PhotoWish = {}) {
  return painted(width, height)
    .jpeg({ quality })
    .withExif({ IFD0: { Copyright: 'Taken at home' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer()
}

export function painted(width: number, height: number) {
  const background = { r: 200, g: 40, b: 90 }
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Something like a receipt: lines and boxes of ink on paper, others for each number. */
export function paper(seed: number) {
  let state = seed * 2_654_435_761
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % below
  }
  const shapes = Array.from({ length: 24 }, () => {
    const grey = random(200)
    const [x, y] = [random(700), random(1_100)]
    const [width, height] = [60 + random(400), 12 + random(120)]
    const ink = `rgb(${grey},${grey},${grey})`
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ink}"/>`
  })
  const size = 'width="800" height="1200"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="white"/>`
  return sharp(Buffer.from(`${svg}${shapes.join('')}</svg>`))
}

/** A true picture of this many bytes exactly: what a PNG says after its end is not looked at. */
export async function pngOfBytes(length: number): Promise<Buffer> {
  const png = await painted(64, 64).png().toBuffer()
  return Buffer.concat([png, Buffer.alloc(length - png.length)])
}

/** A PNG of one colour and one bit a pixel: a hundred kilobytes that unfold to whatever is asked. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  return pngFrom([
    ['IHDR', header],
    ['IDAT', deflateSync(rows)],
    ['IEND', Buffer.alloc(0)],
  ])
}

export function pngFrom(chunks: readonly (readonly [string, Buffer])[]): Buffer {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, ...chunks.map(([name, data]) => chunkOf(name, data))])
}

function chunkOf(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
