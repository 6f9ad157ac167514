// From nothing to the first live trade, on screens alone: the first member comes in by the word that
// the server printed, a colleague by mail; they name the house, its licence and its countries, each
// with two pairs of eyes; a day later the list is green, a client signs up, is identified and given
// money, and trades on the prices of three exchanges.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appCode } from '#test/authenticator.ts'
import { hasOpenssl } from '#test/certificate.ts'
import { launch, looksOf, visit } from './browser.ts'
import { fillProfile } from './fill-profile.ts'
import { sendDocument } from './identity.journey.ts'
import { type LiveWorld, openLiveWorld } from './live-world.ts'
import { clearQueue } from './office/clear-queue.ts'
import { giveMoney } from './office/give-money.ts'
import { signInToOffice } from './office.journey.ts'
import { checkScreen } from './screen.ts'
import { plugInAuthenticator } from './security.journey.ts'
import { keyOf, openTerms, panel, until } from './stage.ts'
import { placedBy } from './trade.ts'

const isPossible = await hasOpenssl()
if (!isPossible) console.log('going-live: there is no openssl to make certificates with')

const look = looksOf('desk').find(({ isPhone }) => !isPhone)
const eve = { email: 'eve@house.example', name: 'Eve Adams', password: 'heron-lantern-77' }
const max = { email: 'max@house.example', name: 'Max Born', password: 'lantern-heron-78' }
const ada = { email: 'ada@client.example', password: 'otter meadow forty-one' }
let world: LiveWorld
let browser: Browser

beforeAll(async () => {
  if (!isPossible) return
  world = await openLiveWorld()
  browser = await launch(world.chromiumArgs)
})

afterAll(async () => {
  await browser?.close()
  await world?.close()
})

const at = (act: (page: Page) => Promise<void>) => {
  if (!look) throw new Error('There is no desk.')
  return visit(browser, look, world.url, async (page, excuse) => {
    excuse(/status of (401|422|503) /)
    await plugInAuthenticator(page)
    await act(page)
  })
}

