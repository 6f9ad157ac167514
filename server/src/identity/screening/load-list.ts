// Staff load a list of names in the place of the one of its kind. It is read a little at a time, so
// that nobody waits for it who asks something else meanwhile.

import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ScreeningListKind } from '#contract/staff/screening.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaff } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { parseEurope } from './europe.ts'
import type { ParsedList } from './listed.ts'
import { keysOf, wordsOf } from './name.ts'
import { parseOfac } from './ofac.ts'
import { insertList, insertNames, type ListedName } from './screening.store.ts'

type LoadingDeps = { readonly db: Db; readonly clock: Clock }

type Loading = {
  readonly kind: ScreeningListKind
  readonly bytes: Buffer
  readonly by: Staff
}

const parsers = { ofac_sdn: parseOfac, eu_consolidated: parseEurope } as const

export async function loadList(
  { db, clock }: LoadingDeps,
  { kind, bytes, by }: Loading,
): Promise<'loaded' | KnownRefusal> {
  const list = await inTurns(parsers[kind](bytes.toString('utf8')))
  if (!list) return refuse('list_unreadable')
  const batches = await inTurns(batchesOf(list))
  const sha256 = createHash('sha256').update(bytes).digest()
  return db.transaction(async (tx) => {
    const staff = await admitStaff(tx, by, 'screening_list.load')
    if (isRefusal(staff)) return staff
    const counts = { people: list.people.length, names: batches.flat().length }
    const at = clock.now()
    const { version } = list
    const loaded = { kind, version, sha256, ...counts, loadedAt: at, loadedBy: staff.email }
    const id = await insertList(tx, loaded)
    if (id === undefined) return refuse('list_loaded')
    await insertAll(tx, id, batches)
    await recordEvent(tx, {
      at,
      clientId: null,
      actor: staff.actor,
      kind: 'screening_list_loaded',
      details: { list: kind, version, sha256: sha256.toString('hex'), ...counts },
    })
    return 'loaded' as const
  })
}

async function insertAll(tx: Tx, id: bigint, batches: readonly ListedName[][]): Promise<void> {
  for (const batch of batches) await insertNames(tx, id, batch)
}

const batchSize = 500

function* batchesOf({ people }: ParsedList): Generator<undefined, ListedName[][]> {
  const batches: ListedName[][] = []
  let batch: ListedName[] = []
  for (const { ref, names, born } of people) {
    for (const name of names) {
      const keys = keysOf(wordsOf(name))
      if (keys.length > 0) batch.push({ ref, name, born, keys })
    }
    if (batch.length < batchSize) continue
    batches.push(batch)
    batch = []
    yield undefined
  }
  return batch.length === 0 ? batches : [...batches, batch]
}

/** What else there is to do comes between any two steps. */
async function inTurns<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await nextTurn()
  }
}
