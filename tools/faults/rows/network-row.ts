// The network between clients and the program, and between the program and PostgreSQL, slow, torn,
// dead and narrow.

import { present } from '#kernel/assert.ts'
import { openSandbox, type Sandbox } from '../sandbox.ts'
import type { Weather } from './line.ts'
import { type HeldLine, holdLine } from './lines.ts'
import { type Fault, type RowRun, type Tried, tryAll } from './try-fault.ts'
import { openWorld } from './world.ts'

type Spell = { readonly what: string; readonly lastsMs: number; readonly weather: Weather }

const spells: readonly Spell[] = [
  { what: '200 ms each way', lastsMs: 8_000, weather: { kind: 'late', ms: 200 } },
  { what: '5 % of messages tear', lastsMs: 8_000, weather: { kind: 'torn', share: 0.05 } },
  { what: 'dead for 30 s', lastsMs: 30_000, weather: { kind: 'dead' } },
  { what: '64 kB/s', lastsMs: 8_000, weather: { kind: 'narrow', bytesPerSecond: 64_000 } },
]

const others = ['PostgreSQL', 'clients'] as const
type Other = (typeof others)[number]

const nameOf = (other: Other, { what }: Spell) => `network to ${other}: ${what}`
export const networkFaults = others.flatMap((other) => spells.map((it) => nameOf(other, it)))

export async function tryNetwork(run: RowRun): Promise<Tried[]> {
  const sandbox = await openSandbox(['rows/line'])
  try {
    return await onLines(sandbox, run)
  } finally {
    await sandbox.close()
  }
}

async function onLines(sandbox: Sandbox, run: RowRun): Promise<Tried[]> {
  const lines: Partial<Record<Other, HeldLine>> = {}
  const world = await openWorld(sandbox, {
    built: run.built,
    databaseUrl: async ({ user, password, database, host, port }) => {
      const line = await holdLine(sandbox, { path: `${host}/.s.PGSQL.${port}` }, run.seed)
      lines.PostgreSQL = line
      return `postgres://${user}:${password}@127.0.0.1:${line.port}/${database}`
    },
    before: async (port) => {
      const line = await holdLine(sandbox, { port }, run.seed + 1)
      lines.clients = line
      return line.port
    },
  })
  try {
    await world.program.start()
    await world.program.untilTrading()
    return await tryAll(
      world,
      others.flatMap((other) => {
        const line = present(lines[other], 'a line')
        return spells.map((spell) => faultOf(other, line, spell))
      }),
      run,
    )
  } finally {
    await world.close()
  }
}

function faultOf(other: Other, line: HeldLine, spell: Spell): Fault {
  return {
    name: nameOf(other, spell),
    lastsMs: spell.lastsMs,
    strike: async () => {
      await line.setWeather(spell.weather)
      return () => line.setWeather({ kind: 'fair' })
    },
  }
}
