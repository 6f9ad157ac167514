// A client moves from one cell to another. They are held first, so that nothing of theirs changes;
// copied, and not let in there; taken out of the books here; let in there; and from then on passed
// on to. After each of these steps the next run goes on from there, and at no time do both cells
// let them trade.

import { iso, later, type Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Tx } from '#server/platform/db.ts'
import { type Rows, readRows } from './client-rows.ts'
import { copyRows, digestOf, dropRows, findLoose } from './copy-rows.ts'
import { leaving, moving } from './fates.ts'
import { coverTrades, leaveBooks } from './leave-books.ts'
import { findSame } from './same.ts'
import { findUnderWay } from './under-way.ts'

export const steps = ['held', 'copied', 'left', 'opened', 'arrived'] as const
export type Step = (typeof steps)[number]

export type MoveDeps = {
  readonly from: Database
  readonly to: Database
  readonly clock: Clock
  /** Brings the files that rows name, by folder; says what is missing. */
  readonly bringFiles: (folder: string, names: readonly string[]) => Promise<string | undefined>
  /** Told of each step that is done for good. */
  readonly onStep: (step: Step) => void
}

export type Move = { readonly clientId: bigint; readonly toCell: number }
/** Refused: nothing has changed, and why. */
export type Moved = { readonly outcome: 'moved' } | { readonly refused: string }

type Begun = { to_cell: number; left_at: Millis | null; arrived_at: Millis | null; state: string }

export async function moveClient(deps: MoveDeps, move: Move): Promise<Moved> {
  const begun = await findBegun(deps.from, move.clientId)
  if (begun && begun.to_cell !== move.toCell) {
    return { refused: `they are on their way to cell ${begun.to_cell}, or there` }
  }
  if (!begun) {
    const refused = await hold(deps, move)
    if (refused !== undefined) return { refused }
    deps.onStep('held')
  }
  if (begun?.left_at == null) {
    const refused = await takeAlong(deps, move)
    if (refused !== undefined) {
      await takeBack(deps, move)
      return { refused }
    }
    deps.onStep('left')
  }
  await letIn(deps, move)
  deps.onStep('opened')
  await deps.from.rows(
    'update moved_clients set arrived_at = $2 where client_id = $1 and arrived_at is null',
    [move.clientId, iso(deps.clock.now())],
  )
  deps.onStep('arrived')
  return { outcome: 'moved' }
}

async function findBegun(tx: Tx, clientId: bigint): Promise<Begun | undefined> {
  const rows = await tx.rows<Begun>(
    'select to_cell, left_at, arrived_at, state from moved_clients where client_id = $1 for update',
    [clientId],
  )
  return rows[0]
}

/** From the commit on the account counts as closed here, in every process. */
async function hold({ from, to, clock }: MoveDeps, { clientId, toCell }: Move) {
  const unlike = await compareCells(from, to, { clientId, toCell })
  if (unlike !== undefined) return unlike
  return refusedOr(
    from.transaction(async (tx) => {
      const [client] = await tx.rows<{ state: string }>(
        'select state from clients where id = $1 for update',
        [clientId],
      )
      if (!client) throw new Held('there is no such client here')
      if (client.state === 'closed') throw new Held('a closed account stays where it was closed')
      const rows = await readRows(tx)
      const underWay = await findUnderWay(tx, rows, clientId)
      if (underWay !== undefined) throw new Held(underWay)
      await tx.rows(
        `insert into moved_clients (client_id, to_cell, state, began_at) values ($1, $2, $3, $4)`,
        [clientId, toCell, client.state, iso(clock.now())],
      )
      await tx.rows(`update clients set state = 'closed' where id = $1`, [clientId])
    }),
  )
}

/** What is known only within a transaction, and ends it. */
class Held extends Error {
  override name = 'Held'
}

async function refusedOr(work: Promise<void>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (error instanceof Held) return error.message
    if (isTaken(error)) return `the other cell has something of theirs already: ${error.message}`
    throw error
  }
}

