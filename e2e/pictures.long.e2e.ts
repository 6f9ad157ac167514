// A picture of every screen in the states that it has, in both themes, on a phone and on a desk. The
// first run keeps them, a later one fails for what has changed and says where to look; `PICTURES=keep
// npm run prove` says that it should be so.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { later, minute } from '#kernel/time.ts'
import type { TestClient } from '#test/clients.ts'
import { type Album, openAlbum } from './album.ts'
import { launch, looksOf, visit } from './browser.ts'
import { type JourneyInstall, startJourneyInstall } from './install.ts'
import { fillSignIn, keyOf, openTerms, until, untilTradable } from './stage.ts'
import { placedBy } from './trade.ts'

const visitors = [
  ...['/', '/about-us', '/pricing', '/financial-instruments', '/instruments/BTCUSD', '/fairness'],
  ...['/bitcoin-trading', '/signals', '/status', '/live-payouts', '/contact-us', '/legal'],
  ...['/risk-disclosure', '/no-such-page', '/auth/signin', '/auth/signup', '/auth/forgot-password'],
]
const own = [
  ...['trade-history', 'statement', 'signals', 'ats', 'trader', 'limits', 'privacy'],
  ...['edit-profile', 'preferences', 'change-password', 'change-email', 'security', 'api'],
  ...['webhooks', 'verify', 'no-such-page'],
]
const ofLive = [
  ...['earnings', 'deposit', 'deposit-log', 'credits', 'withdraw-fund', 'withdraw-log', 'plan'],
]

/** Whether they win or lose. */
const results = [
  'main tbody',
  'section[aria-label="Results"] *',
  '[aria-controls="open-trades-sheet"]',
]

let install: JourneyInstall
let browser: Browser
let album: Album

beforeAll(async () => {
  ;[install, browser] = await Promise.all([startJourneyInstall(), launch()])
  album = await openAlbum(browser, process.env.PICTURES === 'keep')
})
afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

describe.each(looksOf('phone'))('$name', (look) => {
  const visitWith = (journey: (page: Page) => Promise<void>) =>
    visit(browser, look, install.url, async (page, excuse) => {
      // What does not exist, what is held back here, and the line that is cut here.
      excuse(/status of (404|503)|ERR_INTERNET_DISCONNECTED|WebSocket|inline style/)
      await journey(page)
    })

  test('the public site', () =>
    visitWith(async (page) => {
      for (const path of visitors) {
        await page.goto(path)
        await whole(page)
        await album.see(page, `site${path.replaceAll('/', '-')}`)
      }
    }))

  test('whoever is new', () =>
    visitWith(async (page) => {
      await enter(page, await install.newClient({ firstname: 'Ada' }))
      await settled(page)
      await album.see(page, 'trading-first')
      for (const name of own) await seeOwn(page, name, 'new')
      await toLive(page)
      for (const name of ofLive) await seeOwn(page, name, 'new')
    }))

  test('whoever trades', () =>
    visitWith(async (page) => {
      await enter(page, await install.newClient({ firstname: 'Wilhelmina-Alexandrina' }))
      await openTerms(page)
      await page.getByLabel('One-click trading').check()
      await durationOf(page, '1m')
      const placed = []
      for (const side of ['Buy', 'Sell', 'Buy', 'Sell'] as const) {
        placed.push(await placedBy(page, () => keyOf(page, side).click()))
        await page.waitForTimeout(500)
      }
      await until(async () => expect(await openTrades(page)).toBe(placed.length))
      await album.see(page, 'trading-open', results)
      install.clock.hurryTo(later(install.clock.now(), minute))
      await until(async () => expect(await openTrades(page)).toBe(0))
      await untilTradable(page)
      await album.see(page, 'trading-ended', results)
      await page.goto('/user/trade-history')
      await settled(page)
      await album.see(page, 'trade-history-traded', [...results, 'main section'])
      const won = page.getByRole('row').filter({ hasText: 'Won' }).getByRole('link')
      if ((await won.count()) === 0) return
      await page.goto((await won.first().getAttribute('href')) ?? '')
      await settled(page)
      await album.see(page, 'receipt-won')
    }))

  test('what does not come, and what is lost', () =>
    visitWith(async (page) => {
      await enter(page, await install.newClient())
      await page.route('**/api/trading?**', (route) => route.fulfill({ status: 503, body: '{}' }))
      await seeOwn(page, 'trade-history', 'failed')
      await page.unroute('**/api/trading?**')
      await page.route('**/api/users/limits**', () => {})
      await page.goto('/user/limits')
      await page.getByRole('banner').waitFor()
      await page
        .getByRole('status', { name: /^Loading/ })
        .first()
        .waitFor()
      await album.see(page, 'limits-waiting')
      await page.unroute('**/api/users/limits**')
      await page.goto('/user/home')
      await untilTradable(page)
      await page.context().setOffline(true)
      await until(async () => expect(await keyOf(page, 'Buy').isEnabled()).toBe(false))
      await album.see(page, 'trading-lost')
    }))
})

test('nothing looks otherwise than it was kept', () => {
  expect(album.changed, `Look at them, then PICTURES=keep where they are right`).toEqual([])
})

async function enter(page: Page, client: TestClient): Promise<void> {
  await page.goto('/auth/signin')
  await fillSignIn(page, client)
  await untilTradable(page)
}

async function seeOwn(page: Page, name: string, state: string): Promise<void> {
  await page.goto(`/user/${name}`)
  await settled(page)
  await album.see(page, `${name}-${state}`)
}

async function toLive(page: Page): Promise<void> {
  await page.goto('/user/home')
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await untilTradable(page)
}

/** Its heading is there, and nothing is on its way. */
async function whole(page: Page): Promise<void> {
  await page.locator('h1:not([hidden] *)').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** Where nothing is fetched only when it comes near, nothing waits any more either. */
async function settled(page: Page): Promise<void> {
  await whole(page)
  const waiting = '[data-waits]:not([hidden] *)'
  await page.waitForFunction((parts) => !document.querySelector(parts), waiting)
}

async function durationOf(page: Page, words: string): Promise<void> {
  await page.locator('label').getByText(words, { exact: true }).click()
}

function openTrades(page: Page): Promise<number> {
  return page.locator('[aria-labelledby="open-trades"] tbody tr').count()
}
