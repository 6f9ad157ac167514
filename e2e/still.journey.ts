// What is shown stays where it is: no screen of the user area moves by itself, whichever of the
// answers that it is made of comes last.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { watchShifts, worstShift } from './site-shift.ts'
import { enter, keyOf, type Stage, untilTradable } from './stage.ts'

const screens = [
  ...['trade-history', 'deposit', 'deposit-log', 'withdraw-fund', 'withdraw-log', 'earnings'],
  ...['plan', 'statement', 'limits', 'privacy', 'edit-profile', 'change-password'],
  ...['change-email', 'security', 'verify', 'no-such-page'],
]
/**
 * A fifth of what is called good (https://web.dev/articles/cls): on a busy machine prices and a font
 * that come late move lines of the trading screen by a pixel or two.
 */
const shiftMost = 0.02

/** What decides about banners and blocks, which once came when one was about to press. */
const deciding = /\/api\/users\/(me|blocks|limits|acceptances)(\?|$)/
/** What else a screen shows; without a session there is none. */
const others = /\/api\/(?!auth\/|users\/(me|blocks|limits|acceptances)(\?|$))/

export async function still(stage: Stage): Promise<void> {
  const { page } = stage
  const faults: string[] = []
  await enter(stage)
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await watchShifts(page)
  const note = async (path: string) => {
    const { value, what } = await worstShift(page)
    if (value >= shiftMost) faults.push(`${path} by ${value.toFixed(4)}: ${what.join('; ')}`)
  }
  for (const name of screens) {
    const release = [await hold(page, deciding), await hold(page, others)] as const
    await page.goto(`/user/${name}`)
    await waiting(page).waitFor()
    await release[0]()
    await page.locator(heading).waitFor()
    await release[1]()
    await untilWhole(page)
    await note(name)
  }
  const release = await hold(page, deciding)
  await page.goto('/user/home')
  await waiting(page).waitFor()
  await release()
  await untilTradable(page)
  await untilWhole(page)
  await keyOf(page, 'Buy').click({ trial: true })
  await note('home')
  expect(faults, 'what moved by itself').toEqual([])
}

/** The trading screen may stay in the page, hidden, with its own. */
const heading = 'h1:not([hidden] *)'

function waiting(page: Page) {
  return page.getByRole('status', { name: /^Loading/ }).first()
}

/** Two frames after nothing is on its way any more: what follows would be counted by then. */
async function untilWhole(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[data-waits]:not([hidden] *)'))
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  })
}

/** Keeps these answers back until they may come. */
async function hold(page: Page, what: RegExp): Promise<() => Promise<void>> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(what, async (route) => {
    await isReleased
    // The page may be gone by now.
    await route.continue().catch(() => {})
  })
  return async () => {
    release()
    await page.unroute(what)
  }
}
