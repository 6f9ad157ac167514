// What a build is: the web's files and the server, in `dist/`, with compressed copies beside the
// web's, so that the server never compresses what does not change. Started by prepare.mjs, which
// knows when it is needed. A language is a build, of the site, the area of clients and the chat,
// and of the office where staff read it. A few processes make one after the other: they are warm
// after the first.

import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import sharp from 'sharp'
import { giveUp, projectRoot } from './prepare.mjs'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const buildersMost = 3

console.log('Building ...')
const { languages, staffLanguages } = await languagesOf()
const jobs = [
  { config: 'vite.server.config.ts', mode: 'production' },
  ...languages.map((mode) => ({ config: 'vite.config.ts', mode })),
  ...staffLanguages.map((mode) => ({ config: 'vite.office.config.ts', mode })),
  ...languages.map((mode) => ({ config: 'vite.site.config.ts', mode })),
  ...languages.map((mode) => ({ config: 'vite.chat.config.ts', mode })),
]
await forgetOthers()
const builders = Math.min(buildersMost, availableParallelism())
await Promise.all(Array.from({ length: builders }, buildInTurn)).catch(giveUp)
await Promise.all([drawSharePicture(), drawIcons()])
const compressed = new Map()
for (const folder of ['web', 'office', 'chat']) await compressAll(join(projectRoot, 'dist', folder))

/** As the contract lists them; a list in TypeScript is not read by Node. */
async function languagesOf() {
  const text = await fs.readFile(join(projectRoot, 'contract/src/shared/languages.ts'), 'utf8')
  const listed = (name) => {
    const [, list] = new RegExp(`const ${name}\\b.* = \\[([^\\]]*)\\]`).exec(text) ?? []
    return (list ?? '').match(/\w+(?=')/g) ?? giveUp(new Error(`languages.ts lists no ${name}`))
  }
  return { languages: listed('languages'), staffLanguages: listed('staffLanguages') }
}

/** Those of languages that are not built any more: the server takes what is there. */
async function forgetOthers() {
  for (const part of ['web', 'site', 'chat', 'office']) {
    const folder = join(projectRoot, 'dist', part)
    const wanted = part === 'office' ? staffLanguages : languages
    const names = await fs.readdir(folder).catch(() => [])
    const others = names.filter((name) => !wanted.includes(name))
    await Promise.all(others.map((name) => fs.rm(join(folder, name), { recursive: true })))
  }
}

/** One process, which makes builds until there are no more. */
function buildInTurn() {
  const child = fork(join(projectRoot, 'tools/bundle-each.mjs'), { cwd: projectRoot })
  return new Promise((resolve, reject) => {
    const next = () => {
      const job = jobs.shift()
      if (job) child.send(job)
      else child.disconnect()
    }
    child.on('message', next)
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('a build failed'))))
    next()
  })
}

/** What others show beside a link to us. They want pixels. */
async function drawSharePicture() {
  const drawing = await fs.readFile(join(projectRoot, 'web/share.svg'))
  await sharp(drawing).png({ palette: true }).toFile(join(projectRoot, 'dist/web/en/share.png'))
}

/** Our mark as a home screen shows it: on a ground, and with room around it where it is cut. */
async function drawIcons() {
  const mark = await fs.readFile(join(projectRoot, 'web/public/icon.svg'), 'utf8')
  // A picture has one look, in light and dark.
  const plain = mark.replace(/<style>.*<\/style>/, '')
  const draw = async (name, size, share) => {
    const at = (100 - share) / 2
    const placed = plain.replace(
      '<svg ',
      `<svg x="${at}" y="${at}" width="${share}" height="${share}" `,
    )
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
      `viewBox="0 0 100 100" color="#eff3f4"><rect width="100" height="100" fill="#090f11"/>` +
      `${placed}</svg>`
    const file = join(projectRoot, 'dist/web/en', name)
    await sharp(Buffer.from(svg)).png({ palette: true }).toFile(file)
  }
  await Promise.all([
    draw('icon-192.png', 192, 64),
    draw('icon-512.png', 512, 64),
    draw('icon-cut-512.png', 512, 48),
  ])
}

async function compressAll(folder) {
  const names = await fs.readdir(folder, { recursive: true })
  const texts = names.filter((name) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(name))
  await Promise.all(texts.map((name) => compress(join(folder, name))))
}

async function compress(path) {
  const content = await fs.readFile(path)
  if (content.length < 1_000) return
  const { br, gz } = await bothOf(content)
  await fs.writeFile(`${path}.br`, br)
  await fs.writeFile(`${path}.gz`, gz)
}

/** Much is the same in every language, and compressed once. */
function bothOf(content) {
  const digest = createHash('sha256').update(content).digest('base64')
  const known = compressed.get(digest)
  if (known) return known
  const both = Promise.all([brotli(content), gzip(content, { level: 9 })]).then(([br, gz]) => {
    return { br, gz }
  })
  compressed.set(digest, both)
  return both
}
