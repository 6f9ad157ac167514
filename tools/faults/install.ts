// An install to be killed: a database with traders in it, a recording to play, and the process
// of its server.

import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { present } from '#kernel/assert.ts'
import { dollars, type Usd } from '#kernel/money.ts'
import { day, iso, later, type Millis, minute } from '#kernel/time.ts'
import { publishTexts } from '#server/identity/acceptances/publish-texts.ts'
import { homeCell } from '#server/platform/cell.ts'
import { hashOfToken, newToken, randomOfCell } from '#server/platform/crypto.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { type FastTime, fastNow } from '#test/fast-time.ts'
import { freePort } from '#test/free-port.ts'
import { addFundedClient } from '#test/funded-client.ts'
import type { Trader } from './load.ts'
import { killed, projectRoot, type Sandbox } from './sandbox.ts'
import type { ServerChildOptions, Started } from './server-child.ts'

export type Install = {
  readonly db: Database
  readonly port: number
  readonly traders: readonly Trader[]
  readonly symbol: string
  readonly now: () => Millis
  /** Starts the server, which soon answers at `port`. */
  readonly start: () => void
  /** From the server's next start on it is so much later. */
  readonly leap: (ms: number) => void
  /** Kills the server and waits until it is gone. */
  readonly kill: () => Promise<void>
  /** The most memory the server ever had, in megabytes. */
  readonly peakMb: () => Promise<number>
  /** How often the server ended by itself. */
  readonly deaths: () => number
  /** How it started, each time that it did. */
  readonly starts: readonly Started[]
  readonly close: () => Promise<void>
}

export type InstallOptions = {
  readonly traders: number
  readonly speed: number
  /** Options of Node for the server. */
  readonly execArgv?: readonly string[]
  /** What differs from an install that plays a recording and serves no pages. */
  readonly server?: Partial<ServerChildOptions>
}

export async function makeInstall(
  sandbox: Sandbox,
  { traders: count, speed, execArgv, server }: InstallOptions,
): Promise<Install> {
  const connection = await sandbox.newDatabase()
  const db = openDatabase(connection, () => {})
  let time: FastTime = { since: Date.now(), speed }
  const traders: Trader[] = []
  // As a server does before its first client: one accepts what is published.
  await db.transaction((tx) => publishTexts(tx, fastNow(time)))
  for (let i = 0; i < count; i += 1) traders.push(await addTrader(db, fastNow(time)))
  const root = await makeRoot(join(sandbox.folder, connection.database))
  const options: ServerChildOptions = {
    connection,
    time,
    port: await freePort(),
    projectRoot: root,
    dataDir: join(root, 'data'),
    feed: `replay:${await writeRecording(root)}?start=1d&loop=1`,
    ...server,
  }
  let child: ChildProcess | undefined
  let deaths = 0
  const starts: Started[] = []
  const ended = (code: number | null) => {
    if (code !== null) deaths += 1
  }
  const kill = async () => {
    if (child) await killed(child)
    child = undefined
  }
  return {
    db,
    traders,
    port: options.port,
    symbol: 'BTCUSD',
    now: () => fastNow(time),
    start: () => {
      child = sandbox.startChild('server', { ...options, time }, execArgv)
      child.once('exit', ended)
      child.on('message', (said: { readonly started?: Started }) => {
        if (said.started) starts.push(said.started)
      })
    },
    leap: (ms) => {
      time = { ...time, leaptMs: (time.leaptMs ?? 0) + ms }
    },
    kill,
    peakMb: async () => {
      const asked = present(child, 'the server')
      asked.send('usage')
      for (;;) {
        const [answer] = await once(asked, 'message')
        if ('peakKb' in answer) return Number(answer.peakKb) / 1_024
      }
    },
    deaths: () => deaths,
    starts,
    close: async () => {
      await kill()
      await db.close()
    },
  }
}

export type TraderOptions = {
  /** In either book. */
  readonly money?: Usd
  /** The cell that the database is of: whoever shows the token is led there. */
  readonly cell?: number
}

/** A funded client with an access token that outlives the trial. */
export async function addTrader(
  db: Database,
  at: Millis,
  { money = dollars(10_000_000), cell = homeCell }: TraderOptions = {},
): Promise<Trader> {
  const clientId = await addFundedClient(db, { at, real: money, demo: money })
  const random = randomOfCell(cell)
  const [token, refresh, session] = [newToken(random), newToken(random), randomUUID()]
  const until = iso(later(at, 20 * day))
  await db.rows(
    `insert into sessions (id, client_id, secret, refresh_hash, rotated_at, remembered,
       created_at, expires_at) values ($1, $2, $3, $4, $5, true, $5, $6)`,
    [session, clientId, Buffer.from(refresh), hashOfToken(refresh), iso(at), until],
  )
  await db.rows('insert into access_tokens (hash, session_id, expires_at) values ($1, $2, $3)', [
    hashOfToken(token),
    session,
    until,
  ])
  return { clientId, token }
}

/** What the server reads from the project; it serves no pages here. */
export async function makeRoot(root: string): Promise<string> {
  await fs.mkdir(join(root, 'data'), { recursive: true })
  await fs.symlink(join(projectRoot, 'server'), join(root, 'server'))
  return root
}

const recordedDays = 4
const firstMinute = Date.UTC(2022, 0, 3)

/** Some days of a price that wanders by about 0.05 % a minute. */
export async function writeRecording(folder: string, name = 'btc-usd'): Promise<string> {
  const lines = ['timestamp,open,high,low,close']
  let open = 40_000
  for (let at = 0; at < recordedDays * day; at += minute) {
    const turn = at / minute
    const close = 40_000 + 300 * Math.sin(turn / 37) + 25 * Math.sin(turn * 1.7)
    const [high, low] = [Math.max(open, close) + 4, Math.min(open, close) - 4]
    const prices = [open, high, low, close].map((price) => price.toFixed(2))
    lines.push([firstMinute + at, ...prices].join(','))
    open = close
  }
  const path = join(folder, `${name}-1m.csv`)
  await fs.writeFile(path, `${lines.join('\n')}\n`)
  return path
}
