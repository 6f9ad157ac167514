// Decodes a stranger's picture and draws it anew, in a process of its own: what goes wrong in a
// decoder goes wrong here, where there is no secret and no money, and the parent may kill it at any
// time. Plain JavaScript, so that it starts the same from the sources, the tests and the build.

import sharp from 'sharp'
import { markTile } from './mark-tile.mjs'

sharp.cache(false)
sharp.concurrency(1)
// Whatever the bytes claim to be, only these three formats have a decoder here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** What a decoder may hold at once: 25 million pixels in four channels of a byte. */
const decodedBytesMax = 100_000_000

/** How often one is looked after that takes long. */
const lookEveryMs = 25
/** As who asks knows it. */
const tooSlowCode = 97

process.on('message', async (job) => {
  const work = 'mark' in job ? marked : redraw
  // By the processor and not by the clock: on a busy machine a good picture waits.
  const before = process.cpuUsage()
  const looking = setInterval(endIfSlow, lookEveryMs, before, job.cpuMs)
  const answer = await work(job).catch(() => ({ refused: 'image_unreadable' }))
  clearInterval(looking)
  endIfSlow(before, job.cpuMs)
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

/**
 * @typedef {{ bytes: Uint8Array, pixelsMax: number, sideMax: number }} Given
 * @typedef {{ side: number, fit: 'cover' | 'inside', format: 'webp' | 'png' | 'jpeg' }} Wish
 * @param {Given & Wish} job
 */
async function redraw({ bytes, pixelsMax, sideMax, side, fit, format }) {
  const limits = { limitInputPixels: pixelsMax, failOn: /** @type {const} */ ('error') }
  const source = sharp(bytes, { ...limits, limitInputPixels: false })
  const facts = await source.metadata()
  const pixels = facts.width * facts.height
  if (Math.max(facts.width, facts.height) > sideMax) return { refused: 'image_too_big' }
  if (pixels > pixelsMax || heldBytes(facts) > decodedBytesMax) return { refused: 'image_too_big' }
  const size = { width: side, height: side, fit, withoutEnlargement: fit === 'inside' }
  const drawn = sharp(bytes, limits)
    // Cameras note which way is up beside the pixels; that note is not kept, nor is any other.
    .autoOrient()
    .resize(size)
  const { data, info } = await written(drawn, format).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, likeness: await likenessOf(data) }
}

/**
 * @param {sharp.Sharp} drawn
 * @param {'webp' | 'png' | 'jpeg'} format
 */
function written(drawn, format) {
  if (format === 'png') return drawn.png({ palette: true, quality: 90, effort: 7 })
  if (format === 'webp') return drawn.webp({ quality: 82, effort: 2 })
  return drawn.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg({ quality: 90 })
}

/**
 * The picture with words all over it, in the very pixels: whoever keeps it keeps them.
 * @param {Given & { mark: string }} job
 */
async function marked({ bytes, pixelsMax, mark }) {
  const limits = { limitInputPixels: pixelsMax, failOn: /** @type {const} */ ('error') }
  const { data, info } = await sharp(bytes, limits).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const tile = markTile(mark, { width, height })
  const raw = { width: tile.width, height: tile.height, channels: /** @type {const} */ (4) }
  const drawn = await sharp(data, { raw: { width, height, channels: info.channels } })
    .composite([{ input: tile.pixels, raw, tile: true }])
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
  return { bytes: drawn, width, height, likeness: null }
}

/**
 * @param {NodeJS.CpuUsage} before
 * @param {number} cpuMs
 */
function endIfSlow(before, cpuMs) {
  const { user, system } = process.cpuUsage(before)
  if ((user + system) / 1_000 > cpuMs) process.exit(tooSlowCode)
}

const [columns, rows] = [9, 8]
/** Of 255: less is what saving a picture again makes of an even area. */
const step = 3
const contrastMin = 16

/**
 * 64 bits, one for each place of a grid where the picture gets darker to the right: a copy that was
 * resized or saved again has nearly the same ones. Null: hardly anything is to be seen on it.
 * @param {Buffer} drawn
 */
async function likenessOf(drawn) {
  const size = { width: columns, height: rows, fit: /** @type {const} */ ('fill') }
  const grey = await sharp(drawn).greyscale().resize(size).raw().toBuffer()
  if (Math.max(...grey) - Math.min(...grey) < contrastMin) return null
  let bits = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column
      bits += (grey[at] ?? 0) - (grey[at + 1] ?? 0) > step ? '1' : '0'
    }
  }
  return bits
}

/** Pictures that build up in passes cannot be read line by line: all of it is held at once. */
function heldBytes({ width, height, channels, depth, isProgressive, format }) {
  const isWhole = isProgressive || format === 'webp'
  if (!isWhole) return 0
  const sampleBytes = depth === 'ushort' || format === 'jpeg' ? 2 : 1
  return width * height * channels * sampleBytes
}
