// What must hold on each public page, found in three visits: on a phone, on a desk, and without
// JavaScript. Everything that is wrong is told, not only what comes first.

import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import type { Look } from '../browser.ts'
import { allFindings } from '../screen.ts'
import { scrollThrough, watchShifts, worstShift } from '../site-shift.ts'
import { until } from '../stage.ts'
import { bannerFaults } from './site-banner.ts'
import { unclaimed, unlabelled } from './site-claims.ts'
import { type Head, headOf } from './site-head.ts'
import { holdNews } from './site-news.ts'
import { inLanguage, type Language } from './site-pages.ts'
import { visitSite } from './visited.ts'

export type Seen = {
  readonly path: string
  readonly faults: string[]
  /** Undefined where the page could not be seen. */
  head?: Head
  /** Of all its links, as they are written. */
  links: readonly string[]
  /** The lines one can see, without those that have figures, which come and go. */
  lines: readonly string[]
}

export const phone: Look = look(360, 740, 'light')
export const desk: Look = look(1440, 900, 'dark')
const deskWidth = 1440
type Theme = 'light' | 'dark'
/** What colors decide; everything else is the same in both themes. */
const rulesOfColor = ['color-contrast', 'link-in-text-block']
const shiftMost = 0.02
const liveMs = 5_000
/** Marks where a part comes once the page rests: at any time after it lives. */
const comesLater = '[data-later]'

/** On a phone: what it says, how it looks, and whether it moves while prices come. */
export function seeOnPhone(language: Language, path: string): Promise<Seen> {
  return see(path, phone, async (page, seen) => {
    const since = await openAndRead(language, page, seen)
    seen.faults.push(...(await shifts(page, since)))
    await stopMotion(page)
    seen.faults.push(...(await looksWrong(page, 360)))
  })
}

/**
 * A page that was seen in another language: what it says, and whether its words have room. Colors
 * and moving parts are the same in all of them.
 */
export function seeTranslated(language: Language, path: string): Promise<Seen> {
  return see(path, phone, async (page, seen) => {
    await openAndRead(language, page, seen)
    seen.faults.push(...(await looksWrong(page, 360, ['light'])))
    await scrollThrough(page)
    seen.faults.push(...(await shifted(page)))
    await stopMotion(page)
    await page.setViewportSize({ width: deskWidth, height: 900 })
    seen.faults.push(...(await looksWrong(page, deskWidth, ['light'])))
  })
}

/** On a desk, and in narrower windows. */
export function seeOnDesk(language: Language, path: string): Promise<Seen> {
  return see(path, desk, async (page, seen) => {
    const { faults } = seen
    const since = await open(page, inLanguage(language, path), async () => {
      seen.lines = await linesOf(page)
    })
    faults.push(...(await shifts(page, since)))
    await stopMotion(page)
    faults.push(...(await looksWrong(page, deskWidth)))
    // Narrower windows move things; what is dark in one is dark in all.
    await page.setViewportSize({ width: 768, height: 900 })
    faults.push(...(await looksWrong(page, 768, ['light'])))
    await page.setViewportSize({ width: 1024, height: 900 })
    faults.push(...(await sidewards(page, 1024)))
  })
}

/**
 * Where no script runs: everything that one can see where it does. On a busy machine a page is made
 * now and then while the newest price is too old to reckon with, and says so in the place of that.
 */
export function seeWithoutScript(
  language: Language,
  path: string,
  lines: Seen['lines'],
): Promise<Seen> {
  const options = { ...desk.options, javaScriptEnabled: false }
  return see(path, { ...desk, options }, async (page, { faults }) => {
    await page.goto(inLanguage(language, path))
    if (!(await page.locator('main h1').isVisible())) faults.push('has no title')
    const statements = await unclaimed(page, language)
    faults.push(...statements.map((text) => `said without a source: ${text}`))
    const lacking = async () => {
      const there = new Set(await linesOf(page))
      return lines.filter((line) => !there.has(line)).map((line) => `lacks "${line}"`)
    }
    await until(async () => {
      if ((await lacking()).length > 0) await page.reload()
      expect(await lacking()).toEqual([])
    }).catch(async () => faults.push(...(await lacking())))
  })
}

