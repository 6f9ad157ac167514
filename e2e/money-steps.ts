// Steps that journeys of money share: going about, and asking for a withdrawal.

import type { Locator, Page } from 'playwright-core'
import type { TestClient } from '#test/clients.ts'
import { codeTo } from './mails.ts'
import { checkScreen } from './screen.ts'
import type { Stage } from './stage.ts'

/** Of BIP-173's examples: a test-net address that nobody here owns. */
const wallet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

/** Where a link of ours leads, without loading the page. */
export async function goTo(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

export type Withdrawal = {
  readonly way: 'Wallet' | 'Bank'
  readonly fill: (modal: Locator) => Promise<unknown>
}

export function toWallet(amount: number): Withdrawal {
  const fill = async (modal: Locator) => {
    await modal.getByLabel('Wallet address').fill(wallet)
    await modal.getByLabel('Amount in USD').fill(String(amount))
  }
  return { way: 'Wallet', fill }
}

export async function withdraw(stage: Stage, { email }: TestClient, asked: Withdrawal) {
  const { page, install, excuse } = stage
  // The first asking is answered with what has to be shown for it.
  excuse(/status of 422 .*\/api\/withdraw/)
  const before = (await install.mailsTo(email)).length
  const modal = await askFor(page, asked)
  const code = await codeTo(stage, email, before)
  await modal.getByLabel('Code from the mail').fill(code)
  await checkScreen(page, `the code for withdrawing: ${asked.way}`)
  await modal.getByRole('button', { name: 'Confirm' }).click()
  await modal.waitFor({ state: 'hidden' })
}

/** As far as the form goes; what comes of it is in the modal. */
async function askFor(page: Page, { way, fill }: Withdrawal): Promise<Locator> {
  await goTo(page, '/user/withdraw-fund', 'Withdraw Fund')
  await page.getByRole('main').getByRole('button', { name: way }).click()
  const modal = page.getByRole('dialog')
  await fill(modal)
  await checkScreen(page, `withdrawing: ${way}`)
  await modal.getByRole('button', { name: 'Go on' }).click()
  return modal
}

/** As the header tells it, in dollars. */
export async function balanceOf(page: Page): Promise<number> {
  const text = await page.locator('summary', { hasText: 'Wallet' }).innerText()
  return Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', ''))
}

export function worded(dollars: number): string {
  return dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
