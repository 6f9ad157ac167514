// The export over HTTP: all that is held about a client, and nothing else.

import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { heldKinds } from '#contract/client/privacy.ts'
import { dollars } from '#kernel/money.ts'
import { day, later } from '#kernel/time.ts'
import { profileSql } from '#server/identity/clients/exported.reader.ts'
import { freezeClient } from '#server/identity/clients/freeze-client.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import { type AccountsApp, signInAs } from '#test/accounts-app.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { wednesday } from '#test/engine.ts'
import {
  anApp,
  database,
  eventsOf,
  files,
  openPrivacy,
  post,
  withTrading,
} from '#test/privacy-app.ts'
import { payWithdrawal } from '#test/withdrawn.ts'
import { sections } from './export.store.ts'
import { omissions } from './omissions.ts'

openPrivacy()

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
        id,
        account: 'real',
        symbol: 'BTCUSD',
        direction: 'rise',
        stake_usd: 10,
        status: 'open',
        payout_usd: null,
        accepted_at: expect.stringMatching(/^2026-03-04T/),
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
      method: 'btc',
      network: 'bitcoin_testnet',
      destination: 'tb1qexample',
      at: wednesday,
      amount: dollars(20),
      fee: dollars(1),
      paidAt: later(wednesday, day),
      reference: 'ab',
    })
    const { data } = await exported(api, token, client)
    expect(data.withdrawals).toMatchObject([
      {
        id,
        amount_usd: 20,
        fee_usd: 1,
        destination: 'tb1qexample',
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
      `insert into events (chain, nr, at, client_id, actor, kind, details, previous, hash)
       select $1, (select coalesce(max(nr), 0) from events where chain = $1) + n, now(), $1,
              'staff:eve@example.org', 'staff_action', format('{"n":%s}', n), '', sha256(convert_to('pages' || n, 'UTF8'))
         from generate_series(1, 1203) n`,
      [client.id],
    )
    await db.rows('update event_heads set nr = nr + 1203 where chain = $1', [client.id])
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
    const freezing = {
      clientId: client.id,
      actor: 'system',
      reason: { written: 'We wonder.' },
    } as const
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
      // The export reads letters by a view that leaves their text out.
      [['outbox', ...exportedTables()].filter((it) => !['instruments', 'instrument'].includes(it))],
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
        id: first.id,
        status: 'rejected',
        reason: 'Too dark',
        purpose: 'change',
        changes_to: { lastname: 'King' },
        calls: null,
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

  test('holds the messages that were written while signed in', async () => {
    const { db } = database()
    const api = await anApp()
    const client = await aClient(db)
    await db.rows(
      `insert into contact_messages (name, email, message, received_at, client_id)
       values ('Ada', 'else@example.org', 'It is me.', now(), $1)`,
      [client.id],
    )
    const { token } = await signInAs(api.app, client)
    const { messages } = (await exported(api, token, client)).data
    expect(messages).toMatchObject([{ message: 'It is me.', signed_in: true }])
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
      { field: 'password', code: 'required', message: 'Password is required' },
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

test('every section that a module offers is among what is held, and so in the export', () => {
  expect(Object.keys(sections).sort()).toEqual([...heldKinds].sort())
})
