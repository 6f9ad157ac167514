// Demo and live: two accounts behind one form. A sandbox's live account holds play money.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkScreen } from './screen.ts'
import { enter, keyOf, openTerms, openWallet, panel, type Stage } from './stage.ts'
import { placedBy } from './trade.ts'

export async function accounts(stage: Stage): Promise<void> {
  const { page } = stage
  await enter(stage)
  await fillForm(page)
  await switchTo(page, 'Live')
  await seeForm(page)
  await seeMoney(page, { live: '$10,000.00', demo: '$10,000.00' })
  const placed = await placedBy(page, () => keyOf(page, 'Sell').click())
  expect(placed.mode).toBe('real')
  const open = panel(page, 'Open trades')
  await open.getByRole('img', { name: 'Sell' }).waitFor()
  await seeMoney(page, { live: '$9,923.00', demo: '$10,000.00' })
  await checkScreen(page, 'the live account')
  await page.getByRole('link', { name: 'Profits', exact: true }).first().click()
  await page.waitForURL('**/user/earnings')
  await page.getByRole('heading', { name: 'Your Earnings From Trade' }).waitFor()
  await switchTo(page, 'Demo')
  await page.waitForURL('**/user/home')
  await open.getByText('No open trades.').waitFor()
  await seeForm(page)
  for (const name of ['Deposit', 'Withdraw', 'Trading Plans']) {
    const ways = page.getByRole('navigation').getByText(name, { exact: true })
    expect(await ways.count(), `${name} on the demo`).toBe(0)
  }
  await page.goto('/user/deposit')
  await page.waitForURL('**/user/home')
  await switchTo(page, 'Live')
  await seeForm(page)
  await open.getByRole('img', { name: 'Sell' }).waitFor()
}

async function fillForm(page: Page): Promise<void> {
  await openTerms(page)
  await page.getByLabel('Amount', { exact: true }).fill('77')
  await page.locator('label').getByText('1m', { exact: true }).click()
  await rates(page).locator('label').last().click()
  await page.getByLabel('One-click trading').check()
}

async function seeForm(page: Page): Promise<void> {
  await openTerms(page)
  expect(await page.getByLabel('Amount', { exact: true }).inputValue()).toBe('77')
  expect(await page.getByRole('radio', { name: '1m', exact: true }).isChecked()).toBe(true)
  expect(await rates(page).getByRole('radio').last().isChecked()).toBe(true)
  expect(await page.getByLabel('One-click trading').isChecked()).toBe(true)
}

function rates(page: Page) {
  return page.getByRole('group', { name: /^Strike rate/ })
}

async function switchTo(page: Page, account: 'Demo' | 'Live'): Promise<void> {
  const accounts = page.getByRole('group', { name: 'Account to trade on' })
  await accounts.getByText(account).click()
  await page.getByText(`${account} account, play money`).waitFor({ state: 'attached' })
}

async function seeMoney(page: Page, { live, demo }: { live: string; demo: string }) {
  await openWallet(page)
  for (const [name, amount] of [
    ['USD balance', live],
    ['USD demo balance', demo],
  ] as const) {
    await page.locator(`dt:text-is("${name}") + dd:text-is("${amount}")`).waitFor()
  }
  await page.keyboard.press('Escape')
}
