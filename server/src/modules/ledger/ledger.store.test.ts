import { beforeEach, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import { sqlStateOf, type Tx } from '#server/platform/db.ts'
import { freshDatabase } from '#test/database.ts'
import { insertClientAccounts, loadAccountsOf, transferRows } from './ledger.store.ts'
import {
  bookAccounts,
  type ClientAccount,
  payIn,
  payOut,
  sumPostings,
  type Transfer,
} from './ledger.ts'

const database = freshDatabase()
const at = millis(1_700_000_000_000)
let demo: ClientAccount
let next = 0

const ref = () => {
  next += 1
  return `00000000-0000-7000-8000-${next.toString().padStart(12, '0')}`
}

const grant = (account: ClientAccount, amount = dollars(100)) =>
  payIn(account, 'grants', amount, { kind: 'demo_grant', ref: ref(), at })

beforeEach(async () => {
  const { db } = database()
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
    const staked = payOut(granted.account, 'stakes', dollars(60), {
      kind: 'trade_open',
      ref: ref(),
      at,
    })
    await db.append(transferRows([granted.transfer, staked.transfer]))
    const accounts = await loadAccountsOf(db, [demo.clientId])
    const stored = accounts.find((account) => account.book === 'demo')
    expect(stored).toEqual(staked.account)
    expect(stored).toMatchObject({ balance: dollars(40), postings: 2n })
    expect(await bookSums(db)).toEqual([{ book: 'demo', sum: 0n }])
  })

  it('stand for two postings each, which the view shows', async () => {
    const { db } = database()
    const { transfer } = grant(demo)
    await db.append(transferRows([transfer]))
    const rows = await db.rows<{ account_id: bigint; amount: bigint }>(
      'select account_id, amount from postings where ref = $1',
      [transfer.ref],
    )
    expect(new Map(rows.map((row) => [row.account_id, row.amount]))).toEqual(
      sumPostings([transfer]),
    )
  })

  const broken: [string, (transfer: Transfer, account: ClientAccount) => Transfer, string][] = [
    ['a posting number that leaves a gap', (t) => client(t, { posting: 2n }), '40001'],
    ['a balance that does not follow', (t) => client(t, { balance: cents(1n) }), '40001'],
    ['an amount of nothing', (t) => ({ ...t, amount: cents(0n) }), '23514'],
    ['a transfer across books', (t) => ({ ...t, book: 'real' }), '40001'],
    ['an account of the other book', (t) => ({ ...t, from: bookAccounts.real.grants }), '23503'],
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
    const failure = await db
      .append(transferRows([breaking(transfer, demo)]))
      .catch((error) => error)
    expect(sqlStateOf(failure)).toBe(state)
    expect((await loadAccountsOf(db, [demo.clientId])).every((it) => it.balance === 0n)).toBe(true)
  })

  it('post a key once', async () => {
    const { db } = database()
    const first = grant(demo)
    await db.append(transferRows([first.transfer]))
    const again = payIn(first.account, 'grants', dollars(100), {
      kind: 'demo_grant',
      ref: first.transfer.ref,
      at,
    })
    const failure = await db.append(transferRows([again.transfer])).catch((error) => error)
    expect(sqlStateOf(failure)).toBe('23505')
  })

  it('are never edited, deleted or truncated', async () => {
    const { db } = database()
    await db.append(transferRows([grant(demo).transfer]))
    for (const statement of [
      'update transfers set amount = 1',
      'delete from transfers',
      'truncate transfers',
    ]) {
      const failure = await db.rows(statement).catch((error) => error)
      expect(sqlStateOf(failure)).toBe('42501')
    }
  })

  it('cannot take an account below zero, even when the decision was wrong', async () => {
    const { db } = database()
    const rich = { ...demo, balance: dollars(1) }
    const { transfer } = payOut(rich, 'stakes', dollars(1), { kind: 'trade_open', ref: ref(), at })
    const forged = { transfer: client(transfer, { balance: cents(-100n) }) }
    const failure = await db.append(transferRows([forged.transfer])).catch((error) => error)
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
