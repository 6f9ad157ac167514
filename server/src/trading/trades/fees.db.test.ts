// What can leave a client's balance at all, and what the house can earn: a stake that was lost, and
// the fee of a withdrawal. A fee for anything else needs a kind of transfer, which is loud here.

import { expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { dollars } from '#kernel/money.ts'
import type { TransferKind } from '#server/ledger/flows.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import { clientAccount, moved, ownAccount } from '#test/crooked.ts'
import { freshDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { invariants } from './invariants.reader.ts'

const database = freshDatabase()

const { sql } = present(
  invariants.find(({ id }) => id === 'I1'),
  'the invariant of ways',
)
/** The kinds of the register that take from this account, or bring to it. */
async function kindsOf(side: 'from' | 'to', account: string): Promise<string[]> {
  const rows = await database().db.rows<{ kind: string }>(
    `select distinct kind::text from flow_routes where ${side}_name = $1 order by 1`,
    [account],
  )
  return rows.map(({ kind }) => kind)
}

test('nothing leaves a balance but a stake, a withdrawal, and money that never was the client’s', async () => {
  expect(await kindsOf('from', 'available')).toEqual([
    // Bonus dollars and chips, which are no money.
    ...['bonus_end', 'bonus_turn', 'chips_end'],
    // What was used, never of money; what was bought from the balance; and what was given back.
    ...['credit_charge', 'credit_purchase', 'credit_refund'],
    // A payment that its network undid, or the bank of its card.
    'deposit_reversal',
    // To another cell, with the client, where the same comes in.
    'moved_out',
    // Play money, as the account is closed.
    'sandbox_forfeit',
    // To enter, which one does oneself.
    'tournament_fee',
    'trade_open',
    'withdrawal_hold',
  ])
  expect(await kindsOf('to', 'house')).toEqual([
    // What a client who moves had from it.
    'moved_out',
    // Of fees of tournaments, what does not go into the pool.
    'tournament_share',
    'trade_settle',
    'withdrawal_fee',
  ])
  const without = await database().db.rows(
    `select from unnest(enum_range(null::transfer_kind)) kind
      where kind::text not in (select kind from flow_routes)`,
  )
  expect(without).toEqual([])
})

test.each<TransferKind>(['withdrawal_fee', 'trade_settle', 'goodwill'])(
  'a fee taken from a balance as %s is refused, and would be found',
  async (kind) => {
    const { db, owner } = database()
    const at = wednesday
    const client = await addFundedClient(db, { at, real: dollars(100), demo: dollars(100) })
    const ref = newUuid(at, systemRandom)
    const fee = moved({
      kind,
      ref,
      amount: 100,
      client: 'from',
      from: clientAccount(client, 'real'),
      to: ownAccount('real', 'house'),
      also: kind === 'trade_settle' ? { status: "'won'", strike_price: '1', exit_price: '1' } : {},
    })
    await expect(owner.rows(fee)).rejects.toMatchObject({ code: '23503' })
    await owner.transaction(async (tx) => {
      await tx.rows('set local session_replication_role = replica')
      await tx.rows(fee)
    })
    const found = (await db.rows<{ format: string }>(sql)).map(({ format }) => format)
    expect(found.filter((line) => line.includes(ref))).toHaveLength(1)
  },
)
