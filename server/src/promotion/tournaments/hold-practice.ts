// Practice tournaments of a sandbox: each hour one is there, whoever comes.

import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { practiceTerms, practiceTimes } from './tournament.ts'
import { insertTournament } from './tournaments.store.ts'

type Deps = { readonly db: Db; readonly clock: Clock; readonly random: Random }

/** How many were made that were not there yet. */
export async function holdPractice({ db, clock, random }: Deps): Promise<number> {
  const now = clock.now()
  let made = 0
  for (const times of practiceTimes(now)) {
    const tournament = { ...practiceTerms, ...times, id: newUuid(now, random) }
    if (await insertTournament(db, tournament, { at: now, by: null })) made += 1
  }
  return made
}
