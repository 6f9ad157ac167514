// Live values on the public site move nothing: each place has the room for all that may stand in
// it, on a phone and on a desk, in each language. Prices, candles and time are made to say it all.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { looksOf } from '../browser.ts'
import { until } from '../stage.ts'
import { inLanguage, languagesOf } from './site-pages.ts'
import { markPlaces, movedPlaces } from './site-places.ts'
import { visitSite } from './visited.ts'

describe.concurrent.each(looksOf('phone'))('$name', (look) => {
  describe.each(languagesOf('nl'))('in $locale', (language) => {
    test('what indicators say', () =>
      visitSite(look, async (page) => {
        const unsaid = new Set<string>()
        const said = new Set<string>()
        for (const history of histories) {
          const candles = await holdCandles(page, history)
          await page.goto(inLanguage(language, '/instruments/BTCUSD'))
          const table = page.locator('table').filter({ has: page.locator('[data-room]') })
          await table.scrollIntoViewIfNeeded()
          const sentences = () =>
            table.locator('td:last-child > span').evaluateAll((spans) =>
              spans.map((span, row) => ({
                said: `${row}: ${span.textContent}`,
                all: [...span.querySelectorAll<HTMLElement>('[data-room]')].map(
                  ({ dataset }) => `${row}: ${dataset.room}`,
                ),
              })),
            )
          const waiting = await sentences()
          for (const { all } of waiting) for (const one of all) unsaid.add(one)
          for (const one of waiting) said.add(one.said)
          await markPlaces(page)
          candles.release()
          await until(async () => expect(await sentences()).not.toEqual(waiting))
          expect(await movedPlaces(page)).toEqual([])
          for (const one of await sentences()) said.add(one.said)
        }
        expect([...unsaid].filter((one) => !said.has(one))).toEqual([])
      }))

    test.each(['/', '/financial-instruments', '/instruments/BTCUSD', '/bitcoin-trading'])(
      'prices that grow, and grow old: %s',
      (path) =>
        visitSite(look, async (page) => {
          await page.clock.install()
          const prices = await steerPrices(page)
          await page.goto(inLanguage(language, path))
          await prices.came
          await page.waitForLoadState('load')
          const figures = async () => (await page.locator('#root').innerText()).replace(/\D+/g, ' ')
          // The ticker writes itself a second time once the page rests.
          await page.locator('[data-copy]').first().waitFor({ state: 'attached' })
          await markPlaces(page)
          prices.multiply(10)
          const grown = written[language.locale] ?? /never/
          await until(async () => expect(await firstPrice(page)).toMatch(grown))
          expect(await movedPlaces(page)).toEqual([])
          prices.cut()
          const later = await figures()
          await page.clock.fastForward(130_000)
          await until(async () => expect(await figures()).not.toBe(later))
          expect(await movedPlaces(page)).toEqual([])
          expect(await firstPrice(page)).toMatch(grown)
        }),
    )
  })
})

describe.concurrent.each(looksOf('phone'))('$name', (look) => {
  test.each(['/auth/signin', '/auth/signup'])('a font that comes late: %s', (path) =>
    visitSite(look, async (page) => {
      let release = () => {}
      const isReleased = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await isReleased
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.locator('h1').first().waitFor()
      await markPlaces(page)
      release()
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.fonts.check('16px "IBM Plex Sans Variable"'))).toBe(
        true,
      )
      expect(await movedPlaces(page)).toEqual([])
    }),
  )
})

/** How each language writes a price of hundreds of thousands. */
const written: Readonly<Record<string, RegExp>> = {
  en: /^[\d,]{7,}\.\d$/,
  nl: /^[\d.]{7,},\d$/,
}

/** Of the ticker: Bitcoin's. */
const firstPrice = (page: Page) => page.locator('[data-paused] b, section li b').first().innerText()

/** Of this many candles each close, by its number; together they bring about all readings. */
type History = { readonly count: number; readonly close: (index: number) => number }

const flatThen = (last: number): History => ({
  count: 100,
  close: (index) => (index === 99 ? last : 98_000 + (index % 2)),
})
const histories: readonly History[] = [
  { count: 100, close: (index) => 9_000 + index * index },
  { count: 100, close: (index) => 90_000 - index * index },
  { count: 100, close: () => 64_000 },
  flatThen(104_321.5),
  flatThen(9_000),
  { count: 3, close: () => 64_000 },
]

/** Answers those candles, once they may come. */
async function holdCandles(
  page: Page,
  { count, close }: History,
): Promise<{ release: () => void }> {
  const { promise, release } = gate()
  // What is still on its way for the history before may end as it likes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/market/candles?**', async (route) => {
    const response = await route.fetch()
    const reply: { data: object[] } = await response.json()
    const data = reply.data.slice(-count).map((candle, at) => ({ ...candle, close: close(at) }))
    await promise
    await route.fulfill({ response, json: { ...reply, data } })
  })
  return { release }
}

/** The prices that come to the page: how large they are, and until when they come. */
async function steerPrices(page: Page) {
  const { promise: came, release } = gate()
  let factor = 1
  let isCut = false
  await page.routeWebSocket(/\/api\//, (socket) => {
    if (isCut) return
    const server = socket.connectToServer()
    server.onMessage((text) => {
      if (isCut) return
      const message = JSON.parse(String(text))
      if (message.type === 'ticks') {
        for (const tick of message.ticks) tick[3] *= factor
        release()
      }
      socket.send(JSON.stringify(message))
    })
  })
  return {
    came,
    multiply: (by: number) => {
      factor = by
    },
    cut: () => {
      isCut = true
    },
  }
}

function gate() {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release }
}
