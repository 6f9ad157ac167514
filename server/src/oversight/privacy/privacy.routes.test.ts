import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, later, minute } from '#kernel/time.ts'
import { freezeClient } from '#server/identity/clients/freeze-client.ts'
import { type DocumentFiles, openDocumentFiles } from '#server/identity/documents/document-files.ts'
import { codeAttempts, openSecondStep } from '#server/identity/factors/open-second-step.ts'
import { signInBy } from '#server/identity/sessions/sessions.routes.ts'
import { payOut } from '#server/ledger/ledger.ts'
import { accountsOf, postTransfers } from '#server/ledger/post-transfers.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import { createRouter } from '#server/platform/http.ts'
import { openSeal } from '#server/platform/seal.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import {
  type AccountsApp,
  type AppWishes,
  cookieOf,
  createAccountsApp,
  getMe,
  postLogin,
  postRefresh,
  signInAs,
} from '#test/accounts-app.ts'
import { aClient, type TestClient, testPasswords } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, wednesday } from '#test/engine.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { askWithdrawal, payWithdrawal } from '#test/withdrawn.ts'
import { closeAccount } from './close-account.ts'
import { profileSql, sections } from './export.store.ts'
import { omissions } from './omissions.ts'
import { registerPrivacyRoutes } from './privacy.routes.ts'

const database = freshDatabase()

let files: DocumentFiles
let receiptFiles: DocumentFiles
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'privacy-'))
  files = openDocumentFiles({ dataDir, seal, random: systemRandom })
  receiptFiles = openDocumentFiles({ dataDir, seal, random: systemRandom, name: 'receipts' })
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
const { methodsOf } = openSecondStep({
  ...{ seal, random: systemRandom, clock: testClock(), codeAttempts: codeAttempts() },
  get db() {
    return database().db
  },
  install: { mode: 'sandbox', publicUrl: () => 'http://localhost:3000' },
})

async function anApp(wishes: AppWishes = {}): Promise<AccountsApp> {
  const api = await createAccountsApp(database().db, wishes)
  registerPrivacyRoutes(createRouter(api.app, signInBy(api.identification)), {
    db: database().db,
    clock: api.clock,
    files,
    receiptFiles,
    methodsOf,
    random: systemRandom,
    passwords: await testPasswords(),
    passwordAttempts: api.passwordAttempts,
    install: { mode: wishes.installMode ?? 'sandbox', publicUrl: () => 'http://localhost:3000' },
    identification: api.identification,
  })
  return api
}

function post({ app }: AccountsApp, token: string, path: string, payload: object) {
  const headers = { authorization: `Bearer ${token}` }
  return app.inject({ method: 'POST', url: `/api/users/${path}`, headers, payload })
}

const eventsOf = async (clientId: ClientId) =>
  (await listEventsOf(database().db, clientId, { before: null, limit: 100 })).map(
    ({ kind }) => kind,
  )

const balanceOf = async (clientId: ClientId, book = 'real') =>
  (await accountsOf(database().db, [clientId])).find((it) => it.book === book)?.balance

/** A market that runs beside the calls, on a Wednesday. */
async function withTrading<T>(work: (open: (id: ClientId) => Promise<string>) => Promise<T>) {
  const clock = testClock(wednesday)
  const engine = await startTestEngine(database().db, { clock })
  try {
    await engine.pass(1_000)
    await engine.tick({ BTCUSD: 60_000 })
    return await work(async (clientId) => {
      const order = anOrder({ book: 'real', durationSeconds: 300 })
      const opened = await engine.lanes.open({ clientId, order, orderKey: null })
      if (isRefusal(opened)) throw new Error(opened.refused)
      return opened.trade.id
    })
  } finally {
    await engine.stop()
  }
}

type Held = { readonly kind: string; readonly count: number }

