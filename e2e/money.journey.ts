// Money in and out on the live account, as somebody new tries it in a sandbox: by Ethereum, by
// Bitcoin and by card, a plan that the funding pays for, withdrawals to a wallet and to a bank, one
// of them cancelled, and a statement that adds up. The page is loaded once: whatever moves, moves
// under the client's eyes.

import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Figure, seeFiles } from './money-files.ts'
import { balanceOf, goTo, toWallet, type Withdrawal, withdraw, worded } from './money-steps.ts'
import { checkScreen } from './screen.ts'
import { enter, openWallet, type Stage, until } from './stage.ts'

const coins = { Ethereum: 150, Bitcoin: 400 } as const
const card = 3_000

export async function money(stage: Stage): Promise<void> {
  const { page } = stage
  const client = await enter(stage)
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await page.getByText('Live account, play money').waitFor({ state: 'attached' })
  const start = await balanceOf(page)
  const loads = countLoads(page)
  // What takes longest first: the chain makes its blocks while the client does the rest.
  await goTo(page, '/user/deposit', 'Deposit Fund')
  await checkScreen(page, 'deposit')
  await sendCoins(page, 'Ethereum')
  await sendCoins(page, 'Bitcoin')
  await payByCard(page)
  await untilMoved(page, start + card)
  await choosePlans(page)
  await withdraw(stage, client, toWallet(250))
  await untilMoved(page, start + card - 250)
  await page.getByRole('button', { name: 'Cancel the withdrawal of $250.00' }).click()
  await untilMoved(page, start + card)
  await seeAddressBook(page)
  await withdraw(stage, client, toWallet(100))
  await withdraw(stage, client, toBank)
  await untilMoved(page, start + card - 180)
  await seeApproved(page, start - 180)
  await seePaid(page)
  await seeNotices(page)
  await readStatement(page, await balanceOf(page))
  expect(loads(), 'how often the page was loaded anew').toBe(0)
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

async function sendCoins(page: Page, coin: keyof typeof coins): Promise<void> {
  await page.getByRole('button', { name: coin }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Amount in USD').fill(String(coins[coin]))
  await modal.getByText(/1 (BTC|ETH) = \$/).waitFor()
  await checkScreen(page, `dollars in ${coin}`)
  await preview(modal)
  await checkScreen(page, `where to send ${coin}`)
  await modal.getByRole('button', { name: 'Request', exact: true }).click()
  await modal.getByText('You asked for this deposit').waitFor()
  if (coin === 'Ethereum') await goOnLater(page, coins[coin])
  await modal.getByRole('button', { name: 'Send test coins' }).click()
  await modal.getByText(/\d of \d+ confirmations/).waitFor()
  await checkScreen(page, `what came of ${coin}`)
  await modal.getByRole('button', { name: 'Done' }).click()
  await modal.waitFor({ state: 'hidden' })
}

/** Closed and taken up again, as by somebody who pays a little later. */
async function goOnLater(page: Page, dollars: number): Promise<void> {
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Close' }).last().click()
  await modal.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: `Go on with the payment of $${dollars}` }).click()
}

/** Again where the price was late, which the modal says. */
async function preview(modal: Locator): Promise<void> {
  const address = modal.getByText('to this address of yours')
  const late = modal.getByText('There is no fresh price')
  for (;;) {
    await modal.getByRole('button', { name: 'Preview' }).click()
    await address.or(late).first().waitFor()
    if (await address.isVisible()) return
    await setTimeout(500)
  }
}

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Card' }).click()
  const modal = page.getByRole('dialog')
  const frame = modal.frameLocator('iframe')
  await frame.getByLabel('Card Number').fill('4242 4242 4242 4242')
  await frame.getByLabel('CVV').fill('123')
  await modal.getByLabel('Amount in dollars').fill(String(card))
  await modal.getByLabel('Name of the card holder').fill('Ada Lovelace')
  await modal.getByLabel('Month').selectOption('12')
  await modal.getByLabel('Year').selectOption({ index: 3 })
  await modal.getByLabel('Zip code').fill('3511')
  await checkScreen(page, 'the card')
  await modal.getByRole('button', { name: 'Deposit', exact: true }).click()
  await modal.getByText('$3,000.00 were added to your balance.').waitFor({ timeout: 240_000 })
  await checkScreen(page, 'what came of the card')
  await page.keyboard.press('Escape')
}

