// Whether everybody's books agree after a run with money: the ledger, those who keep the money for
// us, what each client is shown, and what each was told and wrote down.

import { type Coin, coins, perCoin } from '#kernel/coins.ts'
import { iso } from '#kernel/time.ts'
import { readTrusted } from '#server/install/operators/trust-settings.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { outputKey } from '#server/money/chains/watch-chain.ts'
import { reconcileBooks } from '#server/money/reconciliation/reconcile-books.ts'
import { audit, brokenOf } from '../audit/audit.ts'
import type { Doing } from './money-asks.ts'
import { installSeal, type Person } from './money-install.ts'
import { idOf } from './money-journal.ts'
import { type Shown, shownTo } from './money-shown.ts'

export type MoneyVerdict = {
  /** Deeds that clients were told are done. */
  readonly acked: number
  readonly problems: readonly string[]
  readonly facts: Readonly<Record<string, number>>
}

const show = 5

/** `people`: whose screens are looked at. */
export async function checkMoney(
  doing: Doing,
  people: readonly Person[] = doing.install.people,
): Promise<MoneyVerdict> {
  const { journal } = doing
  const problems: string[] = [...journal.contradictions]
  const broken = (error: unknown) => [`the books cannot be held against each other: ${error}`]
  problems.push(...(await booksDisagree(doing).catch(broken)))
  problems.push(...(await creditedOtherwise(doing)))
  problems.push(...(await sentOtherwise(doing)))
  for (const person of people) {
    problems.push(...(await shownOtherwise(doing, person, await shownTo(doing.caller, person))))
  }
  problems.push(...(await unasked(doing)))
  const acked = journal.entries().filter((entry) => idOf(entry) !== null).length
  return { acked, problems, facts: await countFacts(doing) }
}

/** What `npm run audit` and `npm run reconcile` say. */
async function booksDisagree({ install }: Doing): Promise<string[]> {
  const { db, outside, now } = install
  const broken = brokenOf(await audit(db, { now: iso(now()), show }))
  const { settings: known } = await readTrusted(db, installSeal)
  const { differences, unanswered } = await reconcileBooks({
    db,
    clock: { now },
    mode: 'sandbox',
    settings: () => known,
    chainOf: (coin) => outside.chains[coin],
    needed: (coin) => known[`${coin}Confirmations`],
    provider: outside.provider,
  })
  return [
    ...broken.flatMap(({ id, first }) => first.map((breach) => `${id}: ${breach}`)),
    // What was won waits for two people, of whom there are none here.
    ...differences
      .filter(({ kind }) => kind !== 'dispute_won')
      .map(({ kind, about, ours, theirs }) => `${kind}: ${about}, ${ours}, ${theirs}`),
    ...unanswered,
  ]
}

type Payment = { reference: string; state: string; amount: bigint; disputes: number }
type Credits = { ref: string; kind: string; times: number; cents: bigint }

