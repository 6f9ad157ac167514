// Holds a client's name against all lists, and keeps what is like it for staff to look at. The
// client is not told, as the law against money laundering forbids it: it is of the install's
// record.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { type Hit, likenesses, type NewHit, refuseListed } from './hit.ts'
import { keysOf, plainOf, wordsOf } from './name.ts'
import {
  insertHit,
  listHitsOf,
  loadCandidates,
  loadRound,
  noteScreened,
} from './screening.store.ts'

export type ScreeningDeps = { readonly clock: Clock; readonly random: Random }

export type Screened = {
  readonly clientId: ClientId
  readonly firstname: string
  readonly lastname: string
}

const nameOf = ({ firstname, lastname }: Screened) => `${firstname} ${lastname}`

/** Does nothing where no list was loaded. */
export async function screenClient(
  tx: Tx,
  client: Screened,
  { clock, random }: ScreeningDeps,
): Promise<void> {
  const round = await loadRound(tx)
  if (!round) return
  const { clientId } = client
  const clientName = nameOf(client)
  const at = clock.now()
  const keys = keysOf(wordsOf(clientName))
  const found = likenesses(clientName, await loadCandidates(tx, keys))
  for (const { kind, ref, name: listedName, born, score } of found) {
    const id = newUuid(at, random)
    const hit: NewHit = {
      id,
      clientId,
      kind,
      ref,
      listedName,
      born,
      clientName,
      score,
      foundAt: at,
    }
    if (!(await insertHit(tx, hit, plainOf(clientName)))) continue
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: 'system',
      kind: 'screening_hit_found',
      details: { client: String(clientId), hit: id, list: kind, ref, score },
    })
  }
  await noteScreened(tx, clientId, { round: round.id, at })
}

/** What was found under this name. */
export function hitsOf(tx: Tx, client: Screened): Promise<Hit[]> {
  return listHitsOf(tx, client.clientId, plainOf(nameOf(client)))
}

/** Whether this name keeps somebody from being identified. */
export async function refuseByName(tx: Tx, client: Screened): Promise<KnownRefusal | undefined> {
  return refuseListed(await hitsOf(tx, client))
}
