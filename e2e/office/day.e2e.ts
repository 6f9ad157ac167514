// A day of those who run an install, on the screens of the office alone: two members with a second
// factor each work through what waits by keyboard, pay a client, put an amount right, freeze an
// account, stop an instrument and open it again, and find all of it in the record.

import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appCode } from '#test/authenticator.ts'
import type { TestClient } from '#test/clients.ts'
import { type ShortList, shortList } from '#test/short-list.ts'
import { runSeed, worldPassword } from '../../tools/seed/run-seed.ts'
import { launch, looksOf, visit } from '../browser.ts'
import { sendDocument } from '../identity.journey.ts'
import { type JourneyInstall, saturdayNoon, startJourneyInstall } from '../install.ts'
import { plain } from '../mails.ts'
import { toWallet, withdraw } from '../money-steps.ts'
import { signInToOffice } from '../office.journey.ts'
import { plugInAuthenticator } from '../security.journey.ts'
import { enter, type Stage, until } from '../stage.ts'
import { clearQueue } from './clear-queue.ts'
import { giveMoney } from './give-money.ts'

/** Of a world of few, in which each kind of thing waits that two people or one decide. */
const wish = { seed: 11, clients: 6, trades: 40, now: saturdayNoon } as const
/** Above what one person decides. */
const asked = 9_500
const answer = 'Thank you for writing. We have looked at it, and all is in order.'
const [look] = looksOf('desk')
let install: JourneyInstall
let browser: Browser
let list: ShortList

beforeAll(async () => {
  browser = await launch()
  // As many of each category as hold what a world trades.
  list = await shortList(10)
  const { projectRoot } = list
  install = await startJourneyInstall(async (db, config) => {
    expect(await runSeed({ db, config, projectRoot, wish })).toEqual({ outcome: 'made' })
  }, projectRoot)
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
  await list?.remove()
})

it('a day in the office: the queue is cleared, a client is paid, and the record tells all', async () => {
  if (!look) throw new Error('There is no desk.')
  const at = (act: (stage: Stage) => Promise<void>) =>
    visit(browser, look, install.url, (page, excuse) => {
      excuse(/status of 422 .*\/api\/office\/session/)
      // The instrument is stopped while the client looks at it.
      excuse(/status of 422 .*\/api\/market\/quote/)
      return act({ install, look, page, excuse })
    })
  await at(async (client) => {
    const ann = await arrive(client)
    await at(async ({ page: sasha }) => {
      await at(async ({ page: fay }) => {
        await sitDown(sasha, 'second@world.example')
        await sitDown(fay, 'finance@world.example')
        const answered = await clearQueue(sasha, { answer })
        expect(answered.length).toBeGreaterThan(0)
        for (const email of answered) {
          await until(async () => {
            expect((await install.mailsTo(email)).map(plain).join('\n')).toContain(answer)
          })
        }
        await client.page.goto('/user/home')
        await withdraw(client, ann, toWallet(asked))
        await payWith(sasha, fay)
        await client.page.goto('/user/withdraw-log')
        await client.page.getByText('Paid').first().waitFor()
        await putRight(sasha, fay, ann)
        await freeze(sasha, client.page, ann)
        await stopAndReopen(sasha)
        await isOnRecord(sasha, ann)
        await takeReport(sasha)
      })
    })
  })
})

/** Somebody with money who asks to be identified. */
async function arrive(stage: Stage): Promise<TestClient> {
  const client = await enter(stage)
  await stage.page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await install.tellProfile(client)
  await sendDocument(stage.page)
  return client
}

/** With an app, and a passkey for whatever asks for the factor again. */
async function sitDown(page: Page, email: string): Promise<void> {
  await plugInAuthenticator(page)
  await page.goto('/office/passkeys')
  await signInToOffice(page, { email, password: worldPassword })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Show the secret' }).click()
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  await page.getByLabel('Code of your authenticator app').fill(appCode(secret, install.clock.now()))
  await page.getByRole('button', { name: 'Use it from now on' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Desk machine')
  await page.getByRole('button', { name: 'Make it' }).click()
  await page.getByRole('cell', { name: 'Desk machine' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signInToOffice(page, { email, password: worldPassword })
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('navigation', { name: 'Office' }).waitFor()
}

/** The first yes, the second one, and the coins. */
async function payWith(sasha: Page, fay: Page): Promise<void> {
  await clearQueue(sasha, { answer })
  await clearQueue(fay, { answer })
  await sasha.goto('/office/queue')
  await sasha.getByRole('heading', { name: /^Queue 0 wait/ }).waitFor()
}

async function putRight(sasha: Page, fay: Page, { id }: TestClient): Promise<void> {
  await giveMoney(sasha, id, { amount: '12.50', why: 'For the hour we were late.' })
  await clearQueue(fay, { answer })
  await sasha.goto('/office/ledger/transfers?kind=goodwill')
  await sasha.getByRole('row').filter({ hasText: '12.50' }).first().waitFor()
}

async function freeze(page: Page, client: Page, { id }: TestClient): Promise<void> {
  await page.goto(`/office/clients/${id}`)
  await page.getByRole('button', { name: /^Freeze/ }).waitFor()
  await page.keyboard.press('f')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why; the client reads it').fill('Somebody else may use your account.')
  await page.keyboard.press('Enter')
  await page.getByText(/^Frozen since /).waitFor()
  await client.goto('/user/home')
  await client.getByText('Somebody else may use your account.').first().waitFor()
}

async function stopAndReopen(page: Page): Promise<void> {
  await page.goto('/office/trading')
  const row = page.getByRole('row').filter({ hasText: 'BCH/BTC' })
  for (const does of ['Stop', 'Open again']) {
    await row.getByRole('button', { name: does }).click()
    await page.getByLabel('Your reason, kept in the record').fill('Its prices look odd.')
    await page.keyboard.press('Enter')
  }
  await row.getByRole('button', { name: 'Stop' }).waitFor()
}

/** What was done to the client, and what was done besides; and nothing of it was altered. */
async function isOnRecord(page: Page, { id }: TestClient): Promise<void> {
  const kinds = {
    [`client=${id}`]: [
      ...['Identity document approved', 'Withdrawal approved', 'Withdrawal paid'],
      ...['Goodwill added to the balance', 'Account frozen'],
    ],
    'kind=trading_stopped': ['Trading was stopped'],
    'kind=trading_reopened': ['Trading was opened again'],
    'kind=message_answered': ['A message was answered'],
  }
  for (const [query, wanted] of Object.entries(kinds)) {
    await page.goto(`/office/audit?${query}`)
    for (const kind of wanted) await page.getByRole('button', { name: kind }).first().waitFor()
  }
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await page.getByText(/^All \d+ events are as they were written/).waitFor()
}

async function takeReport(page: Page): Promise<void> {
  await page.goto('/office/reports?from=2026-11-21&to=2026-11-21')
  const link = page.getByRole('link', { name: 'As CSV' })
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('2026-11-21')
}
