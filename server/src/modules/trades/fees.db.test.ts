// What can leave a client's balance at all, and what the house can earn: a stake that was lost, and
// the fee of a withdrawal. A fee for anything else needs a kind of transfer, which is loud here.

import { expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { dollars } from '#kernel/money.ts'
import { newUuid, systemRandom } from '#server/platform/crypto.ts'
import { freshDatabase } from '#test/database.ts'
import { wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { accountIn } from '../clients/grant-play-money.ts'
import type { TransferKind } from '../ledger/flows.ts'
import { payOut } from '../ledger/ledger.ts'
import { postTransfers } from '../ledger/post-transfers.ts'
import { invariants } from './invariants.store.ts'

const database = freshDatabase()

const { sql } = present(
  invariants.find(({ id }) => id === 'I1'),
  'the invariant of ways',
)
/** Each kind of transfer with the accounts that it joins. */
const ways = [...sql.matchAll(/\('(\w+)', '(\w+)', '(\w+)'\)/g)].map((way) => way.slice(1))

const kindsOf = (index: number, account: string) => [
  ...new Set(ways.filter((way) => way[index] === account).map(([kind]) => kind)),
]

test('nothing leaves a balance but a stake, a withdrawal, and money that never was the client’s', async () => {
  expect(kindsOf(1, 'available')).toEqual([
    // Play money, as the account is closed.
    'sandbox_forfeit',
    'trade_open',
    'withdrawal_hold',
    // A payment that its network undid, or the bank of its card.
    'deposit_reversal',
  ])
  expect(kindsOf(2, 'house')).toEqual(['trade_settle', 'withdrawal_fee'])
  const known = await database().db.rows<{ kind: string }>(
    'select unnest(enum_range(null::transfer_kind))::text as kind order by 1',
  )
  expect([...new Set(ways.map(([kind]) => kind))].sort()).toEqual(known.map(({ kind }) => kind))
})

test.each<TransferKind>(['withdrawal_fee', 'trade_settle', 'goodwill'])(
  'a fee taken from a balance as %s is found',
  async (kind) => {
    const { db } = database()
    const at = wednesday
    const client = await addFundedClient(db, { at, real: dollars(100), demo: dollars(100) })
    const ref = newUuid(at, systemRandom)
    await db.transaction(async (tx) => {
      const account = await accountIn(tx, client, 'real')
      const fee = payOut(account, 'house', dollars(1), { kind, ref, at })
      await postTransfers(tx, [fee.transfer])
    })
    const found = (await db.rows<{ format: string }>(sql)).map(({ format }) => format)
    expect(found.filter((line) => line.includes(ref))).toHaveLength(1)
  },
)
