// What all visits share: a browser, and one install, of which visitors change nothing. Whatever
// imports this has both from `beforeAll` on.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type Excuse, type Look, launch, visit } from '../browser.ts'
import { type JourneyInstall, startJourneyInstall } from '../install.ts'

let install: JourneyInstall
let browser: Browser

beforeAll(async () => {
  ;[install, browser] = await Promise.all([startJourneyInstall(), launch()])
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

export const siteUrl = () => install.url

/** A visit in a fresh browser profile. */
export function visitSite(
  look: Look,
  journey: (page: Page, excuse: Excuse) => Promise<void>,
): Promise<void> {
  return visit(browser, look, install.url, journey)
}
