// Pictures of screens, kept beside the build on this machine and compared with those of the next
// run: what has changed is put into one picture to look at, before, after and where. What differs
// from run to run is told apart first: digits are shown as noughts, prices are not drawn.

import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { projectRoot } from './install.ts'

/** Of all pixels: a line of text that moves by one is more. */
const shareMost = 0.000_5
/** Of 255, of any colour: less is how the same letter was drawn twice. */
const differsBy = 24
const themes = ['light', 'dark'] as const

export type Album = {
  /** In both themes; `hidden` names what depends on how prices went. */
  readonly see: (page: Page, name: string, hidden?: readonly string[]) => Promise<void>
  /** Where the pictures are that have changed. */
  readonly changed: readonly string[]
}

/** `isKeeping`: what is seen is how it should be. Another browser draws otherwise: a folder each. */
export async function openAlbum(browser: Browser, isKeeping: boolean): Promise<Album> {
  const root = process.env.PICTURES_DIR ?? join(projectRoot, '.cache/pictures')
  const folder = join(root, `chromium-${browser.version()}`)
  const kept = join(folder, 'kept')
  const differing = join(folder, 'changed')
  await fs.mkdir(kept, { recursive: true })
  await fs.rm(differing, { recursive: true, force: true })
  await fs.mkdir(differing)
  const changed: string[] = []
  return {
    changed,
    see: async (page, name, hidden = []) => {
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        const file = `${name}-${page.viewportSize()?.width}-${theme}.png`
        const now = await pictureOf(page, hidden)
        const before = isKeeping ? undefined : await fs.readFile(join(kept, file)).catch(() => {})
        if (!before) {
          await fs.writeFile(join(kept, file), now)
          continue
        }
        const difference = await differenceOf(before, now)
        if (!difference) continue
        await fs.writeFile(join(differing, file), difference)
        changed.push(join(differing, file))
      }
    },
  }
}

async function pictureOf(page: Page, hidden: readonly string[]): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(hideFigures, [...drawn, ...hidden].join())
  try {
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  } finally {
    await page.evaluate('showFigures()')
  }
}

/** Where prices are drawn, and what is placed by them. */
const drawn = [
  ...['canvas', '[data-testid="scene"]', '[data-testid="chart"] ~ *', 'main svg[viewBox] path'],
  ...['main svg polyline', '[data-example]'],
]

/** In the page: a nought is as wide as any digit, and a sign as the other. */
function hideFigures(drawn: string): void {
  const gone = [...document.querySelectorAll<HTMLElement | SVGElement>(drawn)]
  for (const { style } of gone) style.visibility = 'hidden'
  const hidden = new Map<Text, readonly [before: string, after: string]>()
  const hide = (text: Text) => {
    const before = text.data
    const after = before
      .replace(/\b[0-9a-f]*\d[0-9a-f]*\b/g, (id) => '0'.repeat(id.length))
      .replace(/[\u2212+-](?=\$?\d)/g, '+')
    if (after === before) return
    text.data = after
    hidden.set(text, [before, after])
  }
  const hideIn = (part: Node) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Text) hide(node)
    }
  }
  hideIn(document.body)
  // A price that comes meanwhile is hidden before it is painted.
  const changes = new MutationObserver((all) => {
    for (const { target, addedNodes } of all) {
      hideIn(target)
      for (const node of addedNodes) hideIn(node)
    }
  })
  changes.observe(document.body, { characterData: true, childList: true, subtree: true })
  Object.assign(globalThis, {
    showFigures: () => {
      changes.disconnect()
      for (const { style } of gone) style.visibility = ''
      for (const [text, [before, after]] of hidden) if (text.data === after) text.data = before
    },
  })
}

/** Undefined where they are the same; else before, after, and what differs in red. */
async function differenceOf(before: Buffer, now: Buffer): Promise<Buffer | undefined> {
  const [one, other] = await Promise.all([rawOf(before), rawOf(now)])
  const { width, height } = other.info
  const isSameSize = one.info.width === width && one.info.height === height
  const marks = Buffer.alloc(width * height * 3, 255)
  let count = isSameSize ? 0 : width * height
  if (isSameSize) {
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const at = pixel * 3
      const apart = [0, 1, 2].map((part) =>
        Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)),
      )
      if (Math.max(...apart) < differsBy) continue
      count += 1
      marks.set([200, 0, 0], at)
    }
  }
  if (count <= width * height * shareMost) return undefined
  const raw = { width, height, channels: 3 } as const
  const where = await sharp(marks, { raw }).png().toBuffer()
  const beside = Math.max(width, one.info.width)
  return sharp({
    create: {
      width: beside * 3,
      height: Math.max(height, one.info.height),
      channels: 3,
      background: 'white',
    },
  })
    .composite([before, now, where].map((input, nr) => ({ input, left: nr * beside, top: 0 })))
    .png()
    .toBuffer()
}

function rawOf(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}
