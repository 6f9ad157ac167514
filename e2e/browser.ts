// The browser of the journeys, and the two kinds of client who use it. Whatever a page complains
// of, or asks of another host, fails the journey.

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { isProving } from '#seed'

export type Look = {
  readonly name: string
  readonly width: number
  readonly isPhone: boolean
  readonly options: BrowserContextOptions
}

const looks = {
  phone: lookOf(360, 740, 'dark'),
  desk: lookOf(1440, 900, 'light'),
} as const satisfies Record<string, Look>

/** `npm run prove` makes every journey with both, `npm test` with the one that is named. */
export function looksOf(own: keyof typeof looks): readonly Look[] {
  return isProving ? Object.values(looks) : [looks[own]]
}

function lookOf(width: number, height: number, colorScheme: 'dark' | 'light'): Look {
  const isPhone = width < 600
  const viewport = { width, height }
  const options = { viewport, colorScheme, hasTouch: isPhone, isMobile: isPhone }
  return { name: `${width} px, ${colorScheme}`, width, isPhone, options }
}

const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** `npm test` says where Chromium is. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...args, ...more],
  })
}

/** Longer than a busy machine takes: how fast a screen is, others measure. */
const patienceMs = 120_000

/** On a busy machine a price is late now and then, and with a hurrying clock every one is. */
const latePrice = /status of 503 .*\/api\/(market\/quote|deposit\/conversion)/

/** What a journey brings about itself may be complained of from here on. */
export type Excuse = (complaint: RegExp) => void

let visits = 0

/** Each visitor has a network of its own: what one may try a minute is no matter of speed then. */
function nextNetwork(): string {
  visits += 1
  return `198.18.${visits >> 8}.${visits & 255}`
}

/** A visit in a fresh browser profile. When it fails, a picture of the page is kept and named. */
export async function visit(
  browser: Browser,
  look: Look,
  url: string,
  journey: (page: Page, excuse: Excuse) => Promise<void>,
): Promise<void> {
  const options = {
    ...look.options,
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    extraHTTPHeaders: { 'x-forwarded-for': nextNetwork() },
  } as const
  const context = await browser.newContext(options)
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  const excused = [latePrice]
  const complaints: string[] = []
  hearComplaints(page, url, (complaint) => {
    if (!excused.some((pattern) => pattern.test(complaint))) complaints.push(complaint)
  })
  try {
    await journey(page, (complaint) => excused.push(complaint))
    expect(complaints, 'what the page complained of').toEqual([])
  } catch (error) {
    const seen = complaints.length === 0 ? '' : `\nThe page complained: ${complaints.join('; ')}`
    throw new Error(`${wordsOf(error)}\nSee ${await picture(page)}${seen}`, { cause: error })
  } finally {
    await context.close()
  }
}

/** Errors on the console, in scripts, and requests that leave our host. */
function hearComplaints(page: Page, url: string, tell: (complaint: string) => void): void {
  const { host } = new URL(url)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      tell(`${message.text()} at ${message.location().url}`)
  })
  page.on('pageerror', (error) => tell(`script: ${error.message}`))
  page.on('request', (request) => {
    const asked = new URL(request.url())
    if (asked.protocol !== 'data:' && asked.protocol !== 'blob:' && asked.host !== host)
      tell(`asked another host: ${request.url()}`)
  })
}

async function picture(page: Page): Promise<string> {
  const folder = await fs.mkdtemp(join(tmpdir(), 'journey-'))
  const path = join(folder, 'page.png')
  await page.screenshot({ path }).catch(() => {})
  return path
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
