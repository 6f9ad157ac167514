// Lists of the office: what one shows stands in its address, is kept as a view and sent to somebody
// else; and each fits its window with all of its filters.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, looksOf, visit } from '../browser.ts'
import { type JourneyInstall, startJourneyInstall } from '../install.ts'
import { signInToOffice } from '../office.journey.ts'
import { checkScreen } from '../screen.ts'
import { until } from '../stage.ts'

const [look] = looksOf('desk')
let install: JourneyInstall
let browser: Browser

beforeAll(async () => {
  browser = await launch()
  install = await startJourneyInstall()
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
})

function atDesk(journey: (page: Page) => Promise<void>): Promise<void> {
  if (!look) throw new Error('There is no desk.')
  return visit(browser, look, install.url, journey)
}

const writers = ['Ada', 'Bob', 'Cleo']
const namesOf = (page: Page) => page.locator('tbody tr td:nth-child(2)').allInnerTexts()
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

it('shows to whoever gets its address what whoever sent it saw', () =>
  atDesk(async (page) => {
    for (const name of writers) {
      const sent = await page.request.post('/api/public/contact', {
        data: { name, email: `${name}@visitor.example`, message: `A question of ${name}.` },
      })
      expect(sent.status()).toBe(200)
    }
    await page.goto('/office/messages')
    await signInToOffice(page, install.staff)
    await until(async () => expect(await namesOf(page)).toEqual(writers.toReversed()))
    await page.getByRole('button', { name: 'Received' }).click()
    await until(async () => expect(await namesOf(page)).toEqual(writers))
    await page.getByText('Columns', { exact: true }).click()
    await page.getByLabel('E-mail', { exact: true }).check()
    await page.keyboard.press('Escape')
    await page.getByPlaceholder('What it says').fill('OF BOB')
    await page.keyboard.press('Enter')
    await until(async () => expect(await namesOf(page)).toEqual(['Bob']))
    expect(query(page)).toMatchObject({ sort: 'received_at', text: 'OF BOB' })
    expect(query(page).columns?.split(',')).toContain('email')
    await page.reload()
    await until(async () => expect(await namesOf(page)).toEqual(['Bob']))
    await page.getByRole('columnheader', { name: 'E-mail' }).waitFor()

    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByLabel('What it is called').fill('Oldest, with addresses')
    await page.getByLabel('Colleagues see it too').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const view = page.getByRole('link', { name: 'Oldest, with addresses' })
    await view.waitFor()
    await view.click()
    await until(async () => expect(await namesOf(page)).toEqual(writers))
    expect(query(page).text).toBeUndefined()
    await checkScreen(page, 'a list with a view of it')
    await page.goto('/office/clients')
    await page.getByRole('heading', { name: /^Clients/ }).waitFor()
    expect(await view.count()).toBe(0)
  }))

const lists = [
  ...['clients', 'withdrawals', 'deposits', 'identity', 'identity/names', 'plans', 'messages'],
  ...['corrections', 'staff/proposals', 'alarms', 'audit', 'trading/trades', 'ledger/transfers'],
  'disputes',
]
/** A filter of each; most are of days. */
const filterOf = (list: string) => (list === 'disputes' ? 'due=week' : 'from=2026-11-01')

it('fits its window with all of its filters, and is told well', () =>
  atDesk(async (page) => {
    await page.goto('/office/withdrawals')
    await signInToOffice(page, install.staff)
    await page.getByRole('heading', { name: /^Withdrawals/ }).waitFor()
    for (const list of lists) {
      await page.goto(`/office/${list}?${filterOf(list)}`)
      await page.getByRole('button', { name: 'Clear filters' }).waitFor()
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await checkScreen(page, `${list} at ${width} px`)
      }
    }
    await page.goto('/office/reports?report=none')
    await page.getByText('There is no report called “none”.').waitFor()
    await checkScreen(page, 'no such report')
  }))
