// The SQL of reconciliation: what the ledger and the records say, to be held against each other and
// against those who keep the money.

import type { Coin, Network } from '#kernel/coins.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { type Custody, perCustody } from '#server/ledger/flows.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { type DollarFacts, operatorAccounts, type RecordedOutput } from './reconciliation.ts'

type Account = 'available' | 'stakes' | 'withdrawals' | keyof DollarFacts['own'] | Custody

/** All of one and the same instant, whoever trades meanwhile. */
export function loadDollars(db: Db): Promise<DollarFacts> {
  return db.transaction(async (tx) => {
    await tx.rows('set transaction isolation level repeatable read, read only')
    return dollarsWithin(tx)
  })
}

/** By one look at the journal: what the own accounts were posted, and the fees among it. */
const ledgerSums = `
  with moved as (
     select f.name as from_name, t.name as to_name, j.kind, sum(j.amount) as amount
       from movements j
       left join account_names f
         on f.id = j.from_account and f.client_id is null and f.currency = 'real'
       left join account_names t
         on t.id = j.to_account and t.client_id is null and t.currency = 'real'
      group by 1, 2, 3
   )
   select side.name, sum(side.amount)::bigint as amount
     from moved m
    cross join lateral (values (m.from_name, -m.amount), (m.to_name, m.amount)) side (name, amount)
    where side.name is not null group by side.name
   union all
   select 'available', sum(balance)::bigint from ledger_accounts
    where book = 'real' and client_id is not null
   union all
   select 'fees', sum(amount)::bigint from moved where kind = 'withdrawal_fee'`

async function dollarsWithin(tx: Tx): Promise<DollarFacts> {
  const ledger = await tx.rows<{ name: Account | 'fees'; amount: bigint }>(ledgerSums)
  const records = await tx.rows<{ name: Custody | 'asked' | 'fees'; amount: bigint }>(
    `with ended as (
       select w.id, w.client_id, w.method, w.amount, w.fee,
              (select s.state::text from withdrawal_steps s
                where s.withdrawal_id = w.id order by s.nr desc limit 1) as state
         from withdrawals w
     ), moved as (
       select 'outside_' || method as name, -(amount - fee) as amount from ended
        where state = 'paid' and client_id not in (select client_id from departures)
       union all
       select 'outside_' || d.method, case when s.state = 'reversed' then -1 else 1 end
              * (select c.amount from deposit_steps c
                  where c.deposit_id = d.id and c.state = 'approved')
         from deposits d join deposit_steps s on s.deposit_id = d.id
        where s.state in ('approved', 'reversed', 'restored')
          and d.client_id not in (select client_id from departures)
       union all
       select 'outside_bank', c.amount from corrections c
         join correction_decisions k on k.correction_id = c.id and k.outcome = 'confirmed'
        where c.kind = 'withdrawal_returned'
          and c.client_id not in (select client_id from departures)
       union all
       select 'asked', amount from ended where state in ('pending', 'approved')
       union all
       select 'fees', fee from ended where state = 'paid'
     )
     select name, sum(amount)::bigint as amount from moved group by name`,
  )
  const inLedger = new Map(ledger.map(({ name, amount }) => [name, amount ?? 0n]))
  const inRecords = new Map(records.map(({ name, amount }) => [name, amount]))
  const of = (name: Account | 'fees') => inLedger.get(name) ?? 0n
  const recorded = (name: Custody | 'asked' | 'fees') => inRecords.get(name) ?? 0n
  return {
    available: of('available'),
    stakes: of('stakes'),
    held: of('withdrawals'),
    own: Object.fromEntries(operatorAccounts.map((name) => [name, of(name)])) as DollarFacts['own'],
    fees: of('fees'),
    outside: perCustody(of),
    recorded: perCustody(recorded),
    asked: recorded('asked'),
    feesRecorded: recorded('fees'),
  }
}

export type OnChain = { readonly coin: Coin; readonly network: Network }