/** Each charge and each output, by the provider's and the chains' own books, is credited once. */
async function creditedOtherwise({ install: { db, outside } }: Doing): Promise<string[]> {
  const rows = await db.rows<Credits>(
    `select ref, kind::text as kind, count(*)::int as times, sum(amount)::bigint as cents
       from transfers where kind::text in ('deposit_credit', 'deposit_reversal', 'deposit_loss')
      group by ref, kind`,
  )
  const credits = new Map(
    rows.filter((it) => it.kind === 'deposit_credit').map((it) => [it.ref, it]),
  )
  const backs = new Set(rows.filter((it) => it.kind !== 'deposit_credit').map(({ ref }) => ref))
  const problems = [...credits.values()]
    .filter(({ times }) => times !== 1)
    .map(({ ref, times }) => `deposit ${ref} was credited ${times} times`)
  const expected = new Set<string>()
  const payments = await outside.db.rows<Payment>(
    'select reference, state, amount, disputes from simulated_card_payments',
  )
  for (const { reference, state, amount, disputes } of payments) {
    const credit = credits.get(reference)
    const isTaken = state === 'paid' || state === 'disputed'
    if (isTaken) expected.add(reference)
    if (isTaken && credit?.cents !== amount) {
      problems.push(`charge of ${reference}: ${amount} cents taken, ${credit?.cents} credited`)
    }
    if (!isTaken && credit) problems.push(`${reference} is ${state}, and was credited`)
    const isBack = backs.has(reference)
    // One that was won before we heard of it took nothing back.
    if (isBack ? disputes === 0 : state === 'disputed') {
      problems.push(`${reference} is ${state} after ${disputes} disputes, taken back: ${isBack}`)
    }
  }
  for (const coin of coins) {
    for (const { deposit, isThere, isDust } of await outputsOf(db, outside.db, coin)) {
      if (deposit === null) problems.push(`an output of ${coin} is in no books`)
      else if (isThere) {
        if (!isDust) expected.add(deposit)
        if (!isDust && !credits.has(deposit)) problems.push(`output of ${deposit} is not credited`)
        if (backs.has(deposit)) problems.push(`output of ${deposit} is there, and was taken back`)
      } else if (credits.has(deposit)) {
        expected.add(deposit)
        if (!backs.has(deposit)) problems.push(`output of ${deposit} is lost, and credited`)
      }
    }
  }
  for (const ref of credits.keys()) {
    if (!expected.has(ref)) problems.push(`deposit ${ref} was credited, and nothing came`)
  }
  return problems
}

type Db = Doing['install']['db']

/** What the chain has for clients, and what our records have that it lost. */
async function outputsOf(db: Db, outside: Db, coin: Coin) {
  const given = await db.rows<{ address: string }>(
    'select address from deposit_addresses where coin = $1',
    [coin],
  )
  const ours = await db.rows<{ txid: string; index: number; deposit_id: string; dust: boolean }>(
    `select o.txid, o.index, o.deposit_id, exists (select from deposit_steps s
              where s.deposit_id = o.deposit_id and s.outcome = 'dust') as dust
       from chain_outputs o where o.coin = $1`,
    [coin],
  )
  const theirs = await outside.rows<{ txid: string; index: number }>(
    `select m.txid, m.index from simulated_movements m
       join simulated_transactions t on t.txid = m.txid and t.coin = $1
      where m.units > 0 and m.address = any($2)`,
    [coin, given.map(({ address }) => address)],
  )
  const byKey = new Map(ours.map((one) => [outputKey(one), one]))
  const there = new Set(theirs.map(outputKey))
  return [
    ...theirs.map((one) => {
      const known = byKey.get(outputKey(one))
      return { deposit: known?.deposit_id ?? null, isThere: true, isDust: known?.dust ?? false }
    }),
    ...ours
      .filter((one) => !there.has(outputKey(one)))
      .map(({ deposit_id: deposit, dust }) => ({ deposit, isThere: false, isDust: dust })),
  ]
}

/** What the chains paid to clients' own wallets is what was to be paid, once each. */
async function sentOtherwise({ install: { db, outside, people } }: Doing): Promise<string[]> {
  const wallets = people.flatMap((person) => person.wallets)
  const came = await outside.db.rows<{ address: string; units: string; times: number }>(
    `select lower(address) as address, sum(units)::text as units, count(*)::int as times
       from simulated_movements where units > 0 and lower(address) = any($1) group by 1`,
    [wallets.map((wallet) => wallet.toLowerCase())],
  )
  const due = await db.rows<{ address: string; units: string; times: number }>(
    `select lower(w.destination) as address, sum(p.units)::text as units, count(*)::int as times
       from withdrawals w join withdrawal_payouts p on p.withdrawal_id = w.id
       join withdrawal_steps s on s.withdrawal_id = w.id and s.state = 'paid'
      where w.method <> 'bank' group by 1`,
  )
  const dues = new Map(due.map((one) => [one.address, one]))
  const problems = came.flatMap(({ address, units, times }) => {
    const wanted = dues.get(address)
    dues.delete(address)
    const isRight = wanted?.units === units && wanted.times === times
    const words = `${wanted?.times ?? 0} payouts of ${wanted?.units ?? 0} were due`
    return isRight ? [] : [`${address} was sent ${units} in ${times}: ${words}`]
  })
  return [...problems, ...[...dues.keys()].map((address) => `${address} was sent nothing`)]
}

