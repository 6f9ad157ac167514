// The rows of faults that are tried on the released program, each a group of faults that need the
// same surroundings.

import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../sandbox.ts'
import { clockFaults, tryClocks } from './clock-row.ts'
import { diskFaults, tryDisks } from './disk-row.ts'
import { endFaults, tryEnds } from './end-row.ts'
import { networkFaults, tryNetwork } from './network-row.ts'
import { outageFaults, tryOutages } from './outage-row.ts'
import { buildProgram } from './program.ts'
import { soakFaults, trySoak } from './soak-row.ts'
import type { RowRun, Tried } from './try-fault.ts'

export type Row = (run: RowRun) => Promise<readonly Tried[]>

const rows = {
  network: { tryRow: tryNetwork, faults: networkFaults },
  disk: { tryRow: tryDisks, faults: diskFaults },
  clock: { tryRow: tryClocks, faults: clockFaults },
  outage: { tryRow: tryOutages, faults: outageFaults },
  end: { tryRow: tryEnds, faults: endFaults },
  soak: { tryRow: trySoak, faults: soakFaults },
} satisfies Readonly<Record<string, { readonly tryRow: Row; readonly faults: readonly string[] }>>

export type RowName = keyof typeof rows
export const isRowName = (name: string): name is RowName => name in rows
export const rowNames = Object.keys(rows).filter(isRowName)

export function faultsOfRows(names: readonly RowName[]): readonly string[] {
  return names.flatMap((name) => rows[name].faults)
}

type RowsRun = Omit<RowRun, 'built' | 'only'> & {
  readonly times: number
  /** Of the faults of these rows, those of these names. */
  readonly only: readonly string[]
}

export async function runRows(
  names: readonly RowName[],
  { times, seed, ...run }: RowsRun,
): Promise<Tried[]> {
  const folder = await mkdtemp(join(projectRoot, 'node_modules/.faults-'))
  try {
    const built = await buildProgram(join(folder, 'program'))
    const tried: Tried[] = []
    for (const name of names) {
      if (!faultsOfRows([name]).some((fault) => run.only.includes(fault))) continue
      for (let time = 0; time < times; time += 1) {
        tried.push(...(await rows[name].tryRow({ ...run, built, seed: seed + 10 * time })))
      }
    }
    return tried
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
