// The office as a member of staff uses it: signing in, all that waits in one list, a withdrawal
// refused with a reason that its client reads, and another one approved by keyboard and paid
// on the simulated chain.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { toWallet, withdraw } from './money-steps.ts'
import { checkScreen } from './screen.ts'
import type { Staff } from './staff.ts'
import { enter, press, type Stage, until } from './stage.ts'

/** More than the automatic operator of a sandbox decides on by itself. */
const refused = 1_200
const approved = 1_300

export async function office(stage: Stage): Promise<void> {
  const { page, install, excuse } = stage
  const client = await enter(stage)
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await withdraw(stage, client, toWallet(refused))
  excuse(/status of 422 .*\/api\/office\/session/)
  await page.goto('/office')
  await signInToOffice(page, { ...install.staff, password: 'not the right one' })
  await page.getByText('The e-mail or the password is wrong.').waitFor()
  await checkScreen(page, 'the office’s door')
  await signInToOffice(page, install.staff)
  await page.getByRole('heading', { name: /^Overview/ }).waitFor()
  await market(page)
  await books(page)
  await inNav(page, 'Queue').click()
  await page.getByRole('heading', { name: /^Queue/ }).waitFor()
  await reject(page)
  await page.goto('/user/withdraw-log')
  await page.getByText('The wallet is not yours.').first().waitFor()

  await withdraw(stage, client, toWallet(approved))
  await page.goto('/office/queue')
  await approve(page)
  await pay(page)
  await page.getByRole('link', { name: 'Your sessions' }).click()
  await page.getByRole('cell', { name: 'this one' }).waitFor()
  await checkScreen(page, 'a member’s sessions')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
}

/** Each with what it shows once it is there. */
const screens = [
  ['/office/overview', 'Price sources'],
  ['/office/prices', 'Instruments'],
  ['/office/prices/gaps', 'Gaps'],
  ['/office/prices/refused', 'Left out'],
  ['/office/ledger', 'Live dollars'],
  ['/office/ledger/accounts', 'Accounts'],
  ['/office/plans/table', 'Versions'],
  ['/office/trading', 'Exposure'],
  ['/office/trading/instruments', 'What each is traded on'],
  ['/office/trading/terms', 'Versions'],
  ['/office/trading/stops', 'Stops'],
  ['/office/trading/voids', 'Voids'],
  ['/office/trading/tournaments', 'New tournament'],
  ['/office/trading/calibration', 'By the chance they were priced at'],
  ['/office/trading/after', 'Clients by their mean'],
] as const

/** What is looked at of the market. */
async function market(page: Page): Promise<void> {
  for (const [address, heading] of screens) {
    await page.goto(address)
    await page.getByRole('heading', { name: heading }).first().waitFor()
    await checkScreen(page, address)
  }
}

/** A transfer with both of its sides, what differs from those who keep the money, and all checks. */
async function books(page: Page): Promise<void> {
  await page.goto('/office/ledger/transfers?kind=sandbox_grant')
  await page.getByRole('link', { name: 'Play money of the sandbox' }).first().waitFor()
  await checkScreen(page, 'transfers in the office')
  await page.getByRole('link', { name: 'Play money of the sandbox' }).first().click()
  await page.getByRole('table', { name: 'Both sides' }).waitFor()
  await checkScreen(page, 'a transfer in the office')
  await page.goto('/office/ledger/reconciliation')
  await page.getByRole('button', { name: 'Compare now' }).click()
  await page.getByRole('table', { name: 'Owed to clients' }).waitFor()
  await checkScreen(page, 'the books compared')
  await page.goto('/office/ledger/checks')
  await page.getByRole('button', { name: 'Run all checks' }).click()
  await page.getByRole('heading', { name: /^Ledger (\d+) of \1 hold$/ }).waitFor()
  await checkScreen(page, 'all checks of the books')
}

async function reject(page: Page): Promise<void> {
  const waits = rowOf(page, refused)
  await waits.waitFor()
  await checkScreen(page, 'the office’s queue')
  await waits.click()
  const reason = page.getByLabel(/^Your reason/)
  await reason.waitFor()
  await checkScreen(page, 'a withdrawal in the office')
  await divide(page)
  await page.keyboard.press('x')
  await until(async () => expect(await isFocused(page, 'reason')).toBe(true))
  await page.keyboard.press('Enter')
  await page.getByText('Say why: the client reads it.').waitFor()
  await reason.fill('The wallet is not yours.')
  await page.keyboard.press('Enter')
  await waits.waitFor({ state: 'detached' })
}

