// A trade without a pointer: every step within reach of Tab, the arrows and Enter.

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { keyOf, panel, type Stage, until, untilTradable } from './stage.ts'
import { placedBy } from './trade.ts'

/** More stops than any screen has between its top and its last control. */
const stopsMost = 60

export async function keyboard({ page, install }: Stage): Promise<void> {
  const { keyboard: keys } = page
  const client = await install.newClient()
  await page.goto('/auth/signin')
  await tabTo(page, page.getByLabel('Email', { exact: true }))
  await keys.type(client.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await keys.type(client.password)
  await keys.press('Enter')
  await untilTradable(page)
  await skipToContent(page)
  await openTermsByKey(page)
  expect(await tabTo(page, page.getByLabel('Amount', { exact: true }))).toBeLessThanOrEqual(5)
  await keys.press('ArrowUp')
  await chooseMinute(page)
  await tabTo(page, keyOf(page, 'Sell'))
  await seeFocus(page)
  await keys.press('Enter')
  const step = page.getByRole('group', { name: 'Place this trade?' })
  await untilFocused(step.getByRole('button', { name: 'Place this Sell' }))
  await keys.press('Escape')
  await step.waitFor({ state: 'detached' })
  await keys.press('b')
  await untilFocused(step.getByRole('button', { name: 'Place this Buy' }))
  const placed = await placedBy(page, () => keys.press('Enter'))
  expect(placed.mode).toBe('demo')
  await panel(page, 'Open trades').getByRole('img', { name: 'Buy' }).waitFor()
  await panel(page, 'Open trades').getByText('$121.00').first().waitFor()
  await untilFocused(keyOf(page, 'Buy'))
  await byKeysAlone(page)
}

/** What has a key of its own: the duration, the rate, the amount, and what tells of them. */
async function byKeysAlone(page: Page): Promise<void> {
  const { keyboard: keys } = page
  // On a phone they are seen in the sheet, which the amount's key pulls up; a field would take them.
  await keys.press('a')
  await untilFocused(page.getByLabel('Amount', { exact: true }))
  await keys.press('Tab')
  await keys.press('3')
  await page.getByRole('radio', { name: '5m', exact: true, checked: true }).waitFor()
  await keys.press('ArrowDown')
  const rates = page.getByRole('group', { name: /^Strike rate/ }).getByRole('radio')
  await until(async () => expect(await rates.nth(1).isChecked()).toBe(true))
  await keys.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys of this screen' })
  await sheet.waitFor()
  await keys.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await keys.press('a')
  await untilFocused(page.getByLabel('Amount', { exact: true }))
}

/** On a phone they stand in a sheet behind one row. */
async function openTermsByKey(page: Page): Promise<void> {
  const bar = page.locator('[aria-controls="terms"]')
  // It comes a moment after the keys.
  await bar.waitFor({ state: 'attached' })
  if (!(await bar.isVisible())) return
  await tabTo(page, bar)
  await page.keyboard.press('Enter')
}

async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
}

async function chooseMinute(page: Page): Promise<void> {
  const durations = page.getByRole('group', { name: 'Duration' }).getByRole('radio')
  await tabTo(page, durations.and(page.locator(':checked')))
  const minute = page.getByRole('radio', { name: '1m', exact: true })
  for (let left = await durations.count(); left > 0; left -= 1) {
    if (await minute.isChecked()) return
    await page.keyboard.press('ArrowLeft')
  }
  throw new Error('The arrows do not come to one minute.')
}

/** Gives how many stops away it was. */
async function tabTo(page: Page, aim: Locator): Promise<number> {
  await aim.waitFor({ state: 'attached' })
  for (let stop = 1; stop <= stopsMost; stop += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(aim)) return stop
  }
  throw new Error(`Tab does not come to ${aim}.`)
}

function isFocused(aim: Locator): Promise<boolean> {
  return aim.evaluate((element) => element === document.activeElement)
}

function untilFocused(aim: Locator): Promise<void> {
  return until(async () => expect(await isFocused(aim)).toBe(true))
}

/** The ring that shows where one is. */
async function seeFocus(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement ?? document.body)
    return outlineStyle !== 'none' || boxShadow !== 'none'
  })
  expect(ring, 'a visible focus').toBe(true)
}
