// Whole journeys through the real install in a real browser, on a phone and on a desk.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { launch, looks, visit } from './browser.ts'
import { type JourneyInstall, startJourneyInstall } from './install.ts'
import { checkScreen } from './screen.ts'

let install: JourneyInstall
let browser: Browser

beforeAll(async () => {
  ;[install, browser] = await Promise.all([startJourneyInstall(), launch()])
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

describe.each(looks)('$name', (look) => {
  test('the landing page', () =>
    visit(browser, look, install.url, async (page) => {
      await page.goto('/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await checkScreen(page, 'landing page')
    }))
})
