// Where PostgreSQL's time goes when trades are opened and settled: the same rows written by one
// connection, again and again with one thing fewer, in microseconds of processor time for a row.

import { dollars } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import {
  type ClientAccount,
  type Ending,
  type EndingEntry,
  type Opening,
  payIn,
  payOut,
} from '#server/ledger/ledger.ts'
import {
  accountsOf,
  endingRows,
  loadOwnAccounts,
  openingRows,
} from '#server/ledger/post-transfers.ts'
import { type Append, openDatabase } from '#server/platform/db.ts'
import { cpuMicros } from './processes.ts'
import { newId, type World } from './world.ts'

const batchRows = 256
const batches = 120
const warmUpBatches = 10
const accountsUsed = 20_000

/** What is taken away, one after the other; the figure is what a row costs before that. */
const removals = [
  { step: 'whole', sql: '' },
  { step: 'without_chain', sql: 'drop trigger journal_follows on journal' },
  { step: 'without_order_key', sql: 'drop index journal_order_key, journal_plan_slot' },
  { step: 'without_small', sql: 'drop index journal_at, journal_money' },
  { step: 'without_posting', sql: 'drop index journal_posting' },
  { step: 'without_key', sql: 'alter table journal drop constraint journal_pkey cascade' },
  { step: 'without_checks', sql: dropChecks() },
] as const

export type StepFigures = Record<string, number>

/** Leaves a journal that is good for nothing: the last thing to be done with a world. */
export async function benchSteps(world: World): Promise<StepFigures> {
  const db = openDatabase({ ...world.connection }, () => {})
  const writer = db.single()
  try {
    const rows = await writer.rows<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid ?? 0
    const own = await loadOwnAccounts(db)
    const accounts = (await accountsOf(db, world.clients.slice(0, accountsUsed))).filter(
      ({ book }) => book === 'demo',
    )
    const [terms] = await db.rows<{ id: bigint }>('select min(id) as id from trade_terms')
    const termsId = terms?.id
    if (typeof termsId !== 'bigint') throw new Error('steps need trades: run accept too')
    const figures: StepFigures = {}
    const us = async (next: () => Append) => {
      let began = 0
      for (let nr = -warmUpBatches; nr < batches; nr += 1) {
        if (nr === 0) began = await cpuMicros(pid)
        await writer.write('', [next()])
      }
      return ((await cpuMicros(pid)) - began) / (batches * batchRows)
    }
    for (const { step, sql } of removals) {
      if (sql !== '') await db.rows(sql)
      const opened: Opened[] = []
      figures[`open_us_${step}`] = await us(() => {
        const batch = picked(accounts).map((index) => open(accounts, index, termsId))
        opened.push(...batch)
        return openingRows(
          own,
          batch.map(({ opening }) => opening),
        )
      })
      figures[`settle_us_${step}`] = await us(() =>
        endingRows(
          own,
          opened.splice(0, batchRows).map((one) => end(accounts, one)),
        ),
      )
    }
    return figures
  } finally {
    await writer.close()
    await db.close()
  }
}

/** Different ones, as in a batch of a lane that has many clients. */
function picked(accounts: readonly ClientAccount[]): number[] {
  const places = new Set<number>()
  while (places.size < batchRows) places.add(Math.floor(Math.random() * accounts.length))
  return [...places]
}

type Opened = { readonly index: number; readonly opening: Opening }

function open(accounts: ClientAccount[], index: number, termsId: bigint): Opened {
  const cause = { kind: 'trade_open', ref: newId(at), at } as const
  const { account, transfer } = payOut(accounts[index]!, 'stakes', dollars(1), cause)
  accounts[index] = account
  const { clientId } = account
  const opening = { stake: transfer, clientId, termsId, orderKey: cause.ref, planSlot: null }
  return { index, opening }
}

function end(accounts: ClientAccount[], { index, opening }: Opened): EndingEntry {
  const cause = { kind: 'trade_settle', ref: opening.stake.ref, at } as const
  const { account, transfer } = payIn(accounts[index]!, 'stakes', dollars(1), cause)
  accounts[index] = account
  return { transfer, ending: tied }
}

const at = millis(Date.now())
const price = { seq: 123_456, at, price: 6_000_100 }
const tied: Ending = {
  status: 'tied',
  voidReason: null,
  voidCause: null,
  entry: price,
  strike: price.price,
  exit: price,
  exitAverage: null,
}

function dropChecks(): string {
  return `do $$ declare name text; begin
    for name in select conname from pg_constraint
      where conrelid = 'journal'::regclass and contype in ('c', 'f')
    loop execute format('alter table journal drop constraint %I', name); end loop; end $$`
}
