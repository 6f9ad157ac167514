// What waits for staff, by id, the longest waiting first.

import type { ClientId } from '#kernel/ids.ts'
import type { Db } from '#server/platform/db.ts'

export type Waiting = {
  readonly documents: readonly string[]
  readonly plans: readonly string[]
  /** That have no verdict yet. */
  readonly withdrawals: readonly string[]
  /** That are approved and nobody has sent, in coins and by bank. */
  readonly payouts: readonly string[]
  readonly bankPayouts: readonly string[]
}

export async function waitingOf(db: Db): Promise<Waiting> {
  const ids = async (sql: string) => (await db.rows<{ id: string }>(sql)).map(({ id }) => id)
  const open = (state: string, also: string) =>
    ids(`select w.id from withdrawals w join open_withdrawals o on o.withdrawal_id = w.id
          where (select s.state from withdrawal_steps s where s.withdrawal_id = w.id
                  order by s.nr desc limit 1) = '${state}' and ${also} order by w.id`)
  const unsent = `not exists (select from withdrawal_sendings n where n.withdrawal_id = w.id)`
  return {
    documents: await ids(`select id from documents where status = 'pending' order by sent_at, id`),
    plans: await ids(`select id from plan_requests where state = 'open' order by asked_at, id`),
    withdrawals: await open('pending', 'true'),
    payouts: await open('approved', `w.method <> 'bank' and ${unsent}`),
    bankPayouts: await open('approved', `w.method = 'bank'`),
  }
}

/** One of what somebody may put right: a deposit that was disputed and won, a payment that came. */
export async function correctable(
  db: Db,
  sql: 'deposit' | 'withdrawal',
): Promise<string | undefined> {
  const found = await db.rows<{ id: string }>(
    sql === 'deposit'
      ? `select s.deposit_id as id from deposit_steps s
          join simulated_card_payments p on p.reference = s.deposit_id::text
          where s.state = 'reversed' and p.state = 'paid'
            and not exists (select from corrections c where c.deposit_id = s.deposit_id)
          order by exists (select from journal j
                            where j.ref = s.deposit_id and j.kind = 'deposit_loss') desc, 1 limit 1`
      : `select w.id from withdrawals w join withdrawal_steps s on s.withdrawal_id = w.id
          where w.method = 'bank' and s.state = 'paid'
            and not exists (select from corrections c where c.withdrawal_id = w.id)
          order by w.id limit 1`,
  )
  return found[0]?.id
}

/** The newest payout in ether, by its transaction. */
export async function paidInEther(db: Db): Promise<string | undefined> {
  const found = await db.rows<{ reference: string }>(
    `select n.reference from withdrawal_sendings n join withdrawals w on w.id = n.withdrawal_id
      where w.method = 'eth'
        and not exists (select from custody_movements m where m.txid = n.reference)
      order by w.id desc limit 1`,
  )
  return found[0]?.reference
}

/** Who has the least of those who may take all of it out at once. */
export async function poorestIdentified(db: Db): Promise<ClientId | undefined> {
  const found = await db.rows<{ id: ClientId }>(
    `select c.id from clients c join ledger_accounts a on a.client_id = c.id and a.book = 'real'
      where c.is_identified and c.state = 'active' and c.email like '%@world.example'
      order by a.balance, c.id limit 1`,
  )
  return found[0]?.id
}
