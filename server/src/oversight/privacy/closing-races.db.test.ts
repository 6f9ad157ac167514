// Closing an account while its money moves: whoever is first, the other finds what it left. Each
// order of events is held still at the place where the two meet.

import { beforeEach, describe, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, type Usd, zeroUsd } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import { loadClient } from '#server/identity/clients/clients.store.ts'
import { holdAccountIn } from '#server/identity/clients/hold-account.ts'
import { type ClientAccount, payIn, payOut } from '#server/ledger/ledger.ts'
import { accountsOf, postTransfers } from '#server/ledger/post-transfers.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { aClient } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { closeAccount } from './close-account.ts'

const database = freshDatabase()
const clock = testClock(wednesday)

let clientId: ClientId
beforeEach(async () => {
  clientId = (await aClient(database().db, { clock })).id
})

type Moment = () => Promise<void>

/** `atHold`: the client is held, and nothing is read of the account yet. */
async function close(mode: 'sandbox' | 'live', atHold: Moment = async () => {}) {
  const { db } = database()
  const [row] = await db.rows<{ hash: string }>(
    'select password_hash as hash from clients where id = $1',
    [clientId],
  )
  const methodsOf = async () => {
    await atHold()
    return []
  }
  const install = { mode, publicUrl: () => 'http://localhost:3000' }
  return closeAccount(
    { db, clock, random: systemRandom, onEnded: () => {}, methodsOf, install },
    clientId,
    { passwordHash: present(row, 'a client').hash, proof: undefined, reason: null },
  )
}

async function live(tx: Tx = database().db): Promise<ClientAccount> {
  const accounts = await accountsOf(tx, [clientId])
  return present(
    accounts.find(({ book }) => book === 'real'),
    'a live account',
  )
}

/** Everything there is leaves the account, as from a live install where all was withdrawn. */
async function empty(): Promise<void> {
  await database().db.transaction(async (tx) => {
    const account = await live(tx)
    const cause = { kind: 'sandbox_forfeit', ref: crypto.randomUUID(), at: wednesday } as const
    await postTransfers(tx, [payOut(account, 'grants', account.balance, cause).transfer])
  })
}

async function giveGoodwill(tx: Tx, account: ClientAccount): Promise<void> {
  const cause = { kind: 'goodwill', ref: crypto.randomUUID(), at: wednesday } as const
  await postTransfers(tx, [payIn(account, 'house', dollars(5), cause).transfer])
}

/** A trade as a lane writes it that remembers who may trade: nothing about the client is read. */
async function openTrade(tx: Tx, account: ClientAccount, stake: Usd): Promise<void> {
  await tx.rows(
    `with terms as (
       insert into trade_terms (id, instrument_id, direction, duration_s, strike_rate,
         payout_rate_bp, margin_bp, win_probability, volatility, quantile, strike_factor, decimals,
         tick_points, rule_version)
       values (nextval('trade_terms_ids'), 1, 'rise', 60, '75/3', 7500, 400, 0.5, 0.0001, 0, 1, 2,
         1, 1) returning id)
     insert into journal (kind, ref, currency, from_account, to_account, amount, client_account,
       posting, balance_after, at, client_id, terms_id)
     select 'trade_open', gen_random_uuid(), 'real', $1, own_account('real', 'stakes'), $2, $1, $3,
            $4, $5, $6, id from terms`,
    [
      ...[account.id, stake, account.postings + 1n, account.balance - stake, iso(wednesday)],
      clientId,
    ],
  )
}

