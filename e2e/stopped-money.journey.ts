// Money that is stopped: staff freeze an account and let it go on, while its client looks on; and a
// withdrawal is cancelled by the link in its mail, where nobody is signed in.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { coins } from '#kernel/coins.ts'
import type { TestClient } from '#test/clients.ts'
import { linkTo } from './mails.ts'
import { goTo, toWallet, withdraw, worded } from './money-steps.ts'
import { checkScreen, checkThemes } from './screen.ts'
import {
  enter,
  fillSignIn,
  keyOf,
  openTerms,
  panel,
  type Stage,
  signOut,
  until,
  untilTradable,
} from './stage.ts'
import { placedBy } from './trade.ts'

const reason = 'We have a question about your last deposit.'
/** More than the demo operator of a sandbox approves by itself. */
const amount = 1_500

export async function stoppedMoney(stage: Stage): Promise<void> {
  const { page } = stage
  const client = await enter(stage)
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await page.getByText('Live account, play money').waitFor({ state: 'attached' })
  await seeFrozen(stage, client)
  await readAll(page)
  await seeClosed(page)
  await goOn(stage, client)
  await withdraw(stage, client, toWallet(amount))
  await seeBalance(page, 10_000 - amount - 120)
  await cancelByMail(stage, client)
  await seeCancelled(stage, client)
}

function banner(page: Page) {
  return page.getByRole('complementary', { name: 'Your account is frozen' })
}

/** It is told without a reload, on the screen that the client has open. */
async function seeFrozen(stage: Stage, client: TestClient): Promise<void> {
  const { page, install } = stage
  await install.staff.freeze(client, reason)
  await banner(page).getByText(`Reason: ${reason}`).waitFor()
  for (const side of ['Buy', 'Sell'] as const) {
    await keyOf(page, side).and(page.locator(':disabled')).waitFor()
  }
  await panel(page, 'Trade ').getByText('You cannot trade while').waitFor()
  await checkThemes(stage, 'a frozen account')
}

async function readAll(page: Page): Promise<void> {
  const screens = {
    'trade-history': 'Trade History',
    'deposit-log': 'Deposit History',
    'withdraw-log': 'Withdrawal History',
    plan: 'Trading Plans',
    statement: 'Statement',
  }
  for (const [path, title] of Object.entries(screens)) {
    await goTo(page, `/user/${path}`, title)
    await banner(page).getByText(reason).waitFor()
  }
  await page.getByRole('cell', { name: 'Play money' }).waitFor()
  await page.locator('summary', { hasText: 'Notices' }).click()
  await page.getByText(`Your account is frozen. Reason: ${reason}`).waitFor()
  await page.keyboard.press('Escape')
}

/** Money neither comes in nor goes out. */
async function seeClosed(page: Page): Promise<void> {
  // By card and in each coin; to a wallet and to a bank.
  const screens = {
    deposit: ['Deposit Fund', 1 + coins.length],
    'withdraw-fund': ['Withdraw Fund', 2],
  } as const
  for (const [path, [title, ways]] of Object.entries(screens)) {
    await goTo(page, `/user/${path}`, title)
    await page.getByText('You cannot deposit or withdraw while').waitFor()
    const closed = page.getByRole('main').locator('button:disabled')
    await until(async () => expect(await closed.count(), `${title}: closed`).toBe(ways))
    await checkScreen(page, `${title} of a frozen account`)
  }
}

/** The banner leaves as it came; trading works again. */
async function goOn({ page, install }: Stage, client: TestClient): Promise<void> {
  await install.staff.unfreeze(client, 'You have answered it.')
  await banner(page).waitFor({ state: 'hidden' })
  await goTo(page, '/user/home', 'Quick Trading')
  await untilTradable(page)
  await openTerms(page)
  await page.getByLabel('One-click trading').check()
  await placedBy(page, () => keyOf(page, 'Buy').click())
}

/** Opening the link changes nothing; its button does. */
async function cancelByMail(stage: Stage, { email }: TestClient): Promise<void> {
  const { page } = stage
  await signOut(stage)
  await page.goto(await linkTo(stage, email, 'auth/cancel-withdrawal'))
  await page.getByText(`$${worded(amount)}`).waitFor()
  await checkThemes(stage, 'the link of a withdrawal')
  await page.getByRole('button', { name: 'Cancel this withdrawal' }).click()
  await page.getByText('It is cancelled, and').waitFor()
  await checkScreen(page, 'a withdrawal cancelled by its link')
}

async function seeCancelled({ page }: Stage, client: TestClient): Promise<void> {
  await page.goto('/user/withdraw-log')
  await page.waitForURL('**/auth/signin')
  await fillSignIn(page, client)
  await page.waitForURL('**/user/withdraw-log')
  const row = page.getByRole('row').filter({ hasText: `$${worded(amount)}` })
  await row.filter({ hasText: 'Cancelled' }).waitFor()
  await seeBalance(page, 10_000 - 120)
}

async function seeBalance(page: Page, dollars: number): Promise<void> {
  await page.locator('summary', { hasText: `$${worded(dollars)}` }).waitFor()
}