describe('what is held', () => {
  test('is told in numbers, with what stands in the way of closing', async () => {
    const api = await anApp()
    const client = await aClient(database().db, { clock: testClock(wednesday) })
    const { token } = await signInAs(api.app, client)
    await withTrading((open) => open(client.id))
    const headers = { authorization: `Bearer ${token}` }
    const reply = await api.app.inject({ url: '/api/users/privacy', headers })
    expect(reply.json().data).toMatchObject({
      opened_at: new Date(wednesday).toISOString(),
      has_picture: false,
      open_live_trades: 1,
      balance: 9_990,
      is_play_money: true,
    })
    const some: readonly Held[] = [
      { kind: 'trades', count: 1 },
      { kind: 'ledger', count: 3 },
      { kind: 'sessions', count: 1 },
      { kind: 'documents', count: 0 },
    ]
    expect(reply.json().data.held).toEqual(expect.arrayContaining([...some]))
  })

  test('is told of every kind that the export has, and as many of each', async () => {
    const api = await anApp()
    const client = await aClient(database().db, { clock: testClock(wednesday) })
    const { token } = await signInAs(api.app, client)
    await withTrading((open) => open(client.id))
    await database().db.rows(
      `insert into contact_messages (received_at, name, email, message)
       select now(), firstname, email, 'Hello.' from clients where id = $1`,
      [client.id],
    )
    const headers = { authorization: `Bearer ${token}` }
    const told = (await api.app.inject({ url: '/api/users/privacy', headers })).json().data.held
    const reply = await post(api, token, 'export', { password: client.password })
    const data = JSON.parse(strFromU8(unzipSync(reply.rawPayload)['data.json'] ?? new Uint8Array()))
    // That it was exported is an event more.
    data.events.pop()
    const lists = Object.entries(data).filter(([, value]) => Array.isArray(value))
    expect(told).toEqual(lists.map(([kind, list]) => ({ kind, count: (list as []).length })))
    expect(told.filter(({ count }: Held) => count > 0).length).toBeGreaterThan(3)
  })

  test('is told to those who are signed in', async () => {
    const { app } = await anApp()
    expect((await app.inject({ url: '/api/users/privacy' })).statusCode).toBe(401)
  })
})

