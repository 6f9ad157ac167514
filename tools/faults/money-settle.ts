// The end of a run with money: the weather clears, what was begun is finished by everybody, and all
// that is still under way comes to an end.

import { setTimeout as sleep } from 'node:timers/promises'
import { iso } from '#kernel/time.ts'
import { listForStaff } from '#server/money/withdrawals/list-for-staff.ts'
import { detailOf } from '#server/money/withdrawals/withdrawal.ts'
import { type Doing, doStep } from './money-asks.ts'
import { opens } from './money-calls.ts'
import type { MoneyInstall } from './money-install.ts'
import { finishAll } from './money-staff.ts'
import { tellAllAgain } from './trouble.ts'

const pauseMs = 150

/** What still waits, by name; for the message where it does for ever. */
type Waiting = Readonly<Record<string, number>>

/** Says what never came to an end, in words. */
export async function settleMoney(doing: Doing, patienceMs: number): Promise<readonly string[]> {
  const { install } = doing
  for (const step of [...doing.steps]) await doStep(doing, step, step.length % 2 === 0)
  // What the provider never told is asked for when the server starts, and then every minute.
  await restart(install)
  const first = await untilNothingWaits(install, patienceMs)
  await tellAllAgain(install)
  return [...first, ...(await untilNothingWaits(install, patienceMs))]
}

async function restart(install: MoneyInstall): Promise<void> {
  await install.kill()
  install.start()
  if (!(await opens(install.url, install.people))) throw new Error('the server did not open again')
}

async function untilNothingWaits(install: MoneyInstall, patienceMs: number): Promise<string[]> {
  const { btc, eth } = install.outside.chains
  const end = Date.now() + patienceMs
  let restartAt = Date.now() + 10_000
  for (;;) {
    await finishAll(install).catch(() => {})
    await btc.grow(1)
    await eth.grow(5)
    const waiting = await whatWaits(install)
    const sum = Object.values(waiting).reduce((total, count) => total + count, 0)
    if (sum === 0) return []
    if (Date.now() > end) {
      const open = await listForStaff(install.db, 'waiting')
      const states = open.map((one) => `${one.id} ${one.method} ${detailOf(one, install.now())}`)
      return [`still waiting: ${JSON.stringify(waiting)} ${states.join(', ')}`]
    }
    if (waiting.cards && Date.now() > restartAt) {
      await restart(install)
      restartAt = Date.now() + 10_000
    }
    await sleep(pauseMs)
  }
}

async function whatWaits({ db, outside, now }: MoneyInstall): Promise<Waiting> {
  const [ours] = await db.rows<Record<'cards' | 'outputs' | 'withdrawals' | 'trades', number>>(
    `select (select count(*) from deposits d where d.method = 'card' and not exists (
               select from deposit_steps s where s.deposit_id = d.id and s.nr > 1))::int as cards,
            (select count(*) from chain_outputs o where o.gone_at is null and not exists (
               select from deposit_steps s
                where s.deposit_id = o.deposit_id and s.nr > 1))::int as outputs,
            (select count(*) from withdrawals w where not exists (
               select from withdrawal_steps s where s.withdrawal_id = w.id
                  and s.state in ('paid', 'rejected', 'cancelled')))::int as withdrawals,
            (select count(*) from trade_records where status = 'open')::int as trades`,
  )
  const known = await db.rows<{ address: string; txids: string[] | null }>(
    `select a.address, array_agg(o.txid) filter (where o.txid is not null) as txids
       from deposit_addresses a left join chain_outputs o on o.address = a.address
      group by a.address`,
  )
  const [theirs] = await outside.db.rows<Record<'messages' | 'disputes' | 'unseen', number>>(
    `select (select count(*) from simulated_card_messages where ended_at is null)::int as messages,
            (select count(*) from simulated_card_payments
              where state = 'paid' and dispute_at is not null)::int as disputes,
            (select count(*) from simulated_movements m join simulated_transactions t using (txid)
              where m.units > 0 and m.address = any($1) and m.txid <> all($2))::int as unseen`,
    [known.map(({ address }) => address), known.flatMap(({ txids }) => txids ?? [])],
  )
  // Messages that were postponed are told at once now.
  await outside.db.rows(
    'update simulated_card_messages set due_at = $1 where ended_at is null and tries > 1',
    [iso(now())],
  )
  return { ...ours, ...theirs }
}
