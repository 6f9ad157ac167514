// From the landing page to the receipt of a first trade, as a new client goes.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { keepReceipt } from './kept-receipt.ts'
import { checkScreen, checkThemes } from './screen.ts'
import { first, panel, type Stage, until, untilTradable } from './stage.ts'
import { place, seeOpen, seeResult } from './trade.ts'

const password = 'otter meadow forty-one'

/** Both looks trade within the same minute, which the clock then hurries through. */
export async function firstTrade(stage: Stage): Promise<void> {
  const { meeting } = stage.install
  meeting.come()
  try {
    await makeFirstTrade(stage)
  } finally {
    meeting.go()
  }
}

async function makeFirstTrade(stage: Stage): Promise<void> {
  const { page, look, install } = stage
  const email = `new-${look.width}@example.org`
  await signUp(page, email)
  await confirm(stage, email)
  await untilTradable(page)
  await seeLivePrice(page)
  await install.meeting.meet()
  const placed = await place(stage, 'Buy')
  expect(placed.mode).toBe('demo')
  await seeOpen(stage, 'Buy')
  const said = await seeResult(stage, placed)
  await readReceipt(stage, said)
  await comeBack(page)
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Try the demo' }).first().click()
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Hopper')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Password and Confirm Password does not match').waitFor()
  await page.getByText('Please accept the terms').waitFor()
  await checkScreen(page, 'sign up, with errors')
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/auth/complete-profile?session=*')
  await page.getByText('Please check your mailbox and confirm your email!').waitFor()
  await checkScreen(page, 'complete profile')
  await page.getByRole('link', { name: 'Later' }).click()
  await page.waitForURL('**/auth/signin')
  await page.getByText('Please check your mailbox and confirm your email!').waitFor()
}

/** The link of the mail does nothing until the button behind it is pressed. */
async function confirm({ install, page }: Stage, email: string): Promise<void> {
  await until(async () => expect(await install.mailsTo(email)).toHaveLength(1))
  const [mail = ''] = await install.mailsTo(email)
  const link = linkIn(mail)
  for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm e-mail' }).waitFor()
  await page.reload()
  const press = page.getByRole('button', { name: 'Confirm e-mail' })
  await press.waitFor()
  await checkScreen(page, 'confirm e-mail')
  expect(await isConfirmed(install.url, email)).toBe(false)
  await press.click()
  // The browser that signed up is signed in by it.
  await page.waitForURL('**/user/home')
  await page.getByText('confirmed').first().waitFor()
  expect(await isConfirmed(install.url, email)).toBe(true)
}

/** The mail's lines are broken and its signs escaped, as mails are. */
function linkIn(mail: string): string {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return /https?:\/\/\S+\/verify-email\?hash=[\w-]+/.exec(text)?.[0] ?? ''
}

async function isConfirmed(url: string, email: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return (await answer.text()).includes('"email_verified":true')
}

/** It moves by itself, and says where it comes from and how old it is. */
async function seeLivePrice(page: Page): Promise<void> {
  const spot = page.getByTestId('spot')
  const before = await spot.textContent()
  expect(before).toMatch(first.price)
  await until(async () => expect(await spot.textContent()).not.toBe(before))
  await page.getByText(/^\d\.\d s ago$/).waitFor()
  await panel(page, 'Instrument').getByText('simulated').waitFor()
}

async function readReceipt(stage: Stage, said: string): Promise<void> {
  const { page } = stage
  const latest = panel(page, 'Latest trades')
  const status = /won/.test(said) ? 'Won' : /lost/.test(said) ? 'Lost' : 'Draw'
  await latest.getByRole('row').filter({ hasText: status }).waitFor()
  await latest.getByRole('link', { name: 'Trade history' }).click()
  const history = page.getByRole('table', { name: 'Trade History' })
  await history.getByRole('row').filter({ hasText: status }).waitFor()
  await checkThemes(stage, 'trade history')
  await history
    .getByRole('link', { name: /receipt/i })
    .first()
    .click()
  await page.getByText('5 of 5 passed').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(status)
  await checkThemes(stage, 'receipt')
  await keepReceipt(stage)
}

/** Time went on while other screens were looked at: the chart shows the present again. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Quick Trading' }).first().click()
  await untilTradable(page)
  const toNow = page.getByTestId('chart').locator('..').getByRole('button', { name: 'Now' })
  await until(async () => expect(await toNow.count()).toBe(0))
}
