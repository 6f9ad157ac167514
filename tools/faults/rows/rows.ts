// The rows of faults that are tried on the released program, each a group of faults that need the
// same surroundings.

import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../sandbox.ts'
import { tryClocks } from './clock-row.ts'
import { tryDisks } from './disk-row.ts'
import { tryEnds } from './end-row.ts'
import { tryNetwork } from './network-row.ts'
import { tryOutages } from './outage-row.ts'
import { buildProgram } from './program.ts'
import { trySoak } from './soak-row.ts'
import type { RowRun, Tried } from './try-fault.ts'

export type Row = (run: RowRun) => Promise<readonly Tried[]>

const rows = {
  network: tryNetwork,
  disk: tryDisks,
  clock: tryClocks,
  outage: tryOutages,
  end: tryEnds,
  soak: trySoak,
} satisfies Readonly<Record<string, Row>>

export type RowName = keyof typeof rows
export const isRowName = (name: string): name is RowName => name in rows
export const rowNames = Object.keys(rows).filter(isRowName)

export async function runRows(
  names: readonly RowName[],
  { times, seed, ...run }: { readonly times: number } & Omit<RowRun, 'built'>,
): Promise<Tried[]> {
  const folder = await mkdtemp(join(projectRoot, 'node_modules/.faults-'))
  try {
    const built = await buildProgram(join(folder, 'program'))
    const tried: Tried[] = []
    for (const name of names) {
      for (let time = 0; time < times; time += 1) {
        tried.push(...(await rows[name]({ ...run, built, seed: seed + 10 * time })))
      }
    }
    return tried
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
