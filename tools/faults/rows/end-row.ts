// The program is asked to end under load, as a supervisor asks it, and started again. What was
// taken in is finished first, and soon.

import { openSandbox } from '../sandbox.ts'
import { type FaultsBy, named, type RowRun, type Tried, tryAll } from './try-fault.ts'
import { openWorld, type World } from './world.ts'

const endsWithinMs = 10_000

export const endFaults = ['asked to end', 'killed, as it is released'] as const

export async function tryEnds(run: RowRun): Promise<Tried[]> {
  const sandbox = await openSandbox([])
  try {
    const world = await openWorld(sandbox, { built: run.built })
    try {
      await world.program.start()
      await world.program.untilTrading()
      return await tryAll(world, named(faultsOf(world)), run)
    } finally {
      await world.close()
    }
  } finally {
    await sandbox.close()
  }
}

function faultsOf({ program }: World): FaultsBy<(typeof endFaults)[number]> {
  let ended = { ms: 0, code: 0 as number | null }
  return {
    'asked to end': {
      lastsMs: 0,
      strike: async () => {
        ended = await program.end()
        return program.start
      },
      look: async (isOver) => {
        if (isOver) return []
        return [
          ...(ended.ms > endsWithinMs ? [`it took ${Math.round(ended.ms)} ms to end`] : []),
          ...(ended.code === 0 ? [] : [`it ended with ${ended.code}`]),
        ]
      },
    },
    'killed, as it is released': {
      lastsMs: 0,
      strike: async () => {
        await program.kill()
        return program.start
      },
    },
  }
}
