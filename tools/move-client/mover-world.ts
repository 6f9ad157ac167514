// A client with a past in one cell, made by the real engine, and a second cell beside it.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hour, iso, later, type Millis } from '#kernel/time.ts'
import { keepSums } from '#server/oversight/reports/keep-sums.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { firstPrices } from '#test/feed.ts'
import { addFundedClient } from '#test/funded-client.ts'
import type { MoveDeps, Step } from './move-client.ts'
import { startSecondCell } from './two-cells.ts'

export type MoverWorld = {
  readonly home: TestDatabase
  readonly cell: TestDatabase
  readonly ada: ClientId
  /** Has an open trade. */
  readonly bob: ClientId
  readonly now: Millis
  readonly deps: MoveDeps
  /** The same, killed after a step. */
  readonly killedAfter: (step: Step) => MoveDeps
  /** Somebody without trades, with money and records. */
  readonly addClient: () => Promise<ClientId>
  readonly close: () => Promise<void>
}

export class Killed extends Error {
  override name = 'Killed'
}

export async function buildMoverWorld(): Promise<MoverWorld> {
  const home = await cloneDatabase()
  const money = { at: wednesday, real: dollars(500), demo: dollars(1_000) }
  const ada = await addFundedClient(home.owner, money)
  const bob = await addFundedClient(home.owner, money)
  const engine = await startTestEngine(home.owner)
  await tickFor(engine, 3)
  await place(engine, ada, 'rise')
  await place(engine, ada, 'fall')
  await tickFor(engine, 70)
  await place(engine, bob, 'rise')
  await tickFor(engine, 2)
  const now = later(engine.clock.now(), hour)
  await engine.stop()
  await addRecords(home, ada, engine.clock.now())
  await home.owner.rows(`insert into install (mode) values ('sandbox') on conflict do nothing`)
  const cell = await startSecondCell(home.owner)
  const clock = { now: () => now }
  while ((await keepSums({ db: home.server, clock })) === 'more');
  const deps: MoveDeps = {
    from: home.owner,
    to: cell.owner,
    clock,
    bringFiles: async () => undefined,
    onStep: () => {},
  }
  const killedAfter = (at: Step) => ({
    ...deps,
    onStep: (step: Step) => {
      if (step === at) throw new Killed(`after ${step}`)
    },
  })
  const close = async () => {
    await home.db.close()
    await cell.db.close()
  }
  const addClient = async () => {
    const id = await addFundedClient(home.owner, money)
    await addRecords(home, id, later(wednesday, hour))
    return id
  }
  return { home, cell, ada, bob, now, deps, killedAfter, addClient, close }
}

async function place(engine: TestEngine, clientId: ClientId, direction: 'rise' | 'fall') {
  const order = anOrder({ book: 'real', stake: dollars(25), direction })
  const opened = await engine.lanes.open({ clientId, order, orderKey: `key-${direction}` })
  if (isRefusal(opened)) throw new Error(`refused: ${opened.refused}`)
}

/** Every second a price, a little up and down. */
async function tickFor(engine: TestEngine, seconds: number) {
  const first = present(firstPrices.BTCUSD, 'a first price')
  for (let left = seconds - 1; left >= 0; left -= 1) {
    await engine.pass(999)
    await engine.tick({ BTCUSD: first * (1 + (left % 2) * 2e-5) })
  }
}

/** What others keep of a client: an event, a notice, a way in, and staff who wrote about them. */
async function addRecords({ owner }: TestDatabase, ada: ClientId, at: Millis) {
  await owner.transaction((tx) =>
    recordEvent(tx, { clientId: ada, at, actor: 'client', kind: 'signed_in', details: {} }),
  )
  const statements = [
    `insert into notices (client_id, kind, details, at)
     values ($1, 'said', '{"a": [1, null]}', $2)`,
    `insert into known_devices (hash, client_id, used_at, id, created_at, browser)
     values (sha256(('device ' || $1::bigint)::bytea), $1::bigint, $2, gen_random_uuid(), $2,
             gen_random_uuid())`,
    `insert into sessions (id, client_id, secret, refresh_hash, rotated_at, remembered, created_at,
                           expires_at, user_agent, device_id)
     select gen_random_uuid(), client_id, '\\x01', sha256(('refresh ' || $1::bigint)::bytea), $2,
            true, $2, $2::timestamptz + interval '30 days', 'a browser', id
       from known_devices where client_id = $1::bigint`,
    `insert into access_tokens (hash, session_id, expires_at)
     select sha256(('access ' || $1::bigint)::bytea), id, expires_at from sessions
      where client_id = $1::bigint and created_at = $2::timestamptz`,
    `with member as (insert into operators (email, email_key, password_hash, created_at)
       values ('ann@example.com', 'ann@example.com', 'none', $2)
       on conflict (email_key) do update set name = 'Ann' returning id)
     insert into client_notes (note_id, version, client_id, operator_id, text, at)
     select gen_random_uuid(), 1, $1::bigint, id, 'Calls on Fridays.', $2::timestamptz from member`,
  ]
  for (const statement of statements) await owner.rows(statement, [ada, iso(at)])
}
