// How soon the screen answers, in real Chromium against an install on this machine: from a press on
// Buy to the row of the trade, from a trade's end to its result, how busy the page is with twenty
// open trades and all instruments ticking, and what moves and what memory grows meanwhile; and how
// soon it stands on slow lines with nothing kept. With `--screen-minutes 60` also what moves and
// grows in that time of trading.

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import * as z from 'zod/mini'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/db.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { startClock } from '#server/platform/steady-clock.ts'
import { startInstall } from '#server/start-install.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { median, percentile } from '../percentile.ts'
import { coldLoads } from './cold-load.ts'
import { projectRoot } from './world.ts'

const trades = 50
/** Longer than a press is taken for a part of the one before. */
const betweenMs = 700
const busySeconds = 20
/** So many are open when it is looked how busy the page is. */
const openMeanwhile = 20
/** Of the long stretch: a trade ends before the next but two is placed. */
const longBetweenMs = 20_000
/** Memory settles before it is compared. */
const warmUpShare = 1 / 6
const viewport = { width: 1440, height: 900 }

export type ScreenFigures = Readonly<Record<string, number>>

export async function benchScreen(
  say: (text: string) => void,
  minutes = 0,
): Promise<ScreenFigures> {
  const dataDir = await fs.mkdtemp(join(tmpdir(), 'bench-screen-'))
  const undo: (() => Promise<unknown>)[] = [() => fs.rm(dataDir, { recursive: true, force: true })]
  try {
    const { url, client } = await startServer(dataDir, undo)
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    undo.push(() => browser.close())
    const context = await browser.newContext({ baseURL: url, viewport })
    const page = await context.newPage()
    await signIn(page, client)
    const figures = await measure(page, say)
    const long = minutes > 0 ? await overLong(page, minutes, say) : {}
    await page.close()
    return { ...figures, ...long, ...(await coldLoads(context)) }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

async function startServer(dataDir: string, undo: (() => Promise<unknown>)[]) {
  const log = (message: string) => console.error(message)
  const env = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', FEED: 'simulated?seed=bench' }
  const config = readConfig(env, projectRoot)
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const postgres = await startEmbeddedPostgres({ dataDir, projectRoot, log })
  undo.push(postgres.stop)
  const db = openDatabase(postgres.connection, () => {})
  undo.push(() => db.close())
  await migrate(db, join(projectRoot, 'server/migrations'))
  const clock = await startClock(db, log)
  undo.push(async () => clock.stop())
  const install = await startInstall({ config, projectRoot, version: 'bench', db, clock })
  undo.push(install.stop)
  while ((await fetch(`${install.url}/api/health`)).status !== 200) await sleep(50)
  return { url: install.url, client: await aClient(db, { clock }) }
}

async function signIn(page: Page, { email, password }: TestClient): Promise<void> {
  await page.goto('/auth/signin')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator('button[data-side="Buy"]:enabled').waitFor()
  await page.getByLabel('One-click trading').check()
  await page.locator('label').getByText('1m', { exact: true }).click()
  await page.getByLabel('Amount', { exact: true }).fill('10')
  await page.locator('button[data-side="Buy"]:enabled').waitFor()
  await page.evaluate(watchScreen)
}

/** In the page: notes when Buy is pressed, when a row comes, and when a result is told. */
function watchScreen(): void {
  const seen = {
    pressed: [] as number[],
    rows: [] as number[],
    results: [] as number[],
    long: 0,
    shift: 0,
  }
  Object.assign(globalThis, { seen })
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('button[data-side="Buy"]'))
        seen.pressed.push(performance.now())
    },
    true,
  )
  const rowsBefore = new Set<Element>()
  new MutationObserver(() => {
    for (const row of document.querySelectorAll('[aria-labelledby="open-trades"] tbody tr')) {
      if (!rowsBefore.has(row)) seen.rows.push(performance.now())
      rowsBefore.add(row)
    }
    const log = document.querySelector('[role="log"]')
    for (const line of log?.children ?? []) {
      if (!rowsBefore.has(line)) seen.results.push(Date.now())
      rowsBefore.add(line)
    }
  }).observe(document.body, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    seen.long += list.getEntries().length
  }).observe({ entryTypes: ['longtask'] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: false })
}

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

const Seen = z.object({
  pressed: z.array(z.number()),
  rows: z.array(z.number()),
  results: z.array(z.number()),
  long: z.number(),
  shift: z.number(),
})

const seenOn = async (page: Page) => Seen.parse(await page.evaluate('seen'))

const Placed = z.object({ data: z.object({ end_time: z.string() }) })

async function measure(page: Page, say: (text: string) => void): Promise<ScreenFigures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const heapBefore = await heapOf(session)
  const ends: number[] = []
  let busy: ScreenFigures = {}
  for (let nr = 0; nr < trades; nr += 1) {
    if (nr === openMeanwhile) busy = await busyOn(page, session)
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/trading/submit'),
      page.locator('button[data-side="Buy"]:enabled').click(),
    ])
    ends.push(Date.parse(Placed.parse(await answer.json()).data.end_time))
    await sleep(betweenMs)
  }
  say(`${trades} trades placed`)
  while ((await seenOn(page)).results.length < trades) await sleep(500)
  const { pressed, rows, results, shift } = await seenOn(page)
  const toRow = pressed.map((at, nr) => (rows[nr] ?? Number.NaN) - at)
  // One after the other they end as they were placed.
  const toResult = ends
    .toSorted((a, b) => a - b)
    .map((end, nr) => (results[nr] ?? Number.NaN) - end)
  const heapAfter = await heapOf(session)
  return {
    ...spread('press_to_row', toRow),
    ...spread('end_to_result', toResult),
    ...busy,
    layout_shift: shift,
    heap_mb: heapAfter,
    heap_growth_mb: heapAfter - heapBefore,
  }
}

/** Trades one after another for so long: what moved by itself, and what memory came to. */
async function overLong(
  page: Page,
  minutes: number,
  say: (text: string) => void,
): Promise<ScreenFigures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const { shift: shiftBefore } = await seenOn(page)
  const began = performance.now()
  let settled: number | undefined
  for (let share = 0; share < 1; share = (performance.now() - began) / (minutes * 60_000)) {
    await page.locator('button[data-side="Buy"]:enabled').click()
    await sleep(longBetweenMs)
    if (settled === undefined && share >= warmUpShare) {
      settled = await heapOf(session)
      say(`after a sixth of ${minutes} minutes: ${settled.toFixed(1)} MB`)
    }
  }
  const { shift } = await seenOn(page)
  return {
    long_minutes: minutes,
    long_layout_shift: shift - shiftBefore,
    long_heap_growth_mb: (await heapOf(session)) - (settled ?? Number.NaN),
  }
}

/** What is still needed, after everything else was let go. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return ((await metricsOf(session)).JSHeapUsedSize ?? 0) / 2 ** 20
}

async function busyOn(page: Page, session: CDPSession): Promise<ScreenFigures> {
  const before = await metricsOf(session)
  const { long } = await seenOn(page)
  await sleep(busySeconds * 1_000)
  const after = await metricsOf(session)
  const share = ((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)) / busySeconds
  return {
    main_thread_share: share,
    frames_over_50_ms: (await seenOn(page)).long - long,
  }
}

async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

function spread(name: string, values: readonly number[]): ScreenFigures {
  return { [`${name}_p50_ms`]: median(values), [`${name}_p95_ms`]: percentile(values, 0.95) }
}
