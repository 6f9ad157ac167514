// The way of a client in Dutch: signing up, a first trade, a deposit, what happened, signing out.
// What stands on a Dutch screen and on the English one alike is a text that was not translated.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { linkTo } from './mails.ts'
import { keyOf, type Stage, until, untilTradable } from './stage.ts'
import { placedBy } from './trade.ts'

const password = 'otter meadow forty-one'

export async function dutch(stage: Stage): Promise<void> {
  const { page, look, excuse } = stage
  const email = `dutch-${look.width}@example.org`
  // The stream may hear of the end before the page does, and ask in vain who is signed in.
  excuse(/status of 401 /)
  await signUp(stage, email)
  await signIn(page, email)
  await trade(page)
  for (const path of [
    'trade-history?mode=demo',
    'security',
    'statement',
    'deposit-log?mode=real',
  ]) {
    await seeWords(page, `user/${path}`)
  }
  await deposit(page)
  await signOut(page)
}

async function signUp(stage: Stage, email: string): Promise<void> {
  const { page } = stage
  await page.goto('/nl/auth/signup')
  await page.getByLabel('Voornaam').fill('Anna')
  await page.getByLabel('Achternaam').fill('Jansen')
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Wachtwoord herhalen').fill('iets anders')
  await page.getByRole('button', { name: 'Account maken' }).click()
  await page.getByText('De twee wachtwoorden zijn niet gelijk').waitFor()
  await page.getByLabel('Wachtwoord herhalen').fill(password)
  await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check()
  await page.getByRole('button', { name: 'Account maken' }).click()
  await page.waitForURL('**/nl/auth/complete-profile?session=*')
  const link = new URL(await linkTo(stage, email, 'verify-email'))
  await page.goto(`/nl${link.pathname}${link.search}`)
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await page.getByText('Je e-mailadres is bevestigd.').first().waitFor()
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/nl/auth/signin')
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await untilTradable(page)
}

async function trade(page: Page): Promise<void> {
  await page.getByText('1m', { exact: true }).click()
  await keyOf(page, 'Buy').click()
  const step = page.getByRole('group', { name: 'Deze transactie plaatsen?' })
  await placedBy(page, () => step.getByRole('button', { name: 'Deze Buy plaatsen' }).click())
  await page
    .getByText(/(Wint|Verliest) met/)
    .first()
    .waitFor()
}

/** The same screen in both languages: no text of two words or more stands on both. */
async function seeWords(page: Page, path: string): Promise<void> {
  const english = await textsOf(page, `/${path}`)
  const own = await textsOf(page, `/nl/${path}`)
  expect(own.size, `texts of ${path}`).toBeGreaterThan(10)
  const left = [...own].filter(
    (text) => english.has(text) && /\p{Ll}{2,}\P{L}+\p{L}{2,}/u.test(text),
  )
  expect(
    left.filter((text) => !alike.test(text)),
    `left in English at ${path}`,
  ).toEqual([])
}

/** Names of the client, the place and the product. */
const alike = /^(Anna Jansen|Strike rate|.*@example\.org.*|(The )?TradingView.*)$/

async function textsOf(page: Page, address: string): Promise<Set<string>> {
  await page.goto(address)
  const place = page.getByRole('main')
  await until(async () => {
    expect(await place.innerText()).not.toBe('')
    expect(await page.locator('[aria-busy=true]').count()).toBe(0)
  })
  await page.waitForLoadState('networkidle')
  const text = await page.locator('body').innerText()
  return new Set(text.split('\n').map((line) => line.trim()))
}

async function deposit(page: Page): Promise<void> {
  await page.goto('/nl/user/deposit?mode=real')
  await page.getByRole('button', { name: /Litecoin/ }).click()
  await page.getByLabel('Bedrag in USD').fill('50')
  await page.getByText(/^Op je saldo na 12 bevestigingen/).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/nl/user/home')
  await page.locator('summary', { hasText: 'Portemonnee' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click()
  await page.waitForURL('**/nl/auth/signin')
}
