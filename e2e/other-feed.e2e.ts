// The public site on a feed that lacks what its pages are about: they say so, in each language, and
// lead to what the feed does quote.

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProving } from '#seed'
import { launch, looksOf, visit } from './browser.ts'
import { npmStart, type StartedInstall } from './started.ts'

let install: StartedInstall
let browser: Browser
let folder = ''

beforeAll(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'other-feed-'))
  const recording = join(folder, 'xrp.csv')
  await fs.writeFile(recording, minutesOf(8))
  const feed = `replay:XRPUSD=${recording}?loop=1`
  ;[install, browser] = await Promise.all([npmStart({ FEED: feed }), launch()])
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
  await fs.rm(folder, { recursive: true, force: true })
})

/** Days of candles a minute each, up and down around a dollar. */
function minutesOf(days: number): string {
  const from = Date.UTC(2022, 0, 3)
  const rows = Array.from({ length: days * 1_440 }, (_, minute) => {
    const price = 1 + 0.01 * Math.sin(minute / 30) + 0.001 * ((minute * 7) % 5)
    const figures = [price, price + 0.002, price - 0.002, price + 0.001].map((it) => it.toFixed(5))
    return [from + minute * 60_000, ...figures, 1].join(',')
  })
  return ['timestamp,open,high,low,close,volume', ...rows].join('\n')
}

const languages = [
  {
    base: '',
    words: { absent: 'Bitcoin is not quoted here', symbol: 'BTCUSD is not quoted here' },
    failed: 'The chart could not be loaded.',
  },
  {
    base: '/nl',
    words: { absent: 'Bitcoin heeft hier geen koers', symbol: 'BTCUSD heeft hier geen koers' },
    failed: 'De grafiek kon niet worden geladen.',
  },
] as const

describe.each(looksOf('desk'))('$name', (look) => {
  describe.each(isProving ? languages : [languages[1]])('"$base"', ({ base, words, failed }) => {
    const on = (path: string, journey: (page: Page) => Promise<void>) =>
      visit(browser, look, install.url, async (page, excuse) => {
        excuse(/404/)
        await page.goto(`${base}${path}`)
        await page.waitForLoadState('load')
        await journey(page)
        expect(await page.getByText(failed).count()).toBe(0)
      })
    const leadsToWhatIsQuoted = async (page: Page) => {
      await page.getByRole('main').getByRole('link', { name: 'XRP/USD' }).click()
      await page.waitForURL(`**${base}/instruments/XRPUSD`)
      await page.getByRole('figure', { name: /XRP\/USD/ }).waitFor()
    }

    test('a coin that is not quoted', () =>
      on('/bitcoin-trading', async (page) => {
        await page.getByRole('heading', { name: words.absent }).waitFor()
        expect(await page.locator('[data-claim=prices]:not([aria-label])').count()).toBe(0)
        await leadsToWhatIsQuoted(page)
      }))

    test('an instrument that is not quoted', () =>
      on('/instruments/BTCUSD', async (page) => {
        await page.getByRole('heading', { level: 1, name: words.symbol }).waitFor()
        await leadsToWhatIsQuoted(page)
      }))

    test('a coin of which one pair is quoted', () =>
      on('/ripple-trading', async (page) => {
        await page.getByRole('button', { name: 'Candles' }).scrollIntoViewIfNeeded()
        await page.getByRole('figure', { name: /XRP\/USD/ }).waitFor()
        expect(await page.locator('[data-claim=instrument_terms] h3').allInnerTexts()).toEqual([
          'XRP/USD',
        ])
      }))

    test.each(['/', '/financial-instruments'])('%s shows what there is', (path) =>
      on(path, async (page) => {
        const main = page.getByRole('main')
        await main.getByRole('link', { name: 'XRP/USD' }).first().waitFor()
        expect(await main.getByText('BTC/USD', { exact: true }).count()).toBe(path === '/' ? 1 : 0)
      }),
    )
  })
})
