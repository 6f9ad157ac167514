import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { hugePng, painted, photo, pngFrom, pngOfBytes } from '#test/pictures.ts'
import { type Image, markPicture, reencode } from './images.ts'

const bytesMax = 2_097_152
const wish = { by: 'Ada', bytesMax, side: 256, fit: 'cover' } as const

async function drawn(bytes: Uint8Array, wishes: object = {}): Promise<Image> {
  const image = await reencode(bytes, { ...wish, ...wishes })
  if (isRefusal(image)) throw new Error(image.refused)
  return image
}

/** The refusal's code, which costs the processor less than a second. */
async function refusalOf(bytes: Uint8Array) {
  const outcome = await reencode(bytes, wish)
  return isRefusal(outcome) ? outcome.refused : 'drawn'
}

// The process starts with the first picture, which may take a while on a busy machine.
beforeAll(async () => {
  await drawn(await photo())
})

describe('a picture', () => {
  test('is drawn anew as a WebP of 256 by 256, without what the camera noted', async () => {
    const image = await drawn(await photo())
    expect(image).toMatchObject({ type: 'image/webp', width: 256, height: 256 })
    const facts = await sharp(image.bytes).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(facts.exif).toBeUndefined()
    expect(image.bytes.toString('latin1')).not.toContain('Taken at home')
  })

  test.each(['png', 'webp', 'jpeg'] as const)('may be a %s', async (format) => {
    const bytes = await painted(300, 200).toFormat(format).toBuffer()
    expect((await drawn(bytes)).width).toBe(256)
  })

  test('fits into the square when it is not to fill it, and is never made larger', async () => {
    const fit = 'inside'
    const wide = await drawn(await photo({ width: 1000, height: 500 }), { fit, side: 600 })
    expect(wide).toMatchObject({ width: 600, height: 300 })
    const small = await drawn(await photo({ width: 100, height: 50 }), { fit, side: 600 })
    expect(small).toMatchObject({ width: 100, height: 50 })
  })

  test('stands the way up that its camera noted', async () => {
    const bytes = await painted(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await drawn(bytes, { fit: 'inside', side: 400 })).toMatchObject({
      width: 200,
      height: 400,
    })
  })

  test('of exactly the greatest size is taken, of a byte more refused', async () => {
    expect(await refusalOf(await pngOfBytes(bytesMax))).toBe('drawn')
    expect(await refusalOf(await pngOfBytes(bytesMax + 1))).toBe('image_too_large')
  })
})