/** Taken and given back, put off and undone: by keyboard. */
async function divide(page: Page): Promise<void> {
  await page.keyboard.press('t')
  await page.getByText('With you').waitFor()
  await page.getByText('It is yours now.').waitFor()
  await page.keyboard.press('u')
  await page.getByText('With nobody').waitFor()
  await page.keyboard.press('z')
  await page.getByRole('combobox', { name: 'Until' }).selectOption({ index: 1 })
  await page.getByLabel('Why it waits, for your colleagues').fill('They send it in an hour.')
  await checkScreen(page, 'something put off')
  await page.keyboard.press('Enter')
  await page.getByText(/^Put off until .*\.$/).waitFor()
  await page.getByRole('button', { name: /^Put off \d/ }).click()
  await rowOf(page, refused).click()
  await page.getByText('They send it in an hour.').waitFor()
  await page.keyboard.press('u')
  await page.getByRole('button', { name: /^All \d/ }).click()
  await rowOf(page, refused).click()
  await page.getByLabel(/^Your reason/).waitFor()
}

/** By keyboard alone, once the row is picked. */
async function approve(page: Page): Promise<void> {
  await rowOf(page, approved).click()
  const button = page.getByRole('button', { name: 'Approve $1,300.00' })
  // Nobody says yes before there was evidence to look at.
  await until(async () => expect(await button.isEnabled()).toBe(true))
  await page.keyboard.press('a')
  await button.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Payout · BTC.*\$1,300\.00/ }).waitFor()
}

/** In the list of withdrawals: worked out, sent on the simulated chain, and paid once it is deep. */
async function pay(page: Page): Promise<void> {
  await inNav(page, 'Withdrawals').click()
  await page.getByRole('heading', { name: /^Withdrawals/ }).waitFor()
  await page.getByRole('combobox', { name: /^State/ }).selectOption('approved')
  const row = page.getByRole('row').filter({ hasText: '$1,300.00' })
  await row.waitFor()
  await checkScreen(page, 'withdrawals in the office')
  await row.getByRole('link').click()
  await page.getByRole('heading', { name: 'Destination and limits' }).waitFor()
  await checkScreen(page, 'a withdrawal to pay')
  await page.getByRole('button', { name: 'Send on the simulated chain' }).waitFor()
  await page.keyboard.press('s')
  await page.getByText(/^Sent .*: /).waitFor()
  await page.getByText('It has ended; the client is told.').waitFor()
  await page.getByRole('link', { name: 'All withdrawals' }).click()
  await page.getByRole('link', { name: 'Bank files' }).click()
  // Whether one was made is up to other journeys of this install.
  await page.getByRole('heading', { name: /^Bank files/ }).waitFor()
  await checkScreen(page, 'bank files')
  await inNav(page, 'Deposits').click()
  await page.getByRole('heading', { name: /^Deposits/ }).waitFor()
  await checkScreen(page, 'deposits in the office')
  await page.getByRole('button', { name: 'Keys of addresses' }).click()
  await page.getByRole('cell', { name: 'simulated' }).first().waitFor()
  await page.keyboard.press('Escape')
  for (const screen of ['Disputes', 'Corrections', 'Coins moved']) {
    await inNav(page, screen).click()
    await page.getByRole('heading', { name: new RegExp(`^${screen}`) }).waitFor()
    await checkScreen(page, `${screen} in the office`)
  }
}

/** Whatever waits there is said behind its name. */
export function inNav(page: Page, screen: string) {
  const nav = page.getByRole('navigation', { name: 'Office' })
  return nav.getByRole('link', { name: new RegExp(`^${screen}\\b`) })
}

function rowOf(page: Page, dollars: number) {
  const amount = dollars.toLocaleString('en-US')
  return page.getByRole('link', { name: new RegExp(`^Withdrawal .*\\$${amount}\\.00`) })
}

function isFocused(page: Page, name: string): Promise<boolean> {
  return page.evaluate((field) => document.activeElement?.getAttribute('name') === field, name)
}

export async function signInToOffice(
  page: Page,
  { email, password }: Pick<Staff, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await press(page, page.getByRole('button', { name: 'Sign in' }), /\/api\/office\/session$/)
}