/** Every address that was ever given to a client. */
export async function listPaidIn(tx: Tx, { coin, network }: OnChain): Promise<string[]> {
  const rows = await tx.rows<{ address: string }>(
    'select address from deposit_addresses where coin = $1 and network = $2 order by index',
    [coin, network],
  )
  return rows.map(({ address }) => address)
}

export async function listOutputs(tx: Tx, { coin, network }: OnChain): Promise<RecordedOutput[]> {
  const rows = await tx.rows<{
    txid: string
    index: number
    units: string
    height: number | null
    is_gone: boolean
    deposit_id: string
    state: RecordedOutput['state']
  }>(
    `select o.txid, o.index, o.units::text as units, o.height, o.gone_at is not null as is_gone,
            o.deposit_id, (select s.state::text from deposit_steps s
                            where s.deposit_id = o.deposit_id order by s.nr desc limit 1) as state
       from chain_outputs o join deposits d on d.id = o.deposit_id
      where o.coin = $1 and o.network = $2 and d.client_id not in (select client_id from departures)
      order by o.seen_at, o.deposit_id`,
    [coin, network],
  )
  return rows.map(({ units, is_gone: isGone, deposit_id: depositId, ...row }) => ({
    ...row,
    depositId,
    isGone,
    units: BigInt(units),
  }))
}

export type Sending = {
  readonly withdrawalId: string
  readonly reference: string
  readonly destination: string
  readonly units: bigint
  readonly isPaid: boolean
}

/**
 * The transactions that pay withdrawals: the one that paid where one did, else all that were noted.
 */
export async function listSendings(tx: Tx, { coin, network }: OnChain): Promise<Sending[]> {
  const rows = await tx.rows<{
    withdrawal_id: string
    reference: string
    destination: string
    units: string
    is_paid: boolean
  }>(
    `select w.id as withdrawal_id, g.reference, w.destination, p.units::text as units,
            paid.reference is not null as is_paid
       from withdrawals w
       join withdrawal_payouts p on p.withdrawal_id = w.id
       join withdrawal_sendings g on g.withdrawal_id = w.id
       left join withdrawal_steps paid on paid.withdrawal_id = w.id and paid.state = 'paid'
      where w.method::text = $1 and w.network = $2
        and w.client_id not in (select client_id from departures)
        and (paid.reference is null or paid.reference = g.reference)
      order by g.sent_at, g.reference`,
    [coin, network],
  )
  return rows.map(({ withdrawal_id: withdrawalId, is_paid: isPaid, units, ...row }) => ({
    ...row,
    withdrawalId,
    isPaid,
    units: BigInt(units),
  }))
}

export type CardRow = {
  readonly depositId: string
  readonly paymentId: string
  readonly startedAt: Millis
  /** null where nothing was credited. */
  readonly charged: bigint | null
  readonly isReversed: boolean
}

/** What was begun at this provider since then, and all that was credited since. */
export async function listCardPayments(
  tx: Tx,
  provider: string,
  since: Millis,
): Promise<CardRow[]> {
  const rows = await tx.rows<{
    deposit_id: string
    payment_id: string
    started_at: Millis
    charged: bigint | null
    state: string | null
  }>(
    `select p.deposit_id, p.started_at,
            coalesce(p.payment_id, substr(c.charge_id, length(p.provider) + 2)) as payment_id,
            c.amount as charged,
            (select s.state::text from deposit_steps s where s.deposit_id = p.deposit_id
              order by s.nr desc limit 1) as state
       from card_payments p left join deposit_charges c on c.deposit_id = p.deposit_id
      where p.provider = $1 and coalesce(p.payment_id, c.charge_id) is not null
        and (p.started_at >= $2 or c.at >= $2)
      order by p.started_at, p.deposit_id`,
    [provider, iso(since)],
  )
  return rows.map((row) => ({
    depositId: row.deposit_id,
    paymentId: row.payment_id,
    startedAt: row.started_at,
    charged: row.charged,
    isReversed: row.state === 'reversed',
  }))
}
