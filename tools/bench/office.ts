// The office at a million clients: how long staff wait for each list, search and timeline that
// there is a call for, over HTTP from the built server; and how much slower trades are accepted
// while somebody has reports made. With `-- office`; `--office-scale 0.1` for a tenth of it, and
// `--office-plans FILE` for the plans of what took PostgreSQL longer than 50 ms.

import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportNames } from '#contract/staff/reports.ts'
import { day, iso, later, type Millis } from '#kernel/time.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { median, percentile } from '../percentile.ts'
import { acceptOverHttp, type HttpServer, startHttpServer } from './http.ts'
import { type Kind, kindOfCall, type ReadRoute, readRoutes } from './office-calls.ts'
import { fillOffice, letTrade } from './office-data.ts'
import { postmasterOf } from './processes.ts'
import { signInAsStaff } from './staff.ts'
import { projectRoot } from './world.ts'

const asked = 30
/** What is far too slow is not asked as often, in milliseconds. */
const longest = 10_000
const rounds = 3
const roundSeconds = 4
/** Whoever trades here: as many as the bench of HTTP has sessions of, and some to spare. */
const traders = 60_000

export type OfficeFigures = {
  readonly list_p95_ms: number | null
  readonly search_p95_ms: number | null
  readonly timeline_p95_ms: number | null
  readonly report_p95_ms: number | null
  /** Trades accepted beside reports, as a share of those accepted alone. */
  readonly accept_beside_reports: number
  readonly fill_s: number
}

export type OfficeWish = {
  /** A part of the whole. */
  readonly scale: number
  /** Where plans of slow statements go. */
  readonly plans: string | undefined
}

export async function benchOffice(
  { scale, plans }: OfficeWish,
  say: (text: string) => void,
): Promise<OfficeFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-office-'))
  const settings = {
    shared_buffers: '1GB',
    max_wal_size: '8GB',
    // Tables that are filled in one go are not written twice.
    wal_level: 'minimal',
    max_wal_senders: '0',
  }
  const postgres = await startEmbeddedPostgres({ dataDir, projectRoot, log: () => {}, settings })
  const db = openDatabase(postgres.connection, say)
  try {
    await migrate(db, join(projectRoot, 'server/migrations'))
    const began = performance.now()
    const whole = { clients: 1_000_000, trades: 10_000_000, deposits: 1_000_000 }
    const sizes = {
      clients: whole.clients * scale,
      trades: whole.trades * scale,
      deposits: whole.deposits * scale,
    }
    await fillOffice(db, sizes, say)
    await letTrade(db, Math.min(traders, sizes.clients))
    const fill_s = (performance.now() - began) / 1_000
    if (plans !== undefined) await explainSlow(db)
    const postmaster = await postmasterOf(dataDir)
    const world = { connection: postgres.connection, db, postmaster, clients: [] }
    const server = await startHttpServer({ ...world, close: async () => {} })
    try {
      return { ...(await measure(db, server, say)), fill_s }
    } finally {
      await server.stop()
    }
  } finally {
    await db.close()
    await postgres.stop()
    if (plans !== undefined) await copyFile(join(dataDir, 'postgres.log'), plans)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** In the log of PostgreSQL, of connections that begin from now on. */
async function explainSlow(db: Database): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '50ms',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
  }
  const [row] = await db.rows<{ name: string }>('select current_database() as name')
  for (const [setting, value] of Object.entries(settings)) {
    await db.rows(`alter database "${row?.name}" set ${setting} = '${value}'`)
  }
}

type Measured = Omit<OfficeFigures, 'fill_s'>

async function measure(
  db: Database,
  server: HttpServer,
  say: (text: string) => void,
): Promise<Measured> {
  const cookie = await signInAsStaff(db, server)
  await quiet(db, say)
  const worst = new Map<Kind, number>()
  for (const route of readRoutes()) {
    for (const path of await pathsOf(server, cookie, route)) {
      const p95 = await p95Of(server, cookie, path)
      if (p95 === undefined) {
        say(`- not answered: ${path}`)
        continue
      }
      const kind = kindOfCall(route, path)
      worst.set(kind, Math.max(worst.get(kind) ?? 0, p95))
      say(`${p95.toFixed(1).padStart(8)} ms  ${kind.padEnd(8)} ${path}`)
    }
  }
  return {
    list_p95_ms: worst.get('list') ?? null,
    search_p95_ms: worst.get('search') ?? null,
    timeline_p95_ms: worst.get('timeline') ?? null,
    report_p95_ms: worst.get('report') ?? null,
    accept_beside_reports: await besideReports(server, cookie, say),
  }
}

