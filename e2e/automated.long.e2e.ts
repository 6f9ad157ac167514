// Automated trades in a real browser, on a phone and on a desk: from nothing to the first of them.
// The database takes no signal that is not of now, so this install has the time of all clocks. A
// rule that has spoken of an instrument is silent on it until its window closes, five minutes
// later: on those that are followed trading is stopped from the beginning, until somebody is ready.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { type Millis, millis } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'
import { insertStop } from '#server/trading/stops/stops.store.ts'
import { automated } from './automated.journey.ts'
import { launch, looksOf, visit } from './browser.ts'
import { type JourneyInstall, projectRoot, startJourneyInstall } from './install.ts'

const followed = [
  { symbol: 'ETHUSD', name: 'ETH/USD' },
  { symbol: 'SOLUSD', name: 'SOL/USD' },
]
const reason = 'Until everybody is ready.'

let install: JourneyInstall
let browser: Browser

beforeAll(async () => {
  const startsAt = millis(Date.now())
  const starting = startJourneyInstall((db) => stopAll(db, startsAt), projectRoot, startsAt)
  ;[install, browser] = await Promise.all([starting, launch()])
  for (const { symbol } of followed) await install.staff.stopTrading(reason, symbol)
  await install.staff.reopenTrading(reason)
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

const looks = new Set([...looksOf('phone'), ...looksOf('desk')])

describe.concurrent.each([...looks].map((look, nr) => ({ ...look, look, nr })))('$name', (each) => {
  test('automated trades are settled, switched on for the demo and watched', () =>
    visit(browser, each.look, install.url, (page, excuse) =>
      automated({ install, look: each.look, page, excuse }, present(followed[each.nr], 'one each')),
    ))
})

/** Before an instrument is known by its symbol. */
async function stopAll(db: Database, at: Millis): Promise<void> {
  const everything = { instrumentId: null, by: 'nobody@staff.example', reason, at }
  await db.transaction((tx) => insertStop(tx, everything))
}
