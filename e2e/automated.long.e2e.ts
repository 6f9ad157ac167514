// Automated trades in a real browser, on a phone and on a desk: from nothing to the first of them.
// The database takes no signal that is not of now, so this install has the time of all clocks.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { automated } from './automated.journey.ts'
import { launch, looksOf, visit } from './browser.ts'
import { type JourneyInstall, projectRoot, startJourneyInstall } from './install.ts'

let install: JourneyInstall
let browser: Browser

beforeAll(async () => {
  const starting = startJourneyInstall(undefined, projectRoot, millis(Date.now()))
  ;[install, browser] = await Promise.all([starting, launch()])
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

const looks = new Set([...looksOf('phone'), ...looksOf('desk')])

describe.concurrent.each([...looks])('$name', (look) => {
  test('automated trades are settled, switched on for the demo and watched', () =>
    visit(browser, look, install.url, (page, excuse) => automated({ install, look, page, excuse })))
})