describe('what is not a picture, or a trap', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  test.each([
    ['an SVG', svg],
    ['an SVG behind spaces', `   ${svg}`],
    ['a page', '<html><img src=x onerror=alert(1)></html>'],
    ['a GIF that is a script', 'GIF89a/*xxxx*/=alert(1)//'],
    ['a PDF', '%PDF-1.7\n\xff\xd8\xff'],
    ['nothing', ''],
  ])('%s is not taken for one', async (_what, text) => {
    expect(await refusalOf(Buffer.from(text, 'latin1'))).toBe('image_unknown')
  })

  test.each([
    ['a JPEG', '\xff\xd8\xff\xe0'],
    ['a PNG', '\x89PNG\r\n\x1a\n'],
    ['a WebP', 'RIFF\x10\0\0\0WEBP'],
  ])('an SVG that starts like %s is not read', async (_what, start) => {
    expect(await refusalOf(Buffer.from(start + svg, 'latin1'))).toBe('image_unreadable')
  })

  test('a script behind or inside a picture is gone', async () => {
    const jpeg = await photo()
    const behind = Buffer.concat([jpeg, Buffer.from(`${svg}PK\x05\x06`, 'latin1')])
    const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(svg.length + 2)}${svg}`, 'latin1')
    const inside = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
    for (const bytes of [behind, inside]) {
      const text = (await drawn(bytes)).bytes.toString('latin1')
      expect(text).not.toContain('<script')
      expect(text).not.toContain('PK\x05\x06')
    }
  })

  test('a JPEG that was cut off is not read', async () => {
    const bytes = await photo({ width: 1000, height: 1000, quality: 100 })
    expect(await refusalOf(bytes.subarray(0, bytes.length / 2))).toBe('image_unreadable')
    expect(await refusalOf(bytes.subarray(0, 300))).toBe('image_unreadable')
  })

  test('900 million pixels in a hundred kilobytes are refused by their header', async () => {
    const bytes = hugePng(30_000, 30_000)
    expect(bytes.length).toBeLessThan(200_000)
    expect(await refusalOf(bytes)).toBe('image_too_big')
  })

  test('25 million pixels are drawn, one row more is not', async () => {
    await drawn(hugePng(5_000, 5_000), { cpuMs: 20_000 })
    expect(await refusalOf(hugePng(5_000, 5_001))).toBe('image_too_big')
  })

  test('a text that unfolds to 200 megabytes is not unfolded', async () => {
    const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(2e8, 65))])
    const [header, ...rest] = chunksOf(await painted(64, 64).png().toBuffer())
    expect(['drawn', 'image_unreadable']).toContain(
      await refusalOf(pngFrom([header!, ['zTXt', text], ...rest])),
    )
  })

  test.each([
    [1, 25_000_000],
    [25_000_000, 1],
    [16_385, 1],
    [1, 16_385],
  ])('a row or a column of %i by %i pixels is refused by its header', async (width, height) => {
    const bytes = hugePng(width, height)
    const outcome = await reencode(bytes, { ...wish, bytesMax: 50_000_000, cpuMs: 20_000 })
    expect(outcome).toEqual({ refused: 'image_too_big' })
  })

  test('a side of 16,384 pixels is drawn', async () => {
    await drawn(hugePng(16_384, 100), { cpuMs: 20_000 })
  })

  test('of one sender four pictures may wait, and another is drawn after the first of them', async () => {
    const bytes = await photo()
    const order: string[] = []
    const send = async (by: string) => {
      const outcome = await reencode(bytes, { ...wish, by, cpuMs: 20_000 })
      order.push(isRefusal(outcome) ? outcome.refused : by)
    }
    await Promise.all([...Array(6).fill('Eve'), 'Bob'].map(send))
    const refused = ['pictures_waiting', 'pictures_waiting']
    expect(order).toEqual([...refused, 'Eve', 'Bob', 'Eve', 'Eve', 'Eve'])
  })

  test('one that takes too long is given up, and the next one is drawn', async () => {
    const bytes = await photo()
    const outcome = await reencode(hugePng(5_000, 5_000), { ...wish, cpuMs: 5 })
    expect(outcome).toEqual({ refused: 'image_too_big' })
    expect((await drawn(bytes)).width).toBe(256)
  })

  test('one that nobody comes to in time may come again: it is not to blame', async () => {
    const bytes = await photo()
    await drawn(bytes)
    const drawing = await workersHere()
    for (const pid of drawing) process.kill(pid, 'SIGSTOP')
    expect(drawing).not.toEqual([])
    const answers = await Promise.all([
      reencode(bytes, { ...wish, waitMs: 200 }),
      // It waits for its turn meanwhile.
      reencode(bytes, { ...wish, by: 'Bob', waitMs: 100 }),
    ])
    expect(answers).toEqual([{ refused: 'unavailable' }, { refused: 'unavailable' }])
    expect((await drawn(bytes)).width).toBe(256)
  })
})

/** The processes that draw for this one. */
async function workersHere(): Promise<number[]> {
  const { pid } = process
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ')
  const commands = await Promise.all(
    children.filter(Boolean).map(async (child) => {
      // One that has just ended has none.
      const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')
      return { child, command }
    }),
  )
  return commands.flatMap(({ child, command }) =>
    command.includes('image-worker') ? [Number(child)] : [],
  )
}

function chunksOf(png: Buffer): (readonly [string, Buffer])[] {
  const chunks: (readonly [string, Buffer])[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const data = png.subarray(at + 8, at + 8 + length)
    chunks.push([png.toString('latin1', at + 4, at + 8), data])
    at += 12 + length
  }
  return chunks
}

describe('whose copy it is', () => {
  const mark = 'ada@desk.example 2026-11-26 05:30'
  const marked = async (bytes: Uint8Array, words = mark) => {
    const picture = await markPicture(bytes, { by: 'Ada', mark: words })
    if (isRefusal(picture)) throw new Error(picture.refused)
    return picture
  }
  const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer()

  test('is drawn into the pixels, all over, and the picture is seen through it', async () => {
    const plain = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#778899' },
    })
      .webp()
      .toBuffer()
    const [before, after] = [await pixels(plain), await pixels(await marked(plain))]
    expect(after).toHaveLength(before.length)
    const third = before.length / 3
    for (const part of [0, 1, 2]) {
      const span = [part * third, (part + 1) * third] as const
      const [one, other] = [before.subarray(...span), after.subarray(...span)]
      const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 20).length
      expect(changed / third).toBeGreaterThan(0.01)
      expect(changed / third).toBeLessThan(0.2)
    }
    const others = await pixels(await marked(plain, 'bob@desk.example 2026-11-26 05:30'))
    expect(others.equals(after)).toBe(false)
  })

  test('is not drawn on what is damaged: that is refused', async () => {
    const whole = await painted(300, 200).webp().toBuffer()
    for (const broken of [
      Buffer.from('not a picture'),
      whole.subarray(0, 30),
      Buffer.concat([whole.subarray(0, 12), Buffer.alloc(400, 7)]),
    ]) {
      const outcome = await markPicture(broken, { by: 'Ada', mark })
      expect(isRefusal(outcome) && outcome.refused).toBe('image_unreadable')
    }
    expect((await marked(whole)).length).toBeGreaterThan(0)
  })
})