describe('the export', () => {
  async function exported(api: AccountsApp, token: string, { password }: TestClient) {
    const reply = await post(api, token, 'export', { password })
    expect(reply.statusCode).toBe(200)
    const files = unzipSync(reply.rawPayload)
    const text = strFromU8(files['data.json'] ?? new Uint8Array())
    return { reply, files, text, data: JSON.parse(text) }
  }

  test('holds the profile, trades, movements of money, events, sessions and letters', async () => {
    const api = await anApp()
    const client = await aClient(database().db, { clock: testClock(wednesday) })
    const { token } = await signInAs(api.app, client)
    const id = await withTrading((open) => open(client.id))
    await database().db.rows('update outbox set created_at = now() where recipient = $1', [
      client.email,
    ])
    const { reply, files, data } = await exported(api, token, client)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'no-store',
    })
    expect(strFromU8(files['read-me.txt'] ?? new Uint8Array())).toContain('What is held about you')
    expect(data.profile).toMatchObject({ email: client.email, firstname: 'Ada', state: 'active' })
    expect(data.trades).toEqual([
      expect.objectContaining({
        ...{ id, account: 'real', symbol: 'BTCUSD', direction: 'rise', stake_usd: 10 },
        ...{ status: 'open', payout_usd: null, accepted_at: expect.stringMatching(/^2026-03-04T/) },
      }),
    ])
    const moved = data.ledger.map((it: Record<string, unknown>) => [it.kind, it.amount_usd])
    expect(moved).toHaveLength(3)
    expect(moved).toEqual(
      expect.arrayContaining([
        ['demo_grant', 10_000],
        ['sandbox_grant', 10_000],
        ['trade_open', -10],
      ]),
    )
    expect(data.events.at(-1)).toMatchObject({ kind: 'data_exported', by: 'client' })
    expect(data.sessions).toHaveLength(1)
  })

  test('holds no secret: no password, token or hash of one', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token, refresh, device } = await signInAs(api.app, client)
    const { text } = await exported(api, token, client)
    const kept = await db.rows<{ secret: string }>(
      `select password_hash as secret from clients where id = $1
       union all select encode(secret, 'hex') from sessions where client_id = $1
       union all select encode(refresh_hash, 'hex') from sessions where client_id = $1
       union all select encode(hash, 'hex') from known_devices where client_id = $1`,
      [client.id],
    )
    for (const secret of [
      token,
      refresh,
      device,
      client.password,
      ...kept.map((it) => it.secret),
    ]) {
      expect(text).not.toContain(secret)
    }
  })

  test("holds nothing of anybody else's", async () => {
    const api = await anApp()
    const other = await aClient(database().db, { clock: testClock(wednesday), firstname: 'Other' })
    await signInAs(api.app, other)
    const client = await aClient(database().db, { clock: testClock(wednesday) })
    const { token } = await signInAs(api.app, client)
    const id = await withTrading((open) => open(other.id))
    const { text, data } = await exported(api, token, client)
    expect(text).not.toContain(id)
    expect(text).not.toContain(other.email)
    expect([data.trades, data.ledger.length, data.sessions.length]).toEqual([[], 2, 1])
  })

  test('has every withdrawal with its states', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db, { clock: testClock(wednesday) })
    const { token } = await signInAs(api.app, client)
    const id = await payWithdrawal(db, client.id, {
      ...{ method: 'btc', network: 'bitcoin_testnet', destination: 'tb1qexample', at: wednesday },
      ...{ amount: dollars(20), fee: dollars(1), paidAt: later(wednesday, day), reference: 'ab' },
    })
    const { data } = await exported(api, token, client)
    expect(data.withdrawals).toMatchObject([
      {
        ...{ id, amount_usd: 20, fee_usd: 1, destination: 'tb1qexample' },
        steps: [{ state: 'pending' }, { state: 'approved' }, { state: 'paid', reference: 'ab' }],
      },
    ])
  })

  test('goes on over many pages, each record once', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    await db.rows(
      `insert into events (nr, at, client_id, actor, kind, details, previous, hash)
       select (select coalesce(max(nr), 0) from events) + n, now(), $1, 'staff:eve@example.org',
              'staff_action', format('{"n":%s}', n), '', sha256(convert_to('pages' || n, 'UTF8'))
         from generate_series(1, 1203) n`,
      [client.id],
    )
    const { text, data } = await exported(api, token, client)
    const numbers = data.events.flatMap(
      ({ details }: { details: { n?: number } }) => details.n ?? [],
    )
    expect(numbers).toEqual(Array.from({ length: 1203 }, (_, index) => index + 1))
    expect(text).not.toContain('eve@example.org')
  })

  test('is for a frozen account too, and says why it is frozen', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    const freezing = { clientId: client.id, actor: 'system', reason: 'We wonder.' } as const
    const deps = { clock: api.clock, random: systemRandom }
    await db.transaction((tx) => freezeClient(tx, { ...freezing, isMoneyMissing: false }, deps))
    const { data } = await exported(api, token, client)
    expect([data.profile.state, data.freezes]).toMatchObject(['frozen', [{ reason: 'We wonder.' }]])
  })

  test('every table about clients is exported, or is known not to be', async () => {
    const leading = await tablesAboutClients()
    expect(leading.length).toBeGreaterThan(60)
    const left = omissions.flatMap(({ tables = [] }) => tables)
    // Opened as a file of its own, not as lines.
    const told = new Set([...exportedTables(), 'avatars', ...(await tablesOfViews())])
    expect(leading.filter((table) => !told.has(table) && !left.includes(table))).toEqual([])
    expect(left.filter((table) => told.has(table) || !leading.includes(table))).toEqual([])
  })

  test('every column about clients is exported, or is known not to be', async () => {
    const left = omissions.flatMap(({ columns = [] }) => columns)
    const words = new Set(exportedSql().match(/\b[a-z_]+\b/g))
    const columns = await database().db.rows<{ of: string; name: string }>(
      `select table_name as of, column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = any($1::text[]) order by 1, 2`,
      [exportedTables().filter((table) => !['instruments', 'instrument'].includes(table))],
    )
    const untold = columns
      .filter(({ name }) => !words.has(name))
      .filter(({ of, name }) => !left.includes(`${of}.${name}`) && !left.includes(`*.${name}`))
    expect(untold.map(({ of, name }) => `${of}.${name}`)).toEqual([])
  })

  test('holds the pictures: the one that is shown, and those of documents, opened', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    const picture = Buffer.from('a picture as we drew it')
    const kept = async (status: string, bytes: string) => {
      const id = newUuid(api.clock.now(), systemRandom)
      const file = await files.keep(id, Buffer.from(bytes))
      await db.rows(
        `insert into documents (id, client_id, method, status, reason, file_name, media_type,
                                sealed_key, picture_hash, sent_at, decided_at, decided_by)
         values ($1, $2, 'national_id', $3::document_status,
                 case $3 when 'rejected' then 'Too dark' end, $4, 'image/webp', $5, $5, now(),
                 case $3 when 'rejected' then now() end, case $3 when 'rejected' then 'eve' end)`,
        [id, client.id, status, file.fileName, file.sealedKey],
      )
      return { id, file }
    }
    const first = await kept('rejected', 'too dark')
    const second = await kept('pending', 'the second one')
    await db.rows(
      `with asked as (insert into identity_changes (document_id, lastname) values ($1, 'King'))
       update documents set purpose = 'change' where id = $1`,
      [first.id],
    )
    await db.rows(
      `insert into avatars (id, client_id, picture, changed_at)
       values (gen_random_uuid(), $1, $2, now())`,
      [client.id, picture],
    )
    const { files: found, data, text } = await exported(api, token, client)
    expect(Buffer.from(found['picture.webp'] ?? []).equals(picture)).toBe(true)
    const opened = [first, second].map(({ id }) => strFromU8(found[`documents/${id}.webp`]!))
    expect(opened).toEqual(['too dark', 'the second one'])
    expect(data.documents).toEqual([
      expect.objectContaining({
        ...{ id: first.id, status: 'rejected', reason: 'Too dark' },
        ...{ purpose: 'change', changes_to: { lastname: 'King' }, calls: null },
      }),
      expect.objectContaining({ id: second.id, status: 'pending', reason: null }),
    ])
    expect(text).not.toContain(second.file.sealedKey.toString('hex'))
    await files.remove(second.file.fileName)
    const { files: rest } = await exported(api, token, client)
    expect(strFromU8(rest[`documents/${second.id}.txt`]!)).toContain('could not be opened')

    await post(api, token, 'close', { password: client.password })
    expect(await db.rows('select from avatars where client_id = $1', [client.id])).toEqual([])
    expect(await db.rows('select from documents where client_id = $1', [client.id])).toHaveLength(2)
  })

  test('holds the messages of a confirmed address, and of no other', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const unconfirmed = await aClient(db, { emailConfirmed: false })
    const wrote = { received_at: new Date(api.clock.now()).toISOString(), name: 'Ada' }
    for (const { email } of [client, unconfirmed, { email: 'else@example.org' }]) {
      await db.rows(
        `insert into contact_messages (name, email, message, received_at)
         values ($1, $2, 'Where is my money?', $3)`,
        [wrote.name, ` ${email.toUpperCase()}`, wrote.received_at],
      )
    }
    const messagesOf = async (one: TestClient) => {
      const { token } = await signInAs(api.app, one)
      return (await exported(api, token, one)).data.messages
    }
    expect(await messagesOf(client)).toMatchObject([{ name: 'Ada', message: 'Where is my money?' }])
    expect(await messagesOf(unconfirmed)).toEqual([])
  })

  test('says what is not in it, and why', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    const { files: found } = await exported(api, token, client)
    const words = strFromU8(found['read-me.txt']!)
    expect(words.split('\n').filter((line) => line.length > 100)).toEqual([])
    const said = words.replace(/\s+/g, ' ')
    for (const { what, why } of omissions) expect(said).toContain(`- ${what}: ${why}.`)
  })

  test('asks for the password, counts wrong ones, and is recorded', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    expect((await post(api, token, 'export', {})).json().errors).toEqual([
      { field: 'password', message: 'Password is required' },
    ])
    const wrong = await post(api, token, 'export', { password: 'not it' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'wrong_password'])
    expect(await eventsOf(client.id)).not.toContain('data_exported')
    await exported(api, token, client)
    expect((await eventsOf(client.id))[0]).toBe('data_exported')
    for (let tries = 2; tries <= 5; tries += 1) await post(api, token, 'export', { password: 'no' })
    expect((await post(api, token, 'export', { password: client.password })).statusCode).toBe(429)
  })

  test('is made three times a day at most', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    for (let times = 1; times <= 3; times += 1) await exported(api, token, client)
    const reply = await post(api, token, 'export', { password: client.password })
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(23 * 3600)
  })
})

