// What staff change about trading: the margin, two instruments and the plans, each asked for by one
// member and confirmed by another, after what was wrong was refused; then it stands among the
// versions, to come, and in the record.

import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ShortList, shortList } from '#test/short-list.ts'
import { launch, looksOf, visit } from '../browser.ts'
import { type JourneyInstall, saturdayNoon, startJourneyInstall } from '../install.ts'
import { signInToOffice } from '../office.journey.ts'
import { checkScreen } from '../screen.ts'
import type { Staff } from '../staff.ts'

const [look] = looksOf('desk')
let install: JourneyInstall
let browser: Browser
let max: Staff
let list: ShortList

beforeAll(async () => {
  browser = await launch()
  list = await shortList()
  install = await startJourneyInstall(undefined, list.projectRoot)
  max = await install.newStaff('max')
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
  await list?.remove()
})

/** Whoever asks, and whoever confirms. */
type Desks = { readonly eve: Page; readonly other: Page }

it.concurrent('another margin', () =>
  atTwoDesks(async ({ eve, other }) => {
    await eve.goto('/office/trading/terms')
    await eve.getByRole('button', { name: 'Change: House margin' }).click()
    const dialog = eve.getByRole('dialog')
    await dialog.getByLabel('Margin, in percent').fill('77')
    await say(eve, { from: dayOf(-1), reason: '' })
    await seeWrong(eve, [
      'A margin is 0 to 50 percent, with at most two decimals.',
      'Say a time to come, within a year.',
      'Say why.',
    ])
    await dialog.getByLabel('Margin, in percent').fill('4.25')
    await say(eve, { from: dayOf(3), reason: 'Costs rose.' })
    await dialog.waitFor({ state: 'detached' })
    const versions = eve.getByRole('table', { name: 'Versions' })
    const waits = versions.getByRole('row').filter({ hasText: '4.25 %' })
    await waits.getByText('Waits for a second person').waitFor()
    await waits.getByRole('link').click()
    await isNotOnes(eve)
    await confirm(other, eve.url())
    await checkScreen(other, 'a change of terms that was confirmed')
    await other.goto('/office/trading/terms')
    await toCome(other.getByRole('table', { name: 'Versions' }), /House margin.*4\.25 %/).waitFor()
    await checkScreen(other, 'terms of trade with one to come')
    await isOnRecord(other, 'Margin of the house', max)
  }))

it.concurrent('two instruments beside each other, and none of them twice', () =>
  atTwoDesks(async ({ eve, other }) => {
    const asked = { from: dayOf(3), reason: 'It moves too fast.' }
    const dialog = other.getByRole('dialog')
    await open(other, 'BTC/USD')
    await open(eve, 'BTC/USD')
    await eve.getByLabel(payout).fill('4000')
    await say(eve, asked)
    await seeWrong(eve, [
      'Whole dollars from 1 to 100,000,000, and no less than the limit before it.',
    ])
    await eve.getByLabel(payout).fill('6000')
    await say(eve, asked)
    await eve.getByRole('dialog').waitFor({ state: 'detached' })
    await say(other, asked)
    await dialog.getByText('It is proposed already, and waits for somebody else.').waitFor()
    await other.keyboard.press('Escape')
    await open(other, 'ETH/USD')
    await dialog.getByLabel(/^The same for all/).check()
    await say(other, asked)
    await dialog.getByText('It is proposed already, and waits for somebody else.').waitFor()
    await dialog.getByLabel(/^The same for all/).uncheck()
    await dialog.getByLabel('Takes orders').uncheck()
    await say(other, asked)
    await dialog.waitFor({ state: 'detached' })

    await rowOf(eve, 'BTC/USD').getByRole('link').click()
    await isNotOnes(eve)
    await confirm(other, eve.url())
    await other.goto('/office/trading/instruments')
    await rowOf(other, 'ETH/USD').getByRole('link').click()
    await confirm(eve, other.url())
    await eve.goto('/office/trading/instruments?show=versions')
    const versions = eve.getByRole('table', { name: 'Versions' })
    await toCome(versions, /^BTCUSD: .*\$6,000/).waitFor()
    await toCome(versions, /^ETHUSD: off/).waitFor()
    await checkScreen(eve, 'versions of instruments')
    await isOnRecord(eve, 'Limits and hours of single instruments', max)
  }))