const countWaiting = async () =>
  (
    await database().owner.rows(
      `select from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
  ).length

/** Comes back when so many transactions wait for others. */
const untilWaiting = (count: number) =>
  expect.poll(countWaiting, { timeout: 120_000, interval: 10 }).toBe(count)

async function expectOutcome(state: 'closed' | 'active', balance: Usd) {
  expect((await loadClient(database().db, clientId))?.state).toBe(state)
  expect((await live()).balance).toBe(balance)
}

describe('money that comes', () => {
  test('first: the account has money left, and stays open', async () => {
    await empty()
    let closing: ReturnType<typeof close> | undefined
    await database().db.transaction(async (tx) => {
      // Whoever writes: the database holds the client, even for who did not.
      await giveGoodwill(tx, await live(tx))
      closing = close('live')
      await untilWaiting(1)
    })
    expect(await closing).toMatchObject({ refused: 'balance_left' })
    await expectOutcome('active', dollars(5))
  })

  test('later: waits, and is there when the account is closed', async () => {
    await empty()
    const done: string[] = []
    let coming: Promise<unknown> | undefined
    const closed = await close('live', async () => {
      coming = database()
        .db.transaction(async (tx) => giveGoodwill(tx, await holdAccountIn(tx, clientId, 'real')))
        .then(() => done.push('money'))
      await untilWaiting(1)
      done.push('held')
    })
    expect(closed).toHaveProperty('keptUntil')
    await coming
    expect(done).toEqual(['held', 'money'])
    await expectOutcome('closed', dollars(5))
  })

  test('later, to a sandbox’s account that gives its money up: no deadlock, nothing lost', async () => {
    let coming: Promise<unknown> | undefined
    const tries: number[] = []
    const closed = await close('sandbox', async () => {
      coming = database().db.transaction(async (tx) => {
        tries.push(1)
        return giveGoodwill(tx, await holdAccountIn(tx, clientId, 'real'))
      })
      await untilWaiting(1)
    })
    expect(closed).toHaveProperty('keptUntil')
    await coming
    expect(tries).toHaveLength(1)
    await expectOutcome('closed', dollars(5))
  })
})

describe('a trade that begins', () => {
  test('with all that is left, first: the account is not empty before it is, nor after', async () => {
    let inFlight: ReturnType<typeof close> | undefined
    await database().owner.transaction(async (tx) => {
      const account = await live(tx)
      await openTrade(tx, account, account.balance)
      inFlight = close('live')
      expect(await inFlight).toMatchObject({ refused: 'balance_left' })
    })
    expect(await close('live')).toMatchObject({ refused: 'trades_open' })
    await expectOutcome('active', zeroUsd)
  })

  test('first, in a sandbox: the closing waits, looks again and is refused', async () => {
    let closing: ReturnType<typeof close> | undefined
    await database().owner.transaction(async (tx) => {
      await openTrade(tx, await live(tx), dollars(10))
      closing = close('sandbox')
      await untilWaiting(1)
    })
    expect(await closing).toMatchObject({ refused: 'trades_open' })
    await expectOutcome('active', dollars(9_990))
  })

  test('first, in a sandbox, and fails: the account is closed', async () => {
    let closing: ReturnType<typeof close> | undefined
    const failing = database().owner.transaction(async (tx) => {
      await openTrade(tx, await live(tx), dollars(10))
      closing = close('sandbox')
      await untilWaiting(1)
      throw new Error('the lane broke')
    })
    await expect(failing).rejects.toThrow('the lane broke')
    expect(await closing).toHaveProperty('keptUntil')
    await expectOutcome('closed', zeroUsd)
  })

  test('later, in a sandbox: waits, and does not happen', async () => {
    const { owner } = database()
    const account = await live()
    let closing: ReturnType<typeof close> | undefined
    let opening: Promise<unknown> | undefined
    await owner.transaction(async (tx) => {
      // Held after the money was given up, before the commit.
      await tx.rows('lock table closures in share mode')
      closing = close('sandbox')
      await untilWaiting(1)
      opening = owner
        .transaction((other) => openTrade(other, account, dollars(10)))
        .catch((error) => error)
      await untilWaiting(2)
    })
    expect(await closing).toHaveProperty('keptUntil')
    expect(String(await opening)).toContain('journal_posting')
    await expectOutcome('closed', zeroUsd)
  })
})
