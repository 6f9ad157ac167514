// From nothing to the first live trade: an install for real money on real sources, each at its own
// address, as far as anything in the server can tell. Its list of requirements grows shorter by what
// is decided, it takes nobody while one is missing, and in the end the list is empty.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { day, iso, later, millis, minute } from '#kernel/time.ts'
import { hasOpenssl } from '#test/certificate.ts'
import { aClient, type TestClient, tellProfile } from '#test/clients.ts'
import { cloneDatabase, serverPassword, type TestDatabase } from '#test/database.ts'
import { type ExchangesAtHome, startExchangesAtHome } from '#test/exchanges-at-home.ts'
import { payInFor } from '#test/funded-client.ts'
import { putSetting } from '#test/settings.ts'
import { startSmtp, type TestSmtp } from '#test/smtp.ts'
import { openStaffApp } from '#test/staff-app.ts'
import { recompute } from '#verify/outcome.ts'
import type { Connection } from './platform/db.ts'
import { serverRole } from './platform/rights.store.ts'

const isPossible = await hasOpenssl()
if (!isPossible) console.log('live-install: there is no openssl to make certificates with')

const urlOf = ({ user, password, host, port, database }: Connection) =>
  `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
const now = () => millis(Date.now())

describe.skipIf(!isPossible)('an install for real money', () => {
  let database: TestDatabase
  let exchanges: ExchangesAtHome
  let smtp: TestSmtp
  let server: ChildProcess
  let dataDir: string
  let url: string
  let quoting: NodeJS.Timeout
  let lie = 1

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'live-'))
    database = await cloneDatabase()
    smtp = await startSmtp()
    exchanges = await startExchangesAtHome({
      kraken: ['BTC/USD', 'EUR/USD'],
      coinbase: ['BTC-USD'],
      bitstamp: ['btcusd'],
    })
    const { kraken, coinbase, bitstamp } = exchanges
    coinbase.minutes.set('BTC-USD', pastMinutes())
    let turn = 0
    quoting = setInterval(() => {
      turn += 1
      // A market that moves a little all the time.
      const mid = 60_000 + 5 * Math.sin(turn / 7) + (turn % 3) / 10
      kraken.quote('BTC/USD', mid - 0.1, mid + 0.1, new Date().toISOString())
      coinbase.quote('BTC-USD', (mid * lie).toFixed(2), (mid * lie + 0.2).toFixed(2))
      bitstamp.quote('btcusd', (mid - 0.2).toFixed(2), (mid + 0.3).toFixed(2))
    }, 100)
    const { connection } = database
    ;({ server, url } = await started({
      ...exchanges.env,
      DATA_DIR: dataDir,
      PORT: '0',
      INSTALL_MODE: 'live',
      PUBLIC_URL: 'https://trade.example.org',
      SMTP_URL: smtp.url,
      SECRET_KEY: '07'.repeat(32),
      FEED: 'kraken,coinbase,bitstamp',
      DATABASE_OWNER_URL: urlOf(connection),
      DATABASE_URL: urlOf({ ...connection, user: serverRole, password: serverPassword }),
    }))
  }, 180_000)

  afterAll(async () => {
    clearInterval(quoting)
    if (server?.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    }
    await exchanges?.close()
    await smtp?.close()
    await database?.db.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const status = async () => (await (await fetch(`${url}/api/public/status`)).json()).data
  const missing = async () =>
    (await status()).missing.map(({ code }: { readonly code: string }) => code)
  const until = (holds: () => Promise<void>) =>
    vi.waitFor(holds, { timeout: 170_000, interval: 100 })

  async function call(path: string, body?: object, token?: string) {
    const reply = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { http: reply.status, ...(await reply.json()) }
  }

  const order = {
    amount: 10,
    duration: 60,
    mode: 'real',
    strike_rate: '75/3',
    trading_type: 'Cryptocurrency',
    symbol: 'BTCUSD',
    trade_mode: 'Buy',
  }

  const decide = (name: string, value: unknown) =>
    putSetting(database.db, { name, value, at: now() })

  async function signIn({ email, password }: TestClient): Promise<string> {
    return (await call('/auth/login', { email, password })).tokens.access.token
  }

  it('opens when the last item of its list is there, and takes the first live trade', async () => {
    const { db } = database
    // The sources are there as soon as prices flow; the rest waits for people.
    await until(async () => {
      expect(await missing()).toEqual([
        'no_company',
        'no_licence',
        'no_countries',
        'few_staff_factors',
      ])
      expect((await status()).compared).toMatchObject([
        { name: 'kraken', is_connected: true, used: 1 },
        { name: 'coinbase', is_connected: true, used: 1 },
        { name: 'bitstamp', is_connected: true, used: 1 },
      ])
    })

    const ada = await aClient(db)
    await tellProfile(db, ada)
    await identify(database, ada.id)
    await payInFor(db, ada.id, 500, now())
    const token = await signIn(ada)
    const refusal = async () => (await call('/trading/submit', order, token)).code
    expect(await refusal()).toBe('country_closed')
    await decide('countries', ['NL'])
    await until(async () => expect(await refusal()).toBe('live_trading_closed'))

    const staff = await openStaffApp(db, 'live', now())
    await staff.hireTwo('eve@desk.example', 'max@desk.example')
    const licence = {
      regulator: 'A regulator',
      number: '1',
      registerUrl: 'https://register.example',
      countries: ['NL'],
      expiresOn: iso(later(now(), 400 * day)).slice(0, 10),
    }
    await decide('company_name', 'Example B.V.')
    await decide('licence', licence)
    await until(async () => expect(await missing()).toEqual([]))

    let trade = ''
    await until(async () => {
      const placed = await call('/trading/submit', order, token)
      expect(placed).toMatchObject({ status: true })
      trade = placed.data.trade_id
    })
    const receiptOf = async () => (await call(`/trading/${trade}/receipt`, undefined, token)).data
    await until(async () => expect((await receiptOf()).entry_tick).not.toBeNull())
    // Meanwhile one exchange goes mad, and has no part in it.
    lie = 1.07
    await until(async () => {
      const receipt = await receiptOf()
      expect(['Won', 'Lost', 'Draw']).toContain(receipt.status)
      expect(receipt.mode).toBe('real')
      expect(receipt.entry_tick.source).toBe('median:kraken+coinbase+bitstamp')
      expect(receipt.exit_tick.source).toBe('median:kraken+bitstamp;coinbase=outlier')
      expect(recompute(receipt).filter(({ ok }) => !ok)).toEqual([])
    })
  }, 400_000)

  it('closes to new trades when only one source is left, for everybody', async () => {
    const { coinbase, bitstamp } = exchanges
    for (const one of [coinbase, bitstamp]) {
      one.faults.refusing = true
      one.drop()
    }
    await until(async () => {
      const halted = await database.db.rows<{ cause: string }>(
        'select cause from price_halts order by id desc limit 1',
      )
      expect(halted).toMatchObject([{ cause: 'alone' }])
      const reply = await call('/market/quote?symbol=BTCUSD&duration=60&strike_rate=75%2F3')
      expect(reply.code).toBe('price_stale')
    })
  }, 200_000)
})

/** Three hours of minutes, as an exchange tells them. */
function pastMinutes() {
  const first = Math.floor(Date.now() / minute) - 180
  return Array.from({ length: 180 }, (_, nr) => {
    return [(first + nr) * 60, 60_000 + 25 * Math.sin(nr * 1.7)] as const
  })
}

async function started(env: Readonly<Record<string, string>>) {
  const args = ['--import', 'tsx', 'server/src/main.ts']
  const server = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'pipe' })
  let said = ''
  server.stderr.on('data', (part) => process.stderr.write(part))
  for await (const part of server.stdout) {
    said += part
    if (said.includes('Ctrl-C stops it.')) break
  }
  server.stdout.resume()
  return { server, url: /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '' }
}

/** As if staff had approved their document. */
async function identify({ owner }: TestDatabase, client: ClientId): Promise<void> {
  await owner.rows(
    `with sent as (
       insert into documents (id, client_id, method, status, file_name, media_type, sealed_key,
                              picture_hash, sent_at, decided_at, decided_by)
       values (gen_random_uuid(), $1, 'national_id', 'approved', gen_random_uuid()::text,
               'image/webp', '\\x00', '\\x00', now(), now(), 'eve') returning *)
     insert into identities (client_id, document_id, firstname, lastname, phone, approved_at)
     select c.id, sent.id, c.firstname, c.lastname, c.phone, now()
       from sent join clients c on c.id = sent.client_id`,
    [client],
  )
  // And as if they had known for days what a trade is.
  await owner.rows(`update clients set appropriate_at = now() - interval '2 days' where id = $1`, [
    client,
  ])
}
