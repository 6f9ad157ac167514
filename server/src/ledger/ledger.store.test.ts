import { beforeEach, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import type { Tx } from '#server/platform/db.ts'
import { freshDatabase } from '#test/database.ts'
import {
  insertClientAccounts,
  loadAccountsOf,
  loadOwnAccounts,
  type OwnAccounts,
  transferRows,
} from './ledger.store.ts'
import { type ClientAccount, payIn, payOut, type Transfer } from './ledger.ts'

const database = freshDatabase()
const at = millis(1_700_000_000_000)
let demo: ClientAccount
let own: OwnAccounts
let next = 0

const ref = () => {
  next += 1
  return `00000000-0000-7000-8000-${next.toString().padStart(12, '0')}`
}

const grant = (account: ClientAccount, amount = dollars(100)) =>
  payIn(account, 'grants', amount, { kind: 'demo_grant', ref: ref(), at })

const write = (transfers: readonly Transfer[]) => database().db.append(transferRows(own, transfers))

beforeEach(async () => {
  const { db } = database()
  own = await loadOwnAccounts(db)
  const clientId = await aClientRow(db)
  const accounts = await insertClientAccounts(db, clientId)
  demo = present(
    accounts.find((account) => account.book === 'demo'),
    'a demo account',
  )
})

describe('transfers', () => {
  it('move the balances with them', async () => {
    const { db } = database()
    const granted = grant(demo)
    const staked = payOut(granted.account, 'grants', dollars(60), {
      kind: 'sandbox_forfeit',
      ref: ref(),
      at,
    })
    await write([granted.transfer, staked.transfer])
    const accounts = await loadAccountsOf(db, [demo.clientId])
    const stored = accounts.find((account) => account.book === 'demo')
    expect(stored).toEqual(staked.account)
    expect(stored).toMatchObject({ balance: dollars(40), postings: 2n })
    expect(await bookSums(db)).toEqual([{ book: 'demo', sum: 0n }])
  })

  it('stand for two postings each, which the view shows', async () => {
    const { db } = database()
    const { transfer } = grant(demo)
    await write([transfer])
    const rows = await db.rows<{ account_id: bigint; amount: bigint }>(
      'select account_id, amount from postings where ref = $1',
      [transfer.ref],
    )
    const sums = new Map(rows.map((row) => [row.account_id, row.amount]))
    expect(sums).toEqual(
      new Map([
        [present(own.demo?.grants, 'grants'), -transfer.amount],
        [demo.id, transfer.amount],
      ]),
    )
  })

  const broken: [string, (transfer: Transfer, account: ClientAccount) => Transfer, string][] = [
    ['a posting number that leaves a gap', (t) => client(t, { posting: 2n }), '40001'],
    ['a balance that does not follow', (t) => client(t, { balance: cents(1n) }), '40001'],
    ['an amount of nothing', (t) => ({ ...t, amount: cents(0n) }), '23514'],
    ['a transfer in another currency', (t) => ({ ...t, currency: 'real' }), '40001'],
    [
      'an account of another currency',
      (t) => ({ ...t, from: present(own.real?.grants, 'grants') }),
      '23503',
    ],
    ['a route that the kind does not take', (t) => ({ ...t, from: 'house' }), '23503'],
    ['a stake that opens no trade', (t) => ({ ...t, kind: 'trade_open' }), '23514'],
    [
      'an account that does not exist',
      (t) => ({ ...t, to: 999_999n as ClientAccount['id'] }),
      '23514',
    ],
    [
      'a client posting that names another account',
      (t) => client(t, { account: 5n as ClientAccount['id'] }),
      '23514',
    ],
  ]

  it.each(broken)('refuses %s, and changes nothing', async (_name, breaking, state) => {
    const { db } = database()
    const { transfer } = grant(demo)
    const failure = await write([breaking(transfer, demo)]).catch((error) => error)
    expect(sqlStateOf(failure)).toBe(state)
    expect((await loadAccountsOf(db, [demo.clientId])).every((it) => it.balance === 0n)).toBe(true)
  })

  it('post a key once', async () => {
    const first = grant(demo)
    await write([first.transfer])
    const again = payIn(first.account, 'grants', dollars(100), {
      kind: 'demo_grant',
      ref: first.transfer.ref,
      at,
    })
    const failure = await write([again.transfer]).catch((error) => error)
    expect(sqlStateOf(failure)).toBe('23505')
  })

  it('are never edited, deleted or truncated', async () => {
    const { db } = database()
    await write([grant(demo).transfer])
    for (const statement of [
      'update journal set amount = 1',
      'delete from journal',
      'truncate journal',
    ]) {
      const failure = await db.rows(statement).catch((error) => error)
      expect(sqlStateOf(failure)).toBe('42501')
    }
  })

  it('cannot take an account below zero, even when the decision was wrong', async () => {
    const rich = { ...demo, balance: dollars(1) }
    const cause = { kind: 'sandbox_forfeit', ref: ref(), at } as const
    const { transfer } = payOut(rich, 'grants', dollars(1), cause)
    const forged = { transfer: client(transfer, { balance: cents(-100n) }) }
    const failure = await write([forged.transfer]).catch((error) => error)
    expect(sqlStateOf(failure)).toBe('23514')
  })
})

function client(transfer: Transfer, change: Partial<NonNullable<Transfer['client']>>): Transfer {
  return { ...transfer, client: { ...present(transfer.client, 'a client transfer'), ...change } }
}

async function bookSums(tx: Tx) {
  return tx.rows<{ book: string; sum: bigint }>(
    'select book, sum(amount)::bigint as sum from postings group by 1',
  )
}

let emails = 0

async function aClientRow(tx: Tx): Promise<ClientId> {
  emails += 1
  const email = `client${emails}@example.org`
  const rows = await tx.rows<{ id: ClientId }>(
    `insert into clients (email, email_key, password_hash, firstname, lastname, demo_started_at, demo_ends_at,
       referral_code, grant_ref, created_at)
     values ($1, $1, 'x', 'Ada', 'Byron', now(), now(), $1, gen_random_uuid(), now()) returning id`,
    [email],
  )
  return present(rows[0], 'the new client').id
}