/** Signed in as a member with every role, by the office's own door. */
/** What a server does when it starts is no part of it. */
async function quiet(db: Database, say: (text: string) => void): Promise<void> {
  const began = performance.now()
  for (let still = 0; still < 5 && performance.now() - began < 120_000; ) {
    await new Promise((done) => setTimeout(done, 400))
    const [row] = await db.rows<{ busy: bigint }>(
      `select count(*) as busy from pg_stat_activity
        where state = 'active' and query_start < now() - interval '300 milliseconds'
          and pid <> pg_backend_pid()`,
    )
    still = row?.busy === 0n ? still + 1 : 0
  }
  say(`quiet after ${((performance.now() - began) / 1_000).toFixed(1)} s`)
}

/** Each query with its next page; what has a parameter is asked for by ids of the list above it. */
async function pathsOf(
  server: HttpServer,
  cookie: string,
  { path, queries }: ReadRoute,
): Promise<string[]> {
  const [place] = /\/:\w+/.exec(path) ?? []
  let base = path
  if (place !== undefined) {
    const list = path.slice(0, path.indexOf(place))
    const id = await firstId(server, cookie, list)
    if (id === undefined) return []
    base = path.replace(place, `/${id}`)
    if (base.includes('/:')) return []
  }
  const paths: string[] = []
  for (const query of queries) {
    const first = query === '' ? base : `${base}?${query}`
    paths.push(first)
    const { next_cursor: cursor } = await answerOf(server, cookie, first)
    if (typeof cursor !== 'string') continue
    paths.push(`${first}${query === '' ? '?' : '&'}cursor=${encodeURIComponent(cursor)}`)
  }
  return paths
}

async function firstId(server: HttpServer, cookie: string, list: string) {
  const { data } = await answerOf(server, cookie, list)
  const row = Array.isArray(data) ? data[0] : undefined
  const id = row?.id ?? row?.client_id
  return id === undefined ? undefined : String(id)
}

type Answer = { readonly data?: unknown; readonly next_cursor?: unknown }

async function answerOf({ url }: HttpServer, cookie: string, path: string): Promise<Answer> {
  const reply = await fetch(`${url}/api${path}`, { headers: { cookie } })
  return reply.ok ? ((await reply.json()) as Answer) : {}
}

/** Undefined where it answers no. */
async function p95Of({ url }: HttpServer, cookie: string, path: string) {
  const times: number[] = []
  const until = performance.now() + longest
  for (let i = 0; i <= asked && (i < 4 || performance.now() < until); i += 1) {
    const began = performance.now()
    const reply = await fetch(`${url}/api${path}`, { headers: { cookie } })
    await reply.arrayBuffer()
    if (!reply.ok) return undefined
    // The first one finds nothing in memory.
    if (i > 0) times.push(performance.now() - began)
  }
  return percentile(times, 0.95)
}

/** More than an office full of people opens; each is new, of a period that none had before. */
const reportsASecond = 20
const reportDays = 90

function reportNr(nr: number): string {
  const name = reportNames[nr % reportNames.length] ?? 'turnover'
  const to = later(systemClock.now(), -(1 + Math.floor(nr / reportNames.length)) * day)
  const named = (at: Millis) => iso(at).slice(0, 10)
  const from = later(to, -reportDays * day)
  const query = new URLSearchParams({ report: name, from: named(from), to: named(to) })
  return `/office/reports?${query}`
}

/** Rounds with and without in turn, so that both meet the same machine. */
async function besideReports(
  server: HttpServer,
  cookie: string,
  say: (text: string) => void,
): Promise<number> {
  let made = 0
  await acceptOverHttp(server, roundSeconds)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const alone = await acceptOverHttp(server, roundSeconds)
    let isOver = false
    const reading = (async () => {
      while (!isOver) {
        const pause = new Promise((done) => setTimeout(done, 1_000 / reportsASecond))
        const { data } = await answerOf(server, cookie, reportNr(made))
        if (data === undefined) throw new Error(`no report: ${reportNr(made)}`)
        made += 1
        await pause
      }
    })()
    const beside = await acceptOverHttp(server, roundSeconds)
    isOver = true
    await reading
    ratios.push(beside.perSecond / alone.perSecond)
  }
  say(`${made} reports made anew in ${rounds * roundSeconds} s beside trades`)
  return median(ratios)
}
