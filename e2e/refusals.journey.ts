// What cannot be: a wrong password, and amounts that no trade can have. Each is said where it is.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkScreen } from './screen.ts'
import { fillSignIn, keyOf, openTerms, panel, type Stage, untilTradable } from './stage.ts'
import { placedBy } from './trade.ts'

const tooFine = 'An amount has dollars and cents: two figures after the point.'
const outOfBounds = 'An amount is $1.00 to $5,000.00, in dollars and cents.'

export async function refusals({ page, install, excuse }: Stage): Promise<void> {
  excuse(/status of 422 .*\/api\/auth\/login$/)
  const client = await install.newClient()
  await page.goto('/auth/signin')
  await fillSignIn(page, { ...client, password: 'not this one' })
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toBe('The e-mail or the password is wrong.')
  await checkScreen(page, 'a wrong password')
  await fillSignIn(page, client)
  await untilTradable(page)
  let orders = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/trading/submit')) orders += 1
  })
  for (const amount of ['0.5', '0', '-5', '', 'ten', '5001']) {
    await seeRefused(page, amount, outOfBounds)
  }
  await seeRefused(page, '1.234', tooFine)
  await checkScreen(page, 'an amount out of bounds')
  await panel(page, 'Open trades').getByText('No open trades.').waitFor()
  expect(orders).toBe(0)
  await spendMost(page)
  await seeRefused(page, '4000', 'This is more than your balance.')
  await checkScreen(page, 'an amount over the balance')
  expect(orders).toBe(2)
}

/** A press that comes sooner after the one before is none of its own. */
const pressMs = 500

/** Leaves 2,000 of 10,000 dollars. */
async function spendMost(page: Page): Promise<void> {
  await panel(page, 'Instrument').getByRole('button').first().click()
  await page.getByRole('combobox').fill('BTC/USD')
  await page.keyboard.press('Enter')
  await panel(page, 'Trade BTC/USD').waitFor()
  await openTerms(page)
  await page.getByLabel('One-click trading').check()
  await page.getByLabel('Amount', { exact: true }).fill('4000')
  for (const _ of [1, 2]) {
    await placedBy(page, () => keyOf(page, 'Buy').click())
    await page.waitForTimeout(pressMs)
  }
}

async function seeRefused(page: Page, amount: string, words: string): Promise<void> {
  await openTerms(page)
  const field = page.getByLabel('Amount', { exact: true })
  await field.fill(amount)
  await panel(page, 'Trade ').getByRole('alert').and(page.getByText(words)).waitFor()
  expect(await field.getAttribute('aria-invalid'), amount).toBe('true')
  for (const side of ['Buy', 'Sell'] as const)
    expect(await keyOf(page, side).isDisabled()).toBe(true)
}
