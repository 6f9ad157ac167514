// Whole journeys through the real install in a real browser, on a phone and on a desk.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { launch, looks, visit } from './browser.ts'
import { firstTrade } from './first-trade.journey.ts'
import { type JourneyInstall, startJourneyInstall } from './install.ts'
import type { Stage } from './stage.ts'

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
  const make = (journey: (stage: Stage) => Promise<void>) => () =>
    visit(browser, look, install.url, (page) => journey({ install, look, page }))

  test('a new client trades and reads the receipt', make(firstTrade))
})