function isTaken(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

async function compareCells(from: Database, to: Database, { clientId, toCell }: Move) {
  const said = `
    select (select string_agg(name || checksum, ',' order by name) from migrations) as schema,
           (select mode::text from install) as mode, (select cell from install) as cell`
  type Said = { schema: string; mode: string | null; cell: number | null }
  const [here] = await from.rows<Said>(said)
  const [there] = await to.rows<Said>(said)
  if (here?.schema !== there?.schema)
    return 'the cells have different versions: bring both to the newest'
  if (there?.cell !== toCell) return `the other database is of cell ${there?.cell ?? 'none'}`
  if (here?.mode !== there?.mode) return 'one cell has real money and the other has not'
  const known = await to.rows('select from clients where id = $1', [clientId])
  if (known.length > 0) return 'the other cell knows this client from before'
  return uncounted(from, to, clientId)
}

/** Days are counted where things happened: what is copied lies behind what is still to count. */
async function uncounted(from: Tx, to: Tx, clientId: bigint): Promise<string | undefined> {
  const newest = await newestMovement(from, clientId)
  const [mark] = await to.rows<{ through: Millis | null; clients: boolean }>(
    `select (select through from report_mark) as through, exists (select from clients) as clients`,
  )
  const through = mark?.through ?? null
  if (through === null && mark?.clients) {
    return 'the other cell has not begun to count its days: let its engine run'
  }
  if (through !== null && newest !== null && newest >= through) {
    const counted = `the other cell has counted up to ${iso(through)}`
    return `their last movement was at ${iso(newest)}, and ${counted}: try again in some minutes`
  }
  return undefined
}

/** Holds the client all the while: what is copied is what there is when they leave. */
function takeAlong(deps: MoveDeps, { clientId }: Move): Promise<string | undefined> {
  const { from, to, clock, onStep } = deps
  return refusedOr(
    from.transaction(async (tx) => {
      await tx.rows('select from clients where id = $1 for update', [clientId])
      const begun = await findBegun(tx, clientId)
      if (!begun || begun.left_at !== null) return
      const rows = await readRows(tx)
      const underWay = await findUnderWay(tx, rows, clientId)
      if (underWay !== undefined) throw new Held(underWay)
      const missing = await bringAll(tx, deps, clientId)
      if (missing !== undefined) throw new Held(missing)
      const digest = await digestOf(tx, rows, clientId)
      await to.transaction((there) =>
        bringIn({ from: tx, to: there, rows, digest, clientId, begun, clock }),
      )
      onStep('copied')
      const at = clock.now()
      await leaveBooks(tx, rows, clientId, at)
      await dropRows(tx, rows, clientId, leaving)
      await tx.rows(
        `update sessions set ended_at = $2, ended_because = 'account_closed'
          where client_id = $1 and ended_at is null`,
        [clientId, iso(at)],
      )
      await tx.rows('update moved_clients set left_at = $2 where client_id = $1', [
        clientId,
        iso(at),
      ])
    }),
  )
}

type Bringing = {
  readonly from: Tx
  readonly to: Tx
  readonly rows: Rows
  readonly digest: Buffer
  readonly clientId: bigint
  readonly begun: Begun
  readonly clock: Clock
}

/** What an earlier run copied stays where nothing has changed since, and is made anew otherwise. */
async function bringIn({
  from,
  to,
  rows,
  digest,
  clientId,
  begun,
  clock,
}: Bringing): Promise<void> {
  const [came] = await to.rows<{ digest: Buffer }>(
    'select digest from arrived_clients where client_id = $1 for update',
    [clientId],
  )
  if (came?.digest.equals(digest)) return
  if (came) await removeCopy(to, rows, clientId)
  const early = await uncounted(from, to, clientId)
  if (early !== undefined) throw new Held(early)
  // Who is the first here: what they did was counted where they did it.
  const newest = await newestMovement(from, clientId)
  if (newest !== null) {
    await to.rows('insert into report_mark (through) values ($1) on conflict do nothing', [
      iso(later(newest, 1)),
    ])
  }
  const same = await findSame({ from, to, rows, clientId })
  await copyRows({ from, to, rows, same, clientId })
  await coverTrades(to, rows, clientId, begun.to_cell)
  const loose = await findLoose(to, rows, clientId)
  if (loose.length > 0)
    throw new Held(`the other cell does not have what they refer to: ${loose.join(', ')}`)
  await to.rows(
    'insert into arrived_clients (client_id, state, digest, came_at) values ($1, $2, $3, $4)',
    [clientId, begun.state, digest, iso(clock.now())],
  )
}

async function newestMovement(tx: Tx, clientId: bigint): Promise<Millis | null> {
  const rows = await tx.rows<{ at: Millis | null }>(
    `select max(j.at) as at from accounts a join journal j on j.client_account = a.id
      where a.client_id = $1`,
    [clientId],
  )
  return rows[0]?.at ?? null
}

async function removeCopy(to: Tx, rows: Rows, clientId: bigint): Promise<void> {
  await to.rows('delete from arrived_clients where client_id = $1', [clientId])
  await dropRows(to, rows, clientId, moving)
}

const filed = {
  documents: 'documents',
  deposit_receipts: 'receipts',
  conversation_pictures: 'conversations',
} as const

/** Pictures are sealed with keys that rows have: they are the same files there. */
async function bringAll(tx: Tx, { bringFiles }: MoveDeps, clientId: bigint) {
  const rows = await readRows(tx)
  for (const [table, folder] of Object.entries(filed)) {
    const named = await tx.rows<{ name: string }>(
      `select x.file_name as name from ${table} x
        where x.file_name is not null and ${rows.where(table, clientId)}`,
    )
    const missing =
      named.length > 0
        ? await bringFiles(
            folder,
            named.map(({ name }) => name),
          )
        : undefined
    if (missing !== undefined) return missing
  }
  return undefined
}

/** As they were: whoever was frozen is frozen there. */
function letIn({ to, clock }: MoveDeps, { clientId }: Move): Promise<void> {
  return to.transaction(async (tx) => {
    const opened = await tx.rows(
      `update arrived_clients set opened_at = $2
        where client_id = $1 and opened_at is null returning client_id`,
      [clientId, iso(clock.now())],
    )
    if (opened.length === 0) return
    await tx.rows(
      `update clients c set state = a.state from arrived_clients a
        where a.client_id = c.id and c.id = $1`,
      [clientId],
    )
  })
}

/** Undone, as long as they have not left; false where they have. */
export function takeBack({ from, to }: MoveDeps, { clientId }: Move): Promise<boolean> {
  return from.transaction(async (tx) => {
    const begun = await findBegun(tx, clientId)
    if (!begun || begun.left_at !== null) return false
    await to.transaction(async (there) => {
      const came = await there.rows('select from arrived_clients where client_id = $1', [clientId])
      if (came.length > 0) await removeCopy(there, await readRows(there), clientId)
    })
    await tx.rows('delete from moved_clients where client_id = $1', [clientId])
    await tx.rows('update clients set state = $2 where id = $1', [clientId, begun.state])
    return true
  })
}
