// The tour of a first trade: begun from its address, left and found again, beside the controls
// themselves, by keyboard and touch, to the receipt of one's own first trade.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { later, millis, second } from '#kernel/time.ts'
import { checkScreen, checkThemes } from './screen.ts'
import { enter, hurryTo, keyOf, type Stage, until } from './stage.ts'
import { placedBy } from './trade.ts'

/** It trades within the same minute as others, which the clock then hurries through. */
export async function tour(stage: Stage): Promise<void> {
  const { meeting } = stage.install
  meeting.come()
  try {
    await takeTour(stage)
  } finally {
    meeting.go()
  }
}

async function takeTour(stage: Stage): Promise<void> {
  const { page, install } = stage
  await enter(stage)
  await page.goto('/help#trade')
  await page.getByRole('link', { name: 'tour on the demo' }).click()
  await seeStep(page, 'The price', '[data-testid=spot]')
  expect(new URL(page.url()).search).toBe('')
  await checkThemes(stage, 'the tour at its first step')
  await next(page)
  await seeStep(page, 'The amount', 'label')
  await checkScreen(page, 'the tour at the amount')
  // From the card to what it is about, without a pointer.
  await card(page).getByRole('button', { name: 'Go to it' }).click()
  await until(async () =>
    expect(await page.locator('[data-amount]').evaluate(isFocused)).toBe(true),
  )
  await page.locator('[data-amount]').fill('120')
  await next(page)
  await seeStep(page, 'The expiry', 'fieldset')
  await page.locator('label').getByText('1m', { exact: true }).click()
  await leaveAndFindAgain(page)
  await seeStep(page, 'The expiry', 'fieldset')
  await next(page)
  await seeStep(page, 'Strike and payoff', 'fieldset')
  await checkScreen(page, 'the tour at the strike rates')
  await next(page)
  await seeStep(page, 'The direction', '[data-keys] div')
  await card(page).getByRole('button', { name: 'Back' }).click()
  await next(page)
  await install.meeting.meet()
  await keyOf(page, 'Buy').click()
  const ask = page.getByRole('group', { name: 'Place this trade?' })
  await seeStep(page, 'The direction', '[role=group]')
  const placed = await placedBy(page, () =>
    ask.getByRole('button', { name: 'Place this Buy' }).click(),
  )
  expect(placed.mode).toBe('demo')
  await card(page).getByRole('heading', { name: 'Your trade runs' }).waitFor()
  await checkScreen(page, 'the tour while the trade runs')
  await page.reload()
  await card(page).getByRole('heading', { name: 'Your trade runs' }).waitFor()
  await hurryTo(stage, later(millis(Date.parse(placed.end_time)), -3 * second))
  await card(page).getByRole('heading', { name: 'It has ended' }).waitFor()
  await checkScreen(page, 'the tour at its end')
  await card(page).getByRole('link', { name: 'Open the receipt' }).click()
  await page.waitForURL(`**/user/trades/${placed.trade_id}`)
  await page.getByText('5 of 5 passed').waitFor()
  await page.goBack()
  await keyOf(page, 'Buy').waitFor()
  expect(await card(page).count()).toBe(0)
}

const card = (page: Page) => page.getByRole('dialog')
const isFocused = (element: Element) => element === document.activeElement

/** The card says it, has not covered what it is about, and that is marked. */
async function seeStep(page: Page, title: string, place: string): Promise<void> {
  await card(page).getByRole('heading', { name: title }).waitFor()
  const marked = page.locator('[data-toured]')
  await until(async () => {
    expect(await marked.evaluate((element, selector) => element.matches(selector), place)).toBe(
      true,
    )
    const [own, other] = [await card(page).boundingBox(), await marked.boundingBox()]
    if (!own || !other) throw new Error('both are to be seen')
    const isApart =
      own.x + own.width <= other.x ||
      other.x + other.width <= own.x ||
      own.y + own.height <= other.y ||
      other.y + other.height <= own.y
    expect(isApart, `the card covers ${place}`).toBe(true)
  })
}

async function next(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Next' }).click()
  await until(async () => expect(await card(page).evaluate(isFocused)).toBe(true))
}

/** Left by the keyboard; where the empty list tells the first steps it is found again. */
async function leaveAndFindAgain(page: Page): Promise<void> {
  await card(page).focus()
  await page.keyboard.press('Escape')
  expect(await card(page).count()).toBe(0)
  expect(await page.locator('[data-toured]').count()).toBe(0)
  await page.goto('/user/home?tour=1')
}
