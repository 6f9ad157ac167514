// The banner of a sandbox: nothing covers it, and it can be read against everything behind it.

import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { sandboxNotice as inArabic } from '#contract/public/ar/sandbox-words.ts'
import { sandboxNotice as inDutch } from '#contract/public/nl/sandbox-words.ts'
import { sandboxNotice as inEnglish } from '#contract/public/sandbox-words.ts'

const banner = '.sandbox'
/** Contrasts by how the banner looks: it looks the same on most pages. */
const measured = new Map<string, Promise<number>>()

const notices: Readonly<Record<string, string>> = { ar: inArabic, nl: inDutch }

export async function bannerFaults(page: Page): Promise<string[]> {
  const seen = await page.evaluate((selector) => {
    scrollTo({ top: 0, behavior: 'instant' })
    const element = document.querySelector<HTMLElement>(selector)
    const words = element?.querySelector('b')
    if (!element || !words) return undefined
    const box = words.getBoundingClientRect()
    const isInView =
      box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const styles = [element, ...element.querySelectorAll<HTMLElement>('*')].map((part) => {
      const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(part)
      return [color, backgroundColor, backgroundImage, opacity].join()
    })
    const isTop = middle !== null && element.contains(middle)
    const language = document.documentElement.lang
    return { language, text: element.textContent, isInView, isTop, look: styles.join(';') }
  }, banner)
  if (!seen?.text.includes(notices[seen.language] ?? inEnglish)) return ['has no banner']
  if (!seen.isInView) return ['the banner is out of view']
  if (!seen.isTop) return ['the banner is covered']
  const look = `${page.viewportSize()?.width} ${seen.look}`
  const contrast = measured.get(look) ?? leastContrast(page)
  measured.set(look, contrast)
  const least = await contrast
  return least >= 4.5 ? [] : [`the contrast of the banner is ${least}`]
}

/** Of its words against any pixel that is behind them: the words are made invisible for a picture. */
async function leastContrast(page: Page): Promise<number> {
  const parts = page.locator(`${banner} b, ${banner} span`).filter({ visible: true })
  let least = Number.POSITIVE_INFINITY
  for (const part of await parts.all()) {
    const color = await part.evaluate((element: HTMLElement) => {
      // A canvas knows every way in which colors are written.
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = getComputedStyle(element).color
      canvas.fillRect(0, 0, 1, 1)
      element.style.color = 'transparent'
      return [...canvas.getImageData(0, 0, 1, 1).data]
    })
    const picture = await part.screenshot({ animations: 'disabled' })
    await part.evaluate((element: HTMLElement) => element.style.removeProperty('color'))
    const words = luminance(color)
    const data = await sharp(picture).removeAlpha().raw().toBuffer()
    for (let at = 0; at < data.length; at += 3) {
      const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      const [dark, bright] = words < behind ? [words, behind] : [behind, words]
      least = Math.min(least, (bright + 0.05) / (dark + 0.05))
    }
  }
  return least
}

/** WCAG's relative luminance. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
