// One cell of the benchmark of cells: a PostgreSQL and lanes of its own. It trades when it is told
// to, and says what that cost.

import { once } from 'node:events'
import { type CellCost, Turn } from './cell-parts.ts'
import { costOf } from './cost.ts'
import { accept, openDesk, openDue, settle } from './trading.ts'
import { buildWorld } from './world.ts'

const world = await buildWorld()
const desk = openDesk(world)
const { clients } = world
// Code is compiled, and clients are known.
await accept(desk, { clients, seconds: 'in turn' })
process.on('message', (message) => void take(Turn.parse(message)))
process.send?.({ isReady: true })
await once(process, 'disconnect')
await desk.close()
await world.close()
process.exit()

async function take({ seconds, due }: Turn): Promise<void> {
  const accepting = await costOf(
    world,
    () => accept(desk, { clients, seconds }),
    ({ count }) => count,
  )
  const ends = await openDue(desk, clients, due)
  const settling = await costOf(
    world,
    () => settle(desk, ends),
    () => ends.length,
  )
  const cost: CellCost = {
    accepted: accepting.done.count,
    acceptUs: accepting.cost.nodeUs + accepting.cost.postgresUs,
    settled: ends.length,
    settleUs: settling.cost.nodeUs + settling.cost.postgresUs,
  }
  process.send?.(cost)
}