describe('closing the account', () => {
  const closedLetterTo = async ({ email }: TestClient) =>
    (await mailsTo(database().db, email)).find(
      ({ subject }) => subject === 'Your account is closed',
    )

  test('in a sandbox: gives the play money back, ends all sessions, and writes a letter', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token, refresh } = await signInAs(api.app, client)
    const other = await signInAs(api.app, client)
    const reply = await post(api, token, 'close', {
      password: client.password,
      reason: ' I trade\nelsewhere. ',
    })
    expect(reply.json()).toEqual({
      status: true,
      message: 'Your account is closed.',
      data: { kept_until: '2031-11-21T12:00:00.000Z' },
    })
    expect(cookieOf(reply, 'refresh')?.value).toBe('')
    expect(api.ended).toHaveLength(2)
    expect(await balanceOf(client.id)).toBe(0n)
    expect(await balanceOf(client.id, 'demo')).toBe(dollars(10_000))
    for (const shown of [token, other.token]) {
      expect((await getMe(api.app, shown)).statusCode).toBe(401)
    }
    expect((await postRefresh(api.app, refresh)).statusCode).toBe(403)
    const again = await postLogin(api.app, client)
    expect([again.statusCode, again.json().code]).toEqual([403, 'account_closed'])
    const letter = await closedLetterTo(client)
    expect(letter?.text).toContain('The $10,000.00 of its live balance')
    expect(letter?.text).toContain('2031-11-21')
    expect((await eventsOf(client.id))[0]).toBe('account_closed')
    const closures = await db.rows('select reason from closures where client_id = $1', [client.id])
    expect(closures).toEqual([{ reason: 'I trade\nelsewhere.' }])
    await expectSoundBooks(db, wednesday)
  })

  test('deletes the profile picture at once', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    await db.rows(
      `insert into avatars (id, client_id, picture, changed_at)
       values (gen_random_uuid(), $1, '', now())`,
      [client.id],
    )
    const pictures = () => db.rows('select from avatars where client_id = $1', [client.id])
    expect(await pictures()).toHaveLength(1)
    await post(api, token, 'close', { password: client.password })
    expect(await pictures()).toEqual([])
  })

  test('a wrong password is still only a wrong one: nobody learns that it is closed', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    await post(api, token, 'close', { password: client.password })
    const reply = await postLogin(api.app, client, { password: 'another-one-1' })
    expect(reply.json().code).toBe('wrong_login')
  })

  test('leaves the address taken: who signs up with it is told why, by mail only', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    await post(api, token, 'close', { password: client.password })
    const { email, password } = client
    const name = { firstname: 'Ada', lastname: 'Lovelace' }
    const payload = { email, password, confirmPassword: password, ...name }
    const reply = await api.app.inject({ method: 'POST', url: '/api/auth/register', payload })
    expect(reply.statusCode).toBe(200)
    const texts = (await mailsTo(db, email)).map(({ text }) => text.replace(/\s+/g, ' '))
    expect(texts.filter((text) => text.includes('sign up with another address'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('You already have'))).toEqual([])
  })

  test('is refused while a live trade is open, and then nothing has happened', async () => {
    const api = await anApp()
    const client = await aClient(database().db, { clock: testClock(wednesday) })
    const { token } = await signInAs(api.app, client)
    const before = await eventsOf(client.id)
    await withTrading(async (open) => {
      await open(client.id)
      const reply = await post(api, token, 'close', { password: client.password })
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'trades_open'])
    })
    expect((await getMe(api.app, token)).statusCode).toBe(200)
    expect(await balanceOf(client.id)).toBe(dollars(9_990))
    expect(await eventsOf(client.id)).toEqual(before)
  })

  test('an order at the same moment finds either an open account or none', async () => {
    const api = await anApp()
    const clients = await Promise.all(
      Array.from({ length: 6 }, () => aClient(database().db, { clock: testClock(wednesday) })),
    )
    const signed = await Promise.all(clients.map((client) => signInAs(api.app, client)))
    await withTrading(async (open) => {
      const outcomes = await Promise.all(
        clients.map(async (client, index) => {
          const closing = post(api, signed[index]?.token ?? '', 'close', {
            password: client.password,
          })
          const opening = open(client.id).then(
            () => 'opened',
            () => 'refused',
          )
          return [(await closing).statusCode, await opening] as const
        }),
      )
      for (const outcome of outcomes) {
        expect([
          [200, 'refused'],
          [409, 'opened'],
        ]).toContainEqual(outcome)
      }
    })
    await expectSoundBooks(database().db, testClock(wednesday).now())
  })

  test('of a live install is refused while money is left', async () => {
    const { db } = database()
    const api = await anApp({ installMode: 'live' })
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    const left = await post(api, token, 'close', { password: client.password })
    expect([left.statusCode, left.json().code]).toEqual([409, 'balance_left'])
    expect(left.json().message).toContain('$10,000.00 left')
    await emptyLiveAccount(client.id)
    const reply = await post(api, token, 'close', { password: client.password })
    expect(reply.statusCode).toBe(200)
    const letter = await closedLetterTo(client)
    expect(letter?.text).toContain('closed your account')
    expect(letter?.text).not.toContain('play money')
  })

  test('asks for the password, and takes no endless reason', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    const wrong = await post(api, token, 'close', { password: 'not it' })
    expect(wrong.json().code).toBe('wrong_password')
    const long = { password: client.password, reason: 'x'.repeat(501) }
    expect((await post(api, token, 'close', long)).json().errors).toEqual([
      { field: 'reason', message: 'Reason must be at most 500 characters long' },
    ])
    expect((await getMe(api.app, token)).statusCode).toBe(200)
  })

  test('a password that was changed meanwhile closes nothing', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const outcome = await closeAccount(
      {
        ...{ db, clock: api.clock, random: systemRandom, onEnded: () => {}, methodsOf },
        install: { mode: 'sandbox', publicUrl: () => 'http://localhost:3000' },
      },
      client.id,
      { passwordHash: 'of the password before', proof: undefined, reason: null },
    )
    expect(outcome).toMatchObject({ refused: 'wrong_password' })
    expect(await balanceOf(client.id)).toBe(dollars(10_000))
    expect((await postLogin(api.app, client)).statusCode).toBe(200)
  })

  test('waits for withdrawals that are under way', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    await askWithdrawal(db, client.id, {
      ...{ method: 'btc', network: 'simulated', destination: 'tb1qexample' },
      ...{ amount: dollars(20), at: api.clock.now() },
    })
    const reply = await post(api, token, 'close', { password: client.password })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'withdrawals_under_way'])
    expect((await getMe(api.app, token)).statusCode).toBe(200)
  })

  test('twice at once closes once', async () => {
    const api = await anApp()
    const client = await aClient(database().db)
    const { token } = await signInAs(api.app, client)
    const replies = await Promise.all([
      post(api, token, 'close', { password: client.password }),
      post(api, token, 'close', { password: client.password }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    api.clock.advance(day + minute)
    expect((await eventsOf(client.id)).filter((kind) => kind === 'account_closed')).toHaveLength(1)
  })
})

describe('with a second factor', () => {
  async function withAuthenticator() {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    const { token } = await signInAs(api.app, client)
    const give = async (action: string, password?: string) => {
      const reply = await api.app.inject({
        method: 'POST',
        url: '/api/auth/step-up',
        headers: { authorization: `Bearer ${token}` },
        payload: { action, password: password ?? client.password },
      })
      return reply.json().data.proof as string
    }
    // By the password, as long as there is no second factor.
    const early = await give('data_export')
    await db.rows(
      `insert into authenticators (client_id, secret, started_at, confirmed_at)
       values ($1, '', now(), now())`,
      [client.id],
    )
    const asShown = async (action: string) => {
      await db.rows('delete from authenticators where client_id = $1', [client.id])
      const proof = await give(action)
      await db.rows(`update proofs set given_by = 'code' where client_id = $1 and action = $2`, [
        client.id,
        action,
      ])
      await db.rows(
        `insert into authenticators (client_id, secret, started_at, confirmed_at)
         values ($1, '', now(), now())`,
        [client.id],
      )
      return proof
    }
    return { api, client, token, early, asShown }
  }

  test('the export takes a proof for it besides the password, once', async () => {
    const { api, client, token, early, asShown } = await withAuthenticator()
    const { password } = client
    const codeOf = async (payload: object) =>
      (await post(api, token, 'export', payload)).json().code
    expect(await codeOf({ password })).toBe('proof_invalid')
    expect(await codeOf({ password, proof: early })).toBe('proof_invalid')
    const proof = await asShown('account_close')
    expect(await codeOf({ password, proof })).toBe('proof_invalid')
    expect(await eventsOf(client.id)).not.toContain('data_exported')
  })

  test('closing takes a proof for it besides the password', async () => {
    const { api, client, token, asShown } = await withAuthenticator()
    const proof = await asShown('account_close')
    const without = await post(api, token, 'close', { password: client.password })
    expect(without.json().code).toBe('proof_invalid')
    const wrong = await post(api, token, 'close', { password: 'not it', proof })
    expect(wrong.json().code).toBe('wrong_password')
    const reply = await post(api, token, 'close', { password: client.password, proof })
    expect(reply.statusCode).toBe(200)
  })

  test('a proof that was used is none any more', async () => {
    const { api, client, token, asShown } = await withAuthenticator()
    const payload = { password: client.password, proof: await asShown('data_export') }
    expect((await post(api, token, 'export', payload)).statusCode).toBe(200)
    expect((await post(api, token, 'export', payload)).json().code).toBe('proof_invalid')
  })
})

async function emptyLiveAccount(clientId: ClientId): Promise<void> {
  await database().db.transaction(async (tx) => {
    const account = (await accountsOf(tx, [clientId])).find((it) => it.book === 'real')
    if (!account) throw new Error('no account')
    const cause = { kind: 'sandbox_forfeit', ref: crypto.randomUUID(), at: wednesday } as const
    await postTransfers(tx, [payOut(account, 'grants', account.balance, cause).transfer])
  })
}

function exportedSql(): string {
  return [profileSql, ...Object.values(sections).map(({ sql }) => sql)].join('\n')
}

/** What the export reads from. */
function exportedTables(): string[] {
  return [...exportedSql().matchAll(/\b(?:from|join) ([a-z_]+)\b/g)].map(([, name]) => name ?? '')
}

/** What the views read from that the export reads. */
async function tablesOfViews(): Promise<string[]> {
  const rows = await database().owner.rows<{ name: string }>(
    `select table_name as name from information_schema.view_table_usage
      where view_schema = 'public' and view_name = any($1::text[])`,
    [exportedTables()],
  )
  return rows.map(({ name }) => name)
}

/**
 * Every table with a column that leads to a client, or that could name one, and every table that
 * refers to such a table.
 */
async function tablesAboutClients(): Promise<string[]> {
  const rows = await database().db.rows<{ name: string }>(
    `with recursive about (name) as (
       select distinct c.table_name::text
         from information_schema.columns c
         join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE'
          and column_name ~ ('(^|_)((client|account|trade|deposit|withdrawal|session|document)_id'
            || '|client_account|email|recipient|address|phone|firstname|xml|body|session_hash|reference)$')
       union
       select k.conrelid::regclass::text from pg_constraint k
         join about on about.name = k.confrelid::regclass::text
        -- a member of staff is no client, and leads to none
        where k.contype = 'f' and about.name <> 'operators'
     )
     select name from about
      where name not in (select inhrelid::regclass::text from pg_inherits) order by name`,
  )
  return rows.map(({ name }) => name)
}
