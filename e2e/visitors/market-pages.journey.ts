// The market on the public site as visitors use it: the tabs and the search, the chart and what
// indicators say of it, live prices, and the ticker that stops when it is asked to.

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { looksOf } from '../browser.ts'
import { until } from '../stage.ts'
import { visitSite } from './visited.ts'

const rows = (page: Page) => page.getByRole('tabpanel').locator('tbody tr')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

describe.concurrent.each(looksOf('desk'))('$name', (look) => {
  const onMarket = (journey: (page: Page) => Promise<void>) =>
    visitSite(look, async (page) => {
      await page.goto('/financial-instruments')
      await page.waitForLoadState('load')
      await journey(page)
    })

  test('arrow keys go through the kinds of instruments, and the catalogue comes in pages', () =>
    onMarket(async (page) => {
      expect(await rows(page).count()).toBe(24)
      await tab(page, 'Cryptocurrency').focus()
      await page.keyboard.press('ArrowRight')
      await page.getByRole('tab', { name: 'Currencies', selected: true }).waitFor()
      expect(await rows(page).count()).toBe(16)
      expect(await rows(page).first().innerText()).toContain('market closed')
      await page.keyboard.press('End')
      await rows(page).nth(59).waitFor()
      await page.getByRole('button', { name: /^Show more/ }).click()
      expect(await rows(page).count()).toBe(120)
    }))

  test.each([
    ['Indices', 'US500/USD'],
    ['Commodities', 'XAG/USD'],
    ['Bonds', 'US10Y/USD'],
    ['Stocks', 'ASML/EUR'],
  ])('%s have a tab of what is quoted, and a page each', (kind, name) =>
    onMarket(async (page) => {
      const heading = await tab(page, kind).evaluate(({ textContent }) => textContent)
      await tab(page, kind).click()
      await rows(page).first().waitFor()
      expect(await rows(page).count()).toBe(Number(heading.replace(/\D/g, '')))
      await page.getByText('market closed').first().waitFor()
      await rows(page).getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`**/instruments/${name.replace('/', '')}`)
      await page.getByText('Quoted, not traded here').first().waitFor()
      await page.getByText('simulated', { exact: true }).first().waitFor()
      await page.getByRole('figure', { name: new RegExp(`^Chart of ${name}`) }).waitFor()
      const summary = page.getByRole('region', { name: 'Technical summary' })
      await summary
        .getByText(/^The price is (above|below|at) this average/)
        .first()
        .waitFor()
      await page.getByText('Monday to Friday').waitFor()
      const moved = page.getByText('a year', { exact: false }).filter({ hasText: '%' })
      expect(await moved.count()).toBe(kind === 'Stocks' ? 1 : 0)
    }),
  )

  test('a search counts what each kind has', () =>
    onMarket(async (page) => {
      await page.getByRole('searchbox').fill('ltc/')
      await page.getByRole('status').filter({ hasText: 'instruments found' }).waitFor()
      expect(await rows(page).locator('th').allInnerTexts()).toEqual(['LTC/USD', 'LTC/BTC'])
      await page.getByRole('searchbox').fill('eurusd')
      await page.getByRole('button', { name: 'in Currencies' }).click()
      expect(await rows(page).locator('th').allInnerTexts()).toEqual(['EUR/USD'])
    }))

  test('the chosen instrument has a chart, and indicators of the same candles', () =>
    onMarket(async (page) => {
      await page.getByRole('button', { name: 'Show the chart of ETH/USD', exact: true }).click()
      await page.getByRole('heading', { name: 'ETH/USD', exact: true }).waitFor()
      await page.getByRole('figure', { name: /^Chart of ETH\/USD/ }).waitFor()
      const summary = page.getByRole('region', { name: 'Technical summary' })
      await summary.getByText('candles of 15 minutes').waitFor()
      await summary
        .getByText(/^The price is (above|below|at) this average\.$/)
        .first()
        .waitFor()
      await page.getByRole('button', { name: '1 h', exact: true }).click()
      await summary.getByText('candles of one hour').waitFor()
      expect(await summary.innerText()).not.toMatch(/\b(buy|sell)\b/i)
      await page.getByRole('link', { name: 'ETH/USD in detail' }).click()
      await page.waitForURL('**/instruments/ETHUSD')
    }))

  test('prices are told with their source, then move', () =>
    visitSite(look, async (page) => {
      await page.goto('/instruments/BTCUSD')
      const price = page.locator('main [data-claim=prices]').first()
      expect(await price.innerText()).toContain('simulated')
      const before = await price.locator('b').innerText()
      await price.getByText('just now').waitFor()
      await until(async () => expect(await price.locator('b').innerText()).not.toBe(before))
      await page.getByRole('link', { name: 'Trade BTC/USD' }).first().waitFor()
    }))

  test('what is only quoted says so and offers no trade', () =>
    visitSite(look, async (page, excuse) => {
      await page.goto('/instruments/QTUMUSD')
      await page.getByText('Quoted, not traded here').first().waitFor()
      expect(await page.getByRole('link', { name: /^Trade / }).count()).toBe(0)
      excuse(/status of 404 /)
      expect((await page.goto('/instruments/NOPE'))?.status()).toBe(404)
    }))

  test('the ticker stops by its button, and stays so; with less motion it stands still', () =>
    visitSite(look, async (page) => {
      await page.goto('/financial-instruments')
      const ticker = page.getByRole('region', { name: 'Prices now' })
      const motion = () =>
        ticker
          .locator('ul')
          .first()
          .evaluate((list) => {
            const { animationName, animationPlayState } = getComputedStyle(
              list.parentElement ?? list,
            )
            return animationName === 'none' ? 'none' : animationPlayState
          })
      expect(await motion()).toBe('none')
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await until(async () => expect(await motion()).toBe('running'))
      await ticker.getByRole('link').nth(2).focus()
      expect(await motion()).toBe('paused')
      await page.locator('h1').click()
      await ticker.getByRole('button', { name: 'Stop the prices from running' }).click()
      await page.mouse.move(10, 600)
      expect(await motion()).toBe('paused')
      await page.reload()
      await ticker.getByRole('button', { name: 'Let the prices run' }).click()
      await page.mouse.move(10, 600)
      await until(async () => expect(await motion()).toBe('running'))
    }))
})