it.skipIf(!isPossible)('goes live by its list, and the first client trades', async () => {
  await at(async (one) => {
    await comeIn(one, wordOf(world.said()), eve)
    await invite(one, max.email)
    await at(async (other) => {
      await comeIn(other, await mailed(max.email, /\/office\/join#/), max)
      await nameHouse(one, other)
      await seeList(one, [
        'There is a licence record',
        'The licence is in force',
        'Countries are listed that clients may come from',
        'The licence is good for all of them',
      ])
      for (const page of [one, other]) await page.goto('about:blank')
      await world.startToday()
      for (const [page, who] of [
        [one, eve],
        [other, max],
      ] as const) {
        await page.goto('/office')
        await signInToOffice(page, who)
        await page.getByRole('button', { name: 'Use a passkey' }).click()
        await page.getByRole('navigation', { name: 'Office' }).waitFor()
      }
      await seeList(one, [])
      await at(async (client) => {
        await signUp(client)
        const id = await idOf(one)
        await clearQueue(one, { answer: '' })
        // Of the house's own: a first deposit would take a chain or a card.
        await giveMoney(one, id, { amount: '500', why: 'To begin with.' })
        await clearQueue(other, { answer: '' })
        await trade(client)
      })
    })
  })
})

/** By the address in `link`: a name and a password, an app, and a passkey for all that follows. */
async function comeIn(page: Page, link: string, who: typeof eve): Promise<void> {
  await page.goto(link)
  await page.getByLabel('E-mail').fill(who.email)
  await page.getByLabel('Name, as colleagues').fill(who.name)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByLabel('Password again').fill(who.password)
  await checkScreen(page, 'coming in')
  await page.getByRole('button', { name: 'Come in' }).click()
  await page.getByRole('button', { name: 'Show the secret' }).click()
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  await page.getByLabel('Code of your authenticator app').fill(appCode(secret, world.now()))
  await page.getByRole('button', { name: 'Use it from now on' }).click()
  await page.getByRole('navigation', { name: 'Office' }).waitFor()
  await page.goto('/office/passkeys')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Desk machine')
  await page.getByRole('button', { name: 'Make it' }).click()
  await page.getByRole('cell', { name: 'Desk machine' }).waitFor()
}

async function invite(page: Page, email: string): Promise<void> {
  await page.goto('/office/staff')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  for (const role of ['compliance', 'finance', 'administrator']) {
    await dialog.getByLabel(role).check()
  }
  await dialog.getByLabel('Why', { exact: true }).fill('We open with two.')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await dialog.getByText('It is done.').waitFor()
}

/** The house, its licence and where clients may live: the last two by two pairs of eyes. */
async function nameHouse(one: Page, other: Page): Promise<void> {
  await one.goto('/office/site/entity')
  await one.getByLabel('Company', { exact: true }).fill('Example Trading B.V.')
  await change(one)
  await one.goto('/office/site/licence')
  const licence = one.getByRole('group', { name: 'Licence record' })
  await licence.getByLabel('Regulator').fill('An Authority for Markets')
  await licence.getByLabel('Number').fill('14-2026')
  await licence.getByLabel('Entry in the public register').fill('https://register.example/14-2026')
  await licence.getByLabel(/^Netherlands/).check()
  await licence.getByLabel('Last day').fill('2036-12-31')
  const clients = one.getByRole('group', { name: 'Countries clients may live in' })
  await clients.getByLabel(/^Netherlands/).check()
  await checkScreen(one, 'a licence record, typed')
  await change(one)
  await clearQueue(other, { answer: '' })
}

async function change(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Look at the change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why; kept with the change').fill('We open for business.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** What going live takes, with just these still missing. */
async function seeList(page: Page, missing: readonly string[]): Promise<void> {
  await until(async () => {
    await page.goto('/office/site/going-live')
    const items = page.getByRole('main').getByRole('listitem')
    await items.filter({ hasText: 'There is a licence record' }).waitFor()
    const texts = await items.filter({ hasText: 'Not yet' }).allInnerTexts()
    expect(texts.map((text) => text.split('\n')[0])).toEqual(missing)
  })
  await checkScreen(page, `going live, ${missing.length} missing`)
}

async function signUp(page: Page): Promise<void> {
  await page.goto('/auth/signup')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email', { exact: true }).fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByLabel('Confirm password').fill(ada.password)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/auth/complete-profile?session=*')
  const home = { state: 'Noord-Holland', city: 'Amsterdam', address: 'Herengracht 1' }
  await fillProfile(page, { country: 'NL', ...home })
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL('**/auth/user-identification?session=*')
  await page.goto(await mailed(ada.email, /\/verify-email\?hash=/))
  await page.getByRole('button', { name: 'Confirm e-mail' }).click()
  await page.waitForURL('**/user/home')
  await sendDocument(page)
}

/** Of the only client there is. */
async function idOf(page: Page): Promise<string> {
  await page.goto('/office/clients')
  await page.getByRole('heading', { name: /^Clients 1$/ }).waitFor()
  return page.getByRole('cell', { name: /^\d+$/ }).first().innerText()
}

/** A minute on three exchanges, one of which goes mad meanwhile. */
async function trade(page: Page): Promise<void> {
  await page.goto('/user/home')
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await until(async () => {
    await keyOf(page, 'Buy').and(page.locator(':enabled')).waitFor({ timeout: 1_000 })
  })
  await openTerms(page)
  await page.getByLabel('Amount', { exact: true }).fill('10')
  await page.locator('label').getByText('1m', { exact: true }).click()
  await keyOf(page, 'Buy').click()
  const step = page.getByRole('group', { name: 'Place this trade?' })
  const placed = await placedBy(page, () =>
    step.getByRole('button', { name: 'Place this Buy' }).click(),
  )
  expect(placed.mode).toBe('real')
  const open = panel(page, 'Open trades')
  await open.getByText(/(Winning|Losing) by|On the strike/).waitFor()
  await checkScreen(page, 'the first live trade')
  world.lie('coinbase', 1.07)
  await panel(page, 'Results').getByRole('link', { name: 'Receipt' }).click({ timeout: 120_000 })
  await page.getByText(/median of Kraken .*, Bitstamp .*, Coinbase .* \(too far off\)/).waitFor()
  await page.getByText('6 of 6 passed').waitFor()
  await checkScreen(page, 'the receipt of the first live trade')
}

function wordOf(said: string): string {
  return /https:\S+\/office\/set-up#\S+/.exec(said)?.[0] ?? ''
}

async function mailed(email: string, path: RegExp): Promise<string> {
  let link: string | undefined
  await until(() => {
    link = world.linkTo(email, path)
    expect(link).toBeDefined()
  })
  return link ?? ''
}
