// A bot trades for good on the practice exchange while the server is killed with an order of its under
// way: started again, it finds the order, sells what it holds, and its books are the exchange's.

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { aClient, tellProfile } from '#test/clients.ts'
import { freePort } from '#test/free-port.ts'
import { patient } from '#test/patience.ts'
import { launch, looksOf, visit } from './browser.ts'
import { projectRoot } from './install.ts'
import { checkScreen } from './screen.ts'
import { fillSignIn, panel, until } from './stage.ts'
import { npmStart, type StartedInstall } from './started.ts'
import { addKey, goTo, makeBot, openAccount } from './trader.journey.ts'

let postgres: EmbeddedPostgres
let db: Database
let install: StartedInstall
let browser: Browser
let dataDir: string
let port: number

beforeAll(async () => {
  dataDir = await fs.mkdtemp(join(tmpdir(), 'killed-'))
  const log = () => {}
  port = await freePort()
  postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'db'), projectRoot, log })
  db = openDatabase(postgres.connection, log, patient)
  ;[install, browser] = await Promise.all([start(), launch()])
})

afterAll(async () => {
  await browser?.close()
  await install?.stop()
  await db?.close()
  await postgres?.stop()
  await fs.rm(dataDir, { recursive: true, force: true })
})

/** On the same port again, so that the page's server is there again. */
function start(): Promise<StartedInstall> {
  const { host, port: at, user, password, database } = postgres.connection
  const socket = new URLSearchParams({ host, port: String(at) })
  const url = `postgres://${user}:${encodeURIComponent(password)}@localhost:5432/${database}?${socket}`
  return npmStart({ DATABASE_URL: url, PORT: String(port) }, join(dataDir, 'files'))
}

const [phone] = looksOf('phone')

test('an order that was under way is found again, and books agree', async () => {
  if (!phone) throw new Error('There is no phone.')
  const client = await aClient(db, { clock: systemClock })
  await tellProfile(db, client)
  await visit(browser, phone, install.url, async (page, excuse) => {
    // The server is not there for a while.
    excuse(/status of (4\d\d|5\d\d)|ERR_|WebSocket/)
    await page.goto('/auth/signin')
    await fillSignIn(page, client)
    await page.waitForURL('**/user/home')
    await buyCredits(page)
    await goTo(page, '/user/trader', 'Exchange trader')
    await openAccount(page)
    await addKey(page, 'modest')
    await makeBot(page)
    const bot = page.getByRole('article', { name: /^BTC\/USD/ })
    await bot.getByRole('button', { name: 'Start dry' }).click()
    await untilDryIsOver()
    await bot.getByRole('button', { name: 'Start live' }).click()
    await bot.getByRole('button', { name: 'Trade for good' }).click()
    await until(async () => expect(await countLive()).toBeGreaterThan(0))
    await install.kill()
    install = await start()
    await page.goto(`${install.url}/user/trader`)
    await bot.waitFor()
    await checkScreen(page, 'a bot after the server was killed')
    await bot.getByRole('button', { name: 'Stop and sell' }).click()
    // What the exchange does not know of is given up after two minutes.
    await bot.getByText('stopped', { exact: true }).waitFor({ timeout: 300_000 })
    const [{ moved } = { moved: 0n }] = await db.rows<{ moved: bigint }>(
      `select coalesce(sum(case o.side when 'buy' then -f.paid else f.paid end - f.fee), 0)::bigint
                as moved
         from trader_fills f join trader_orders o on o.name = f.order_name where o.is_live`,
    )
    const shown = await panel(page, 'Practice exchange').locator('dd').allInnerTexts()
    // Ours has eight decimals; a new account there has 100,000 dollars and two bitcoins.
    expect(shown).toContain(String(Number(100_000n * 100_000_000n + moved) / 1e8))
    expect(shown).toContain('2')
    const twice = await db.rows(
      'select from trader_orders group by bot_id, intent having count(*) > 1',
    )
    expect(twice).toEqual([])
  })
})

async function buyCredits(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Account to trade on' }).getByText('Live').click()
  await goTo(page, '/user/credits', 'Credits')
  const packs = panel(page, 'Buy credits')
  await packs
    .getByRole('button', { name: /^Buy \d+/ })
    .first()
    .click()
  await packs.getByRole('button', { name: 'Buy them' }).click()
  await panel(page, 'Purchases')
    .getByRole('button', { name: /^Invoice / })
    .waitFor()
}

/** A minute on the practice exchange. */
async function untilDryIsOver(): Promise<void> {
  await until(async () => {
    const rows = await db.rows(
      `select from trader_bots where running_since < now() - interval '61 seconds'`,
    )
    expect(rows).toHaveLength(1)
  })
}

async function countLive(): Promise<number> {
  return (await db.rows('select from trader_orders where is_live')).length
}
