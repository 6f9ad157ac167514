// What a build is: the web's files and the server, in `dist/`, with compressed copies beside the
// web's, so that the server never compresses what does not change. Started by prepare.mjs, which
// knows when it is needed.

import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import sharp from 'sharp'
import { giveUp, projectRoot, run } from './prepare.mjs'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

console.log('Building ...')
const languages = ['en', 'nl']
const configs = ['web', 'site', 'office', 'chat'].map((name) =>
  name === 'web' ? 'vite.config.ts' : `vite.${name}.config.ts`,
)
const vite = join(projectRoot, 'node_modules/vite/bin/vite.js')
await Promise.all([
  build('vite.server.config.ts'),
  ...languages.flatMap((language) => configs.map((config) => build(config, language))),
])
await Promise.all([drawSharePicture(), drawIcons()])
await Promise.all(
  ['dist/web', 'dist/office', 'dist/chat'].map((it) => compressAll(join(projectRoot, it))),
)

function build(config, mode = 'production') {
  const args = [vite, 'build', '--config', config, '--mode', mode, '--logLevel', 'warn']
  return run(process.execPath, args).catch(giveUp)
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
  await fs.writeFile(`${path}.br`, await brotli(content))
  await fs.writeFile(`${path}.gz`, await gzip(content, { level: 9 }))
}
