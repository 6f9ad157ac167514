// Clients for tests of the books: rows with exactly the money that a test asks for, and no
// password.

import { randomUUID } from 'node:crypto'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Book, dollars, type Usd, zeroUsd } from '#kernel/money.ts'
import { day, iso, later, type Millis } from '#kernel/time.ts'
import { acceptBySigningUp } from '#server/identity/acceptances/accept-by-signing-up.ts'
import { payIn } from '#server/ledger/ledger.ts'
import { accountsOf, openClientAccounts, postTransfers } from '#server/ledger/post-transfers.ts'
import type { Db } from '#server/platform/db.ts'

export type FundedClient = Readonly<Record<Book, Usd>> & {
  readonly at: Millis
  readonly plan?: string
}

const demoDays = 21
const kinds = { real: 'sandbox_grant', demo: 'demo_grant' } as const

/** An active client with a confirmed address, whose demo has just begun. */
export function addFundedClient(db: Db, client: FundedClient): Promise<ClientId> {
  return db.transaction(async (tx) => {
    const name = randomUUID()
    const rows = await tx.rows<{ id: ClientId }>(
      `insert into clients (email, email_key, password_hash, firstname, lastname, plan, demo_started_at,
         demo_ends_at, referral_code, grant_ref, email_confirmed_at, created_at)
       values ($1, $1, 'none', 'Ada', 'Byron', $2, $3, $4, $1, gen_random_uuid(), $3, $3) returning id`,
      [name, client.plan ?? 'None', iso(client.at), iso(later(client.at, demoDays * day))],
    )
    const { id } = present(rows[0], 'the new client')
    await acceptBySigningUp(tx, id, client.at)
    const grants = (await openClientAccounts(tx, id)).flatMap((account) => {
      const amount = client[account.book]
      if (amount === zeroUsd) return []
      const cause = { kind: kinds[account.book], ref: randomUUID(), at: client.at }
      return [payIn(account, 'grants', amount, cause).transfer]
    })
    await postTransfers(tx, grants)
    return id
  })
}

/** A deposit of so many dollars, as the ledger has it. */
export function payInFor(db: Db, clientId: ClientId, amount: number, at: Millis): Promise<void> {
  return db.transaction(async (tx) => {
    const accounts = await accountsOf(tx, [clientId])
    const account = present(
      accounts.find(({ book }) => book === 'real'),
      'an account',
    )
    const cause = { kind: 'deposit_credit', ref: randomUUID(), at } as const
    await postTransfers(tx, [payIn(account, 'outside_btc', dollars(amount), cause).transfer])
  })
}
