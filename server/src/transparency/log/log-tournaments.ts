// Logs what was stated of tournaments that were held: the hash of a text that whoever asks gets
// signed. The text names nobody.

import { createHash } from 'node:crypto'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { Outage } from '#server/platform/outage.ts'
import { appendEntries } from './append-entries.ts'
import { keyStatesOf, proverOf } from './prove-entry.ts'
import type { Signer } from './sign-note.ts'
import { findStated, insertTournament, listUnlogged } from './tournaments.store.ts'

const atOnce = 100

/** What is signed, and hashed: its first line says of what it is. */
export function resultText(statement: string): string {
  return `truestrike/tournament/v1\n${statement}`
}

/** True: there may be more. */
export async function logTournaments(tx: Tx): Promise<boolean> {
  const stated = await listUnlogged(tx, atOnce)
  if (stated.length === 0) return false
  const first = await appendEntries(
    tx,
    stated.map(({ id, endedAt, statement }) => {
      const sha256 = createHash('sha256').update(resultText(statement)).digest('hex')
      return JSON.stringify({ kind: 'tournament', id, ended_at: iso(endedAt), sha256 })
    }),
  )
  for (const [place, { id }] of stated.entries()) await insertTournament(tx, id, first + place)
  return stated.length === atOnce
}

type Wanted = { readonly id: string; readonly signer: () => Promise<Signer | undefined> }

/** Undefined where no result of such a tournament was stated. */
export async function signResult(tx: Tx, { id, signer: find }: Wanted) {
  const found = await findStated(tx, id)
  if (!found) return undefined
  const signer = await find()
  if (!signer) throw new Outage('nobody signs yet')
  const proved = found.nr === null ? null : await (await proverOf(tx))(found.nr)
  return {
    format: 'truestrike/tournament/v1' as const,
    ...(await keyStatesOf(tx)),
    note: signer.note(resultText(found.statement)),
    entry: proved?.entry ?? null,
    proof: proved?.proof ?? null,
  }
}