async function choosePlans(page: Page): Promise<void> {
  await goTo(page, '/user/plan', 'Trading Plans')
  await page.getByRole('button', { name: 'Request Plan: Beginner' }).click()
  await page.getByRole('button', { name: 'Active: Beginner' }).waitFor()
  await page.getByRole('button', { name: 'Request Upgrade: Gold' }).click()
  await page.getByRole('button', { name: 'Requested: Gold' }).waitFor()
  await checkScreen(page, 'plans')
}

const toBank: Withdrawal = {
  way: 'Bank',
  fill: async (modal) => {
    await modal.getByLabel('Account number').fill('123456789')
    await modal.getByLabel('Bank name').fill('First Bank')
    await modal.getByLabel('Routing number').fill('021000021')
    await modal.getByLabel('Account type').selectOption('Checking')
    await modal.getByLabel('Amount in USD').fill('80')
  },
}

async function seeAddressBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('dialog').getByLabel('Wallet address').waitFor()
  await checkScreen(page, 'the address book')
  await page.keyboard.press('Escape')
}

/** Coins and card; the balance moves with each while the client looks on. */
async function seeApproved(page: Page, before: number): Promise<void> {
  await goTo(page, '/user/deposit-log', 'Deposit History')
  const row = (dollars: number) =>
    page
      .getByRole('row')
      .filter({ hasText: `$${worded(dollars)}` })
      .filter({ hasText: 'Approved' })
  await row(card).waitFor()
  await row(coins.Bitcoin).waitFor({ timeout: 240_000 })
  await untilMoved(page, before + card + coins.Bitcoin, [0, coins.Ethereum])
  await row(coins.Ethereum).waitFor({ timeout: 240_000 })
  await untilMoved(page, before + card + coins.Bitcoin + coins.Ethereum, [0])
  await checkScreen(page, 'deposit history')
}

async function seePaid(page: Page): Promise<void> {
  await goTo(page, '/user/withdraw-log', 'Withdrawal History')
  const row = (amount: string, state: RegExp) =>
    page.getByRole('row').filter({ hasText: amount }).filter({ hasText: state }).waitFor({
      timeout: 240_000,
    })
  await Promise.all([
    ...[row('$250.00', /Cancelled 20/), row('$100.00', /Paid 20/), row('$80.00', /Paid 20/)],
  ])
  await checkScreen(page, 'withdrawal history')
}

async function seeNotices(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Notices' }).click()
  for (const text of ['Withdrawal of $80.00 paid.', 'Deposit approved: $150.00'])
    await page.getByText(text).waitFor()
  await checkScreen(page, 'notices')
  await page.keyboard.press('Escape')
}

/** Header, wallet, statement and its files say the same, to the cent. */
async function readStatement(page: Page, closing: number): Promise<void> {
  await goTo(page, '/user/statement', 'Statement')
  const figure = (label: string) =>
    page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following::dd[1]')
  await page.getByRole('cell', { name: 'Play money' }).waitFor()
  expect(await figure('Closing balance').innerText()).toBe(`$${worded(closing)}`)
  await checkScreen(page, 'statement')
  await openWallet(page)
  expect(await figure('USD balance').innerText()).toBe(`$${worded(closing)}`)
  await page.keyboard.press('Escape')
  await seeFiles(page, figureOf(closing))
}

/** The balance is this much, with or without coins that may have arrived meanwhile. */
function untilMoved(
  page: Page,
  balance: number,
  arrived: readonly number[] = [0, 150, 400, 550],
): Promise<void> {
  const amounts = arrived.map((more) => worded(balance + more))
  return until(async () => expect(amounts).toContain(worded(await balanceOf(page))))
}

function figureOf(dollars: number): Figure {
  return dollars.toFixed(2)
}
