// The way of a client in Dutch: signing up, a first trade, what happened, a deposit that is given
// up, an account that is frozen, signing out.
// What stands on a Dutch screen and on the English one alike is a text that was not translated.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { cents } from '#kernel/money.ts'
import { linkTo, plain } from './mails.ts'
import { checkThemes } from './screen.ts'
import { keyOf, openTerms, type Stage, until, untilTradable } from './stage.ts'
import { placedBy } from './trade.ts'

const password = 'otter meadow forty-one'

export async function dutch(stage: Stage): Promise<void> {
  const { page, look, excuse } = stage
  const email = `dutch-${look.width}@example.org`
  // The stream may hear of the end before the page does, and ask in vain who is signed in.
  excuse(/status of 401 /)
  await signUp(stage, email)
  // Confirming the address has signed this browser in.
  await untilTradable(page)
  await trade(page)
  for (const path of [
    'trade-history?mode=demo',
    'security',
    'statement',
    'deposit-log?mode=real',
  ]) {
    await seeWords(page, `user/${path}`)
  }
  await giveUpDeposit(page)
  await seeFrozen(stage, email)
  await chooseGerman(page)
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
  expect(link.pathname).toBe('/nl/verify-email')
  expect(plain((await stage.install.mailsTo(email)).join('\n'))).toContain('Mijn adres bevestigen')
  await page.goto(link.pathname + link.search)
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await page.getByText('Je e-mailadres is bevestigd.').first().waitFor()
}

async function trade(page: Page): Promise<void> {
  await openTerms(page)
  await page.locator('label').getByText('1m', { exact: true }).click()
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

/** An id as wide screens shorten it and as phones do, names of the client, place and product. */
const alike =
  /^([\da-f]{0,8}…[\da-f]{4,6}|Anna Jansen|Strike rate|.*@example\.org.*|(The )?TradingView.*)$/

async function textsOf(page: Page, address: string): Promise<Set<string>> {
  await page.goto(address)
  const place = page.getByRole('main')
  await until(async () => {
    expect(await place.innerText()).not.toBe('')
    expect(await page.locator('[aria-busy=true]').count()).toBe(0)
  })
  await page.waitForLoadState('networkidle')
  const text = await page.locator('body').innerText()
  return new Set(text.split(/[\n\t]/).map((line) => line.trim()))
}

async function giveUpDeposit(page: Page): Promise<void> {
  await page.goto('/nl/user/deposit?mode=real')
  await page.getByRole('button', { name: /Litecoin/ }).click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Bedrag in USD').fill('50')
  await modal.getByText(/^Op je saldo na 12 bevestigingen/).waitFor()
  await modal.getByText(/^0,\d+$/).waitFor()
  await modal.getByRole('button', { name: 'Bekijken' }).click()
  await modal.getByText(/^0,\d+ LTC$/).waitFor()
  await modal.getByRole('button', { name: 'Aanvragen', exact: true }).click()
  await modal.getByRole('button', { name: 'Deze storting laten vervallen' }).click()
  await modal.waitFor({ state: 'hidden' })
  await page.goto('/nl/user/deposit-log?mode=real')
  await seen(page, 'Je liet de storting vervallen voordat er iets kwam.').waitFor()
}

/** By the system, in words of this language; by a person, in their own. */
async function seeFrozen(stage: Stage, email: string): Promise<void> {
  const { page, install } = stage
  await install.dispute(email, cents(120_450n))
  const banner = page.getByRole('complementary', { name: 'Je account is bevroren' })
  const takenBack =
    /^Reden: Een storting van \$\s1\.204,50 is teruggenomen\. De betaling met de kaart/
  await banner.getByText(takenBack).waitFor()
  await seen(page, 'De betaling met de kaart is betwist.').waitFor()
  const bell = page.locator('summary').filter({ hasText: /^Meldingen/ })
  await bell.click()
  await page.getByText(/teruggenomen\. Reden: De betaling met de kaart is betwist\./).waitFor()
  await bell.click()
  await seeWords(page, 'user/deposit-log?mode=real')
  const question = 'We have a question about your last deposit.'
  await install.staff.freeze({ email }, question)
  await banner.locator('[lang=en]').getByText(question).waitFor()
  await banner.getByText(takenBack).waitFor()
  await checkThemes(stage, 'a frozen account in Dutch')
}

/** As phones or wide screens show it: each hides what is for the other. */
function seen(page: Page, text: string) {
  return page.getByRole('table').getByText(text).filter({ visible: true })
}

/** The menu of languages takes letters along, and brings them back. */
async function chooseGerman(page: Page): Promise<void> {
  await page.goto('/nl/user/preferences')
  await page.getByText('Brieven aan je, per e-mail, komen in: Nederlands.').waitFor()
  await page.locator('summary', { hasText: 'Taal' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL('**/de/user/preferences')
  await page.getByText('Briefe an dich, per E-Mail, kommen in: Deutsch.').waitFor()
  await page.goto('/nl/user/preferences')
  await page.getByText('Brieven aan je, per e-mail, komen in: Deutsch.').waitFor()
  await page.getByRole('button', { name: 'Schrijf me in deze taal' }).click()
  await page.getByText('Brieven aan je, per e-mail, komen in: Nederlands.').waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/nl/user/home')
  await page.locator('summary', { hasText: 'Portemonnee' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click()
  await page.waitForURL('**/nl/auth/signin')
}