async function openAndRead(language: Language, page: Page, seen: Seen): Promise<number> {
  const since = await open(page, inLanguage(language, seen.path), async (response) => {
    seen.faults.push(...(await changedText(page, await response.text())))
  })
  seen.head = await headOf(page)
  seen.links = await linksOf(page)
  const statements = await unclaimed(page, language)
  seen.faults.push(...statements.map((text) => `said without a source: ${text}`))
  seen.faults.push(...(await unlabelled(page, language)))
  return since
}

async function see(
  path: string,
  as: Look,
  journey: (page: Page, seen: Seen) => Promise<void>,
): Promise<Seen> {
  const seen: Seen = { path, faults: [], links: [], lines: [] }
  await visitSite(as, (page) => journey(page, seen)).catch((error: Error) =>
    seen.faults.push(error.message),
  )
  return seen
}

/**
 * Opens a page of ours and lets the news come once `before` has looked at it. Returns when that
 * was.
 */
async function open(
  page: Page,
  path: string,
  before: (response: Response) => Promise<void> = async () => {},
): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await watchShifts(page)
  const news = await holdNews(page)
  const response = await page.goto(path)
  if (response?.status() !== 200) throw new Error(`${path} answers ${response?.status()}`)
  await page.waitForFunction(() => {
    const first = document.querySelector('#root > *')
    return first && Object.keys(first).some((key) => key.startsWith('__reactFiber'))
  })
  await before(response)
  news.release()
  return performance.now()
}

/**
 * What the browser made of the server's words when it took them over. Parts for the eye alone do
 * not count: the ticker repeats itself. Nor does what comes later, whenever that is.
 */
async function changedText(page: Page, html: string): Promise<string[]> {
  const parts = { text: html, rest: `[aria-hidden=true], noscript, ${comesLater}` }
  const [server, browser] = await page.evaluate(({ text, rest }) => {
    const written = new DOMParser().parseFromString(text, 'text/html')
    return [written, document].map((doc) => {
      const root = doc.querySelector('#root')?.cloneNode(true) as Element
      for (const part of root.querySelectorAll(rest)) part.remove()
      return root.textContent
    })
  }, parts)
  if (server === undefined || browser === undefined) return ['has no text']
  if (server === browser) return []
  const at = [...server].findIndex((sign, index) => sign !== browser[index])
  const near = (text: string) => text.slice(Math.max(0, at - 40), at + 60)
  return [`the server wrote "${near(server)}", the browser "${near(browser)}"`]
}

async function looksWrong(
  page: Page,
  width: number,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<string[]> {
  const faults = await sidewards(page, width)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    const rules = colorScheme === 'light' ? undefined : rulesOfColor
    const found = [...(await allFindings(page, rules)), ...(await bannerFaults(page))]
    faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`))
  }
  return faults
}

async function sidewards(page: Page, width: number): Promise<string[]> {
  const pixels = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  return pixels > 0 ? [`${width} px: ${pixels} pixels stick out`] : []
}

/** What moves for ever costs the browser as much as all the rest; it was seen moving by then. */
function stopMotion(page: Page): Promise<void> {
  return page.emulateMedia({ reducedMotion: 'reduce' })
}

/** While live prices come for a while, and while one scrolls. */
async function shifts(page: Page, since: number): Promise<string[]> {
  await page.waitForTimeout(Math.max(0, liveMs - (performance.now() - since)))
  await scrollThrough(page)
  return shifted(page)
}

async function shifted(page: Page): Promise<string[]> {
  const { value, what } = await worstShift(page)
  return value < shiftMost ? [] : [`shifts by ${value.toFixed(4)}: ${what.join('; ')}`]
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  )
}

async function linesOf(page: Page): Promise<string[]> {
  const lines = await page.locator('main').evaluate((main, later) => {
    const textOf = (part: Element) => (part as HTMLElement).innerText
    const linesIn = (part: Element) =>
      textOf(part)
        .split('\n')
        .map((line) => line.trim())
    const parts = [...main.querySelectorAll(later)]
    const unread = new Set(parts.flatMap(linesIn))
    return linesIn(main).filter((line) => !unread.has(line))
  }, comesLater)
  return lines.filter((line) => /\p{L}{3}/u.test(line) && !/\p{N}/u.test(line))
}

function look(width: number, height: number, colorScheme: 'light' | 'dark'): Look {
  const options = { viewport: { width, height }, colorScheme }
  return { name: `${width} px`, width, isPhone: width < 600, options }
}
