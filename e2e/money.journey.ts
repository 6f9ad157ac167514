// Money in and out on the live account, as somebody new tries it in a sandbox: by Bitcoin and by
// card, a plan that the funding pays for, a withdrawal that is cancelled and one that is paid, and
// a statement that adds up.

import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { TestClient } from '#test/clients.ts'
import { checkScreen } from './screen.ts'
import { enter, type Stage, until } from './stage.ts'

/** Of BIP-173's examples: a test-net address that nobody here owns. */
const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

export async function money(stage: Stage): Promise<void> {
  const { page } = stage
  const client = await enter(stage)
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await page.getByText('Live account, play money').waitFor({ state: 'attached' })
  await depositBitcoin(page)
  // To the cent it is what the coins were worth when they were confirmed.
  const balance = await balanceOf(page)
  expect(Math.round(balance)).toBe(10_400)
  await depositByCard(page)
  await untilBalance(page, balance + 3_000)
  await choosePlans(page)
  await withdraw(stage, client, '250')
  await untilBalance(page, balance + 2_750)
  await cancelNewest(page)
  await untilBalance(page, balance + 3_000)
  await withdraw(stage, client, '100')
  await seePaid(page)
  await untilBalance(page, balance + 2_900)
  await readStatement(page, balance + 2_900)
}

async function depositBitcoin(page: Page): Promise<void> {
  await page.goto('/user/deposit')
  await checkScreen(page, 'deposit')
  await page.getByRole('button', { name: 'Bitcoin' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Amount in USD').fill('400')
  await modal.getByText(/1 BTC = \$/).waitFor()
  await modal.getByRole('button', { name: 'Preview' }).click()
  await modal.getByText('to this address of yours').waitFor()
  await checkScreen(page, 'where to send the coins')
  await modal.getByRole('button', { name: 'Send test coins' }).click()
  await modal.getByText(/added to your balance/).waitFor({ timeout: 60_000 })
}

async function depositByCard(page: Page): Promise<void> {
  await page.goto('/user/deposit')
  await page.getByRole('button', { name: 'Card' }).click()
  const modal = page.getByRole('dialog')
  const frame = modal.frameLocator('iframe')
  await frame.getByLabel('Card Number').fill('4242 4242 4242 4242')
  await frame.getByLabel('CVV').fill('123')
  await modal.getByLabel('Amount in dollars').fill('3000')
  await modal.getByLabel('Name of the card holder').fill('Ada Lovelace')
  await modal.getByLabel('Month').selectOption('12')
  await modal.getByLabel('Year').selectOption({ index: 3 })
  await modal.getByLabel('Zip code').fill('3511')
  await checkScreen(page, 'the card')
  await modal.getByRole('button', { name: 'Deposit', exact: true }).click()
  await modal.getByText('$3,000.00 were added to your balance.').waitFor({ timeout: 30_000 })
  await page.goto('/user/deposit-log')
  await until(async () => expect(await page.getByText('Approved').count()).toBeGreaterThan(1))
  await checkScreen(page, 'deposit history')
}

async function choosePlans(page: Page): Promise<void> {
  await page.goto('/user/plan')
  await page.getByRole('button', { name: 'Request Plan: Beginner' }).click()
  await page.getByRole('button', { name: 'Active: Beginner' }).waitFor()
  await page.getByRole('button', { name: 'Request Upgrade: Gold' }).click()
  await page.getByRole('button', { name: 'Requested: Gold' }).waitFor()
  await checkScreen(page, 'plans')
}

async function withdraw(stage: Stage, { email }: TestClient, amount: string): Promise<void> {
  const { page, install, excuse } = stage
  // The first asking is answered with what has to be shown for it.
  excuse(/status of 422 .*\/api\/withdraw/)
  const before = (await install.mailsTo(email)).length
  await page.goto('/user/withdraw-fund')
  await page.getByRole('button', { name: 'Wallet' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Wallet address').fill(wallet)
  await modal.getByLabel('Amount in USD').fill(amount)
  await checkScreen(page, 'withdrawing to a wallet')
  await modal.getByRole('button', { name: 'Go on' }).click()
  const code = await codeTo(stage, email, before)
  await modal.getByLabel('Code from the mail').fill(code)
  await modal.getByRole('button', { name: 'Confirm' }).click()
  await modal.waitFor({ state: 'hidden' })
}

/** Out of a mail that came since. */
async function codeTo({ install }: Stage, email: string, before: number): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = (await install.mailsTo(email)).slice(before).map(plain)
      const [code] = mails.flatMap(
        (mail) => /Code: ([0-9a-z]{4}-[0-9a-z]{4})/.exec(mail)?.[1] ?? [],
      )
      if (!code) throw new Error(`no code has been mailed to ${email}:\n${mails.join('\n')}`)
      return code
    },
    { timeout: 20_000, interval: 100 },
  )
}

function plain(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('\r', '')
}

async function cancelNewest(page: Page): Promise<void> {
  await page.goto('/user/withdraw-log')
  await cancelKey(page).click()
  await page.getByText('Cancelled').first().waitFor()
}

function cancelKey(page: Page): Locator {
  return page.getByRole('button', { name: 'Cancel the withdrawal of $250.00' }).first()
}

async function seePaid(page: Page): Promise<void> {
  await page.goto('/user/withdraw-log')
  await page.getByText(/^Paid/).first().waitFor({ timeout: 90_000 })
  await checkScreen(page, 'withdrawal history')
}

async function readStatement(page: Page, closing: number): Promise<void> {
  await page.goto('/user/statement')
  await page
    .getByText(`$${worded(closing)}`)
    .first()
    .waitFor()
  await checkScreen(page, 'statement')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
}

function untilBalance(page: Page, balance: number): Promise<void> {
  return until(async () => expect(worded(await balanceOf(page))).toBe(worded(balance)))
}

/** As the header tells it, in dollars. */
async function balanceOf(page: Page): Promise<number> {
  const text = await page.locator('summary', { hasText: 'Wallet' }).innerText()
  return Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', ''))
}

function worded(dollars: number): string {
  return dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
