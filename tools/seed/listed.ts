// A list of names that the operator of a made-up world loads: made up too, with the names of some
// of its clients, so that staff have to say who is who.

import { isRefusal } from '#kernel/refusal.ts'
import { minute } from '#kernel/time.ts'
import { decideHit } from '#server/identity/screening/decide-hit.ts'
import { listOpenHits } from '#server/identity/screening/list-hits.ts'
import { loadList } from '#server/identity/screening/load-list.ts'
import { type Sweep, screenSome } from '#server/identity/screening/screen-everybody.ts'
import { done, type World } from './world.ts'

/** One in so many of who lives there has the name of somebody listed, from the first on. */
const listedOneIn = 2

export async function screenAll(world: World): Promise<void> {
  const { clock, clients, identity } = world
  await clock.pass(minute)
  const named = clients.filter(({ number }) => number % listedOneIn === 0).slice(0, 12)
  const entries = named.map(
    ({ firstname, lastname, number }) =>
      `<sdnEntry><uid>${900_000 + number}</uid><firstName>${escaped(firstname)}</firstName>` +
      `<lastName>${escaped(lastname)}</lastName><sdnType>Individual</sdnType></sdnEntry>`,
  )
  const published = '<publshInformation><Publish_Date>09/18/2026</Publish_Date></publshInformation>'
  const bytes = Buffer.from(`<sdnList>${published}${entries.join('')}</sdnList>`)
  const by = await world.staff('compliance')
  done(await loadList(identity, { kind: 'ofac_sdn', bytes, by }))
  let sweep: Sweep | undefined
  do sweep = await screenSome(identity, sweep)
  while (sweep)
  await judgeHits(world)
}

/** Nearly always somebody else; every third is left for another day. */
async function judgeHits(world: World): Promise<void> {
  const { db, clock, identity } = world
  const hits = await listOpenHits(db)
  for (const [index, { id }] of hits.entries()) {
    if (index % 3 === 0) continue
    await clock.pass(minute)
    const verdict = index % 3 === 1 ? 'different' : 'same'
    const reason =
      verdict === 'same'
        ? 'The same name and the same year of birth.'
        : 'Born in another year, in another country.'
    const by = await world.staff('compliance')
    const decided = await decideHit(identity, id, { by, verdict, reason })
    if (isRefusal(decided)) throw new Error(decided.refused)
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
