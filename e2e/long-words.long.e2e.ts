// Every screen in words four tenths longer than English ones, on a narrow phone: nothing sticks out of
// the window, and no word of a button or a heading is cut. What is found in none of our languages
// may be found in the next one.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch, looksOf, visit } from './browser.ts'
import { type JourneyInstall, startJourneyInstall } from './install.ts'
import { cramped, lengthen } from './long-words.ts'
import { fillSignIn, untilTradable } from './stage.ts'
import { instrumentPaths, publicPaths } from './visitors/site-pages.ts'

const visitors = [
  ...[...publicPaths, ...instrumentPaths, '/no-such-page'],
  ...['/auth/signin', '/auth/signup', '/auth/forgot-password'],
]
const own = [
  ...['home', 'trade-history', 'statement', 'signals', 'ats', 'trader', 'limits', 'privacy'],
  ...['edit-profile', 'preferences', 'change-password', 'change-email', 'security', 'api'],
  ...['webhooks', 'verify', 'notices', 'promotions', 'tournaments', 'before-live'],
]
const ofLive = [
  'plan',
  'earnings',
  'deposit',
  'deposit-log',
  'credits',
  'withdraw-fund',
  'withdraw-log',
]
const [phone] = looksOf('phone')

let install: JourneyInstall
let browser: Browser

beforeAll(async () => {
  ;[install, browser] = await Promise.all([startJourneyInstall(), launch()])
})
afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

const visitOnPhone = (journey: (page: Page) => Promise<void>) =>
  visit(browser, phone as NonNullable<typeof phone>, install.url, async (page, excuse) => {
    excuse(/status of 404/)
    await journey(page)
  })

describe('in long words', () => {
  test('the public site', () =>
    visitOnPhone(async (page) => {
      expect(await allFaults(page, visitors)).toEqual([])
    }))

  test('the area of clients', () =>
    visitOnPhone(async (page) => {
      await page.goto('/auth/signin')
      await fillSignIn(page, await install.newClient({ firstname: 'Wilhelmina' }))
      await untilTradable(page)
      const faults = await allFaults(
        page,
        own.map((name) => `/user/${name}`),
      )
      await page.goto('/user/home')
      await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
      await untilTradable(page)
      faults.push(
        ...(await allFaults(
          page,
          ofLive.map((name) => `/user/${name}`),
        )),
      )
      expect(faults).toEqual([])
    }))
})

async function allFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await page.locator('h1:not([hidden] *)').first().waitFor()
    await page.waitForLoadState('networkidle')
    await lengthen(page)
    faults.push(...(await cramped(page)).map((fault) => `${path}: ${fault}`))
  }
  return faults
}