it.concurrent('other plans', () =>
  atTwoDesks(async ({ eve, other }) => {
    await eve.goto('/office/plans/table')
    await eve.getByRole('button', { name: 'Change the plans' }).click()
    const dialog = eve.getByRole('dialog')
    const gold = dialog.getByLabel('Gold: takes deposits of, in dollars')
    await gold.fill('1')
    await dialog.getByLabel('Gold: trades a day').fill('none')
    await say(eve, { from: dayOf(800), reason: 'Few can pay it.' })
    await seeWrong(eve, [
      'Whole dollars from 1 to 10,000,000, more than the plan below it takes.',
      'A whole number from 1 to 1,000, no less than the plan below it gives.',
      'Say a time to come, within a year.',
    ])
    await gold.fill('6600')
    await dialog.getByLabel('Gold: trades a day').fill('6')
    await say(eve, { from: dayOf(3), reason: 'Few can pay it.' })
    await dialog.waitFor({ state: 'detached' })
    await eve.getByRole('link', { name: 'A change waits' }).click()
    await isNotOnes(eve)
    await confirm(other, eve.url())
    await other.goto('/office/plans/table')
    const versions = other.getByRole('table', { name: 'Versions' })
    await toCome(versions, /Gold: takes \$6,600, 6 trades a day/).waitFor()
    await checkScreen(other, 'plans with another table to come')
    await isOnRecord(other, 'What each plan takes and gives', max)
  }))

const payout = 'Most paid to one client, in dollars'

/** Two members beside each other. */
function atTwoDesks(act: (desks: Desks) => Promise<void>): Promise<void> {
  if (!look) throw new Error('There is no desk.')
  const own = look
  const at = (who: Staff, act: (page: Page) => Promise<void>) =>
    visit(browser, own, install.url, async (page, excuse) => {
      excuse(/status of 4(09|22) .*\/api\/office\/(trading|proposals)/)
      await page.goto('/office')
      await signInToOffice(page, who)
      await page.getByRole('navigation', { name: 'Office' }).waitFor()
      await act(page)
    })
  return at(install.staff, (eve) => at(max, (other) => act({ eve, other })))
}

/** So many days from the one on which the journeys are made. */
function dayOf(days: number): string {
  return new Date(saturdayNoon + days * 86_400_000).toISOString().slice(0, 16)
}

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })
}

async function open(page: Page, name: string): Promise<void> {
  await page.goto('/office/trading/instruments')
  await rowOf(page, name).getByRole('button').click()
  await page.getByRole('dialog').waitFor()
}

async function say(page: Page, { from, reason }: { from: string; reason: string }): Promise<void> {
  await page.getByLabel('From when, in UTC').fill(from)
  await page.getByLabel('Your reason, kept in the record').fill(reason)
  await page.keyboard.press('Enter')
}

/** Each beside its field, and nothing was asked for. */
async function seeWrong(page: Page, sentences: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const sentence of sentences) await dialog.getByText(sentence).first().waitFor()
}

/** Whoever asked does not say yes as well: not on the screen, nor past it. */
async function isNotOnes(page: Page): Promise<void> {
  await page.getByText('You asked for it').first().waitFor()
  expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const refused = await page.evaluate(async (address) => {
    const body = JSON.stringify({ reason: 'Mine is right.' })
    const headers = { 'content-type': 'application/json' }
    return (await (await fetch(address, { method: 'POST', headers, body })).json()).code
  }, `/api/office/proposals/${id}/confirmation`)
  expect(refused).toBe('four_eyes')
}

async function confirm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Why').fill('As agreed this morning.')
  await page.keyboard.press('Enter')
  const eyes = page.getByRole('list', { name: 'Who asked and who decides' })
  await eyes.getByText(/^said yes/).waitFor()
}

function toCome(versions: Locator, says: RegExp): Locator {
  return versions.getByRole('row').filter({ hasText: says }).getByText('To come')
}

/** Asked for by one, confirmed by another. */
async function isOnRecord(page: Page, setting: string, confirmer: Staff): Promise<void> {
  const wanted = {
    change_proposed: 'A change that takes two was asked for',
    change_confirmed: 'A change that takes two was confirmed',
  }
  for (const [kind, words] of Object.entries(wanted)) {
    await page.goto(`/office/audit?kind=${kind}`)
    const who = kind === 'change_confirmed' ? confirmer.email : ''
    const row = page.getByRole('row').filter({ hasText: setting }).filter({ hasText: who })
    await row.getByRole('button', { name: words }).first().waitFor()
  }
}
