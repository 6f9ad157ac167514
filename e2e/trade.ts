// One trade on the screen, from the key to its result.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { later, millis, second } from '#kernel/time.ts'
import { checkScreen } from './screen.ts'
import { first, hurryTo, keyOf, openTerms, panel, type Stage, until } from './stage.ts'

const Placed = z.object({
  data: z.object({ trade_id: z.string(), end_time: z.string(), mode: z.string() }),
})
export type Placed = z.infer<typeof Placed>['data']

/** Places a trade of one minute through the step that asks once more. */
export async function place({ page }: Stage, side: 'Buy' | 'Sell'): Promise<Placed> {
  await openTerms(page)
  await page.locator('label').getByText('1m', { exact: true }).click()
  await keyOf(page, side).click()
  const step = page.getByRole('group', { name: 'Place this trade?' })
  await step.waitFor()
  await checkScreen(page, 'the step before a trade')
  return placedBy(page, () => step.getByRole('button', { name: `Place this ${side}` }).click())
}

/** What the server answered to the order that `press` sent. */
export async function placedBy(page: Page, press: () => Promise<void>): Promise<Placed> {
  const [answer] = await Promise.all([page.waitForResponse('**/api/trading/submit'), press()])
  expect(answer.status(), await answer.text()).toBe(200)
  return Placed.parse(await answer.json()).data
}

/** The open trade stands there with what its entry price made of it. */
export async function seeOpen({ page, look }: Stage, side: 'Buy' | 'Sell'): Promise<void> {
  const open = panel(page, 'Open trades')
  const row = open.getByRole('row').filter({ hasText: first.name })
  await row.getByText(/(Winning|Losing) by|On the strike/).waitFor()
  expect(await row.getByRole('img', { name: side }).count()).toBe(1)
  if (!look.isPhone) expect(await row.textContent()).toMatch(first.price)
  await checkScreen(page, 'an open trade')
  if (look.isPhone) await pullUp(page)
}

/** On a phone the open trades come up over the screen and go again, the focus with them. */
async function pullUp(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: /^Open trades: 1 .+(winning|fresh)/ })
  await bar.click()
  const away = page.getByRole('button', { name: 'Put the open trades away' })
  await until(async () => expect(await away.evaluate(isFocused)).toBe(true))
  await checkScreen(page, 'the open trades, pulled up')
  await away.click()
  await away.waitFor({ state: 'hidden' })
  expect(await bar.evaluate(isFocused)).toBe(true)
}

const isFocused = (element: Element) => element === document.activeElement

/** Lets the trade's time pass; its result comes to the page that is open. */
export async function seeResult(stage: Stage, placed: Placed): Promise<string> {
  const { page } = stage
  let loads = 0
  const count = () => {
    loads += 1
  }
  page.on('load', count)
  const end = millis(Date.parse(placed.end_time))
  await hurryTo(stage, later(end, -3 * second))
  const said = panel(page, 'Results').getByRole('log')
  await until(async () => expect(await said.textContent()).toContain(`${first.name}: `))
  await panel(page, 'Open trades').getByText('No open trades.').waitFor()
  await panel(page, 'Results').getByRole('link', { name: 'Receipt' }).waitFor()
  // Where it ended stands on the chart, and leads to the receipt too.
  await page.getByTestId('scene').getByRole('link', { name: 'Open the receipt' }).first().waitFor()
  page.off('load', count)
  expect(loads, 'how often the page was loaded anew').toBe(0)
  return (await said.textContent()) ?? ''
}