/** What a client reads in their logs, against the ledger and against what they wrote down. */
async function shownOtherwise(
  { install: { db }, journal }: Doing,
  { clientId, start }: Person,
  shown: Shown,
): Promise<string[]> {
  const who = `client ${clientId}`
  const problems: string[] = []
  const account = (await accountsOf(db, [clientId])).find(({ book }) => book === 'real')
  const ledger = Number(account?.balance ?? 0n)
  if (shown.balance !== ledger || shown.available !== ledger) {
    problems.push(`${who} is shown ${shown.balance} and ${shown.available}, and has ${ledger}`)
  }
  const came = shown.cameIn + shown.given - shown.takenBack
  const sum = Number(start) + came - shown.left + shown.traded
  if (sum !== ledger) problems.push(`${who} has ${ledger}, and their log adds up to ${sum}`)
  const said = (kind: 'deposits' | 'withdrawals' | 'trades') =>
    new Map(shown[kind].map((one) => [one.id, one]))
  const lists = {
    card: said('deposits'),
    ...perCoin(() => said('deposits')),
    withdraw: said('withdrawals'),
    cancel: said('withdrawals'),
    trade: said('trades'),
  }
  const acked = new Map<string, number>()
  for (const entry of journal.ackedOf(clientId, [
    'card',
    ...coins,
    'withdraw',
    'cancel',
    'trade',
  ])) {
    const id = idOf(entry) ?? ''
    const { kind } = entry
    if (kind === 'plan') continue
    const found = lists[kind].get(id)
    if (!found) problems.push(`${entry.key}: the acknowledged ${kind} ${id} of ${who} is lost`)
    else if (found.cents !== entry.cents) {
      problems.push(`${entry.key}: ${kind} ${id} is of ${found.cents}, asked was ${entry.cents}`)
    }
    if (kind === 'cancel' && found?.status !== 'Cancelled') {
      problems.push(`${entry.key}: ${id} was cancelled, and is ${found?.status}`)
    }
    if (kind !== 'cancel') acked.set(id, (acked.get(id) ?? 0) + 1)
  }
  for (const [id, times] of acked) if (times > 1) problems.push(`${id} answers ${times} keys`)
  return problems
}

/** Nothing is there that nobody asked for, or that was refused. */
async function unasked({ install: { db }, journal }: Doing): Promise<string[]> {
  const acked = new Set(journal.entries().map((entry) => idOf(entry)))
  // A deposit by card is on record before the provider refuses its payment.
  const rows = await db.rows<{ id: string; what: string; key: string | null }>(
    `select id, 'withdrawal' as what, order_key as key from withdrawals
      union all select id, 'trade', order_key from trade_records
      union all
      select d.id, 'deposit', a.order_key
        from deposits d join deposit_asks a on a.deposit_id = d.id and a.order_key is not null
       where d.method <> 'card' or exists (
         select from deposit_steps s where s.deposit_id = d.id and s.state = 'approved')`,
  )
  return rows
    .filter(({ id }) => !acked.has(id))
    .map(({ id, what, key }) => {
      const told = journal.entries().find((entry) => entry.key === key)?.outcome
      return `nobody was told of ${what} ${id}: ${key} was answered ${JSON.stringify(told)}`
    })
}

async function countFacts({ install: { db } }: Doing): Promise<Record<string, number>> {
  const [facts] = await db.rows<Record<string, number>>(
    `select (select count(*) from deposit_charges)::int as charges,
            (select count(*) from chain_outputs)::int as outputs,
            (select count(*) from deposit_steps where state = 'reversed')::int as reversed,
            (select count(*) from transfers where kind = 'deposit_loss')::int as losses,
            (select count(*) from withdrawal_steps where state = 'paid')::int as paid,
            (select count(*) from withdrawal_steps where state = 'cancelled')::int as cancelled,
            (select count(*) from withdrawal_steps where state = 'rejected')::int as rejected,
            (select count(*) from trade_records)::int as trades,
            (select count(*) from transfers)::int as transfers`,
  )
  return facts ?? {}
}
