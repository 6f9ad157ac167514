// What a run of the faults consists of, at which size: first the defects that the harness has to
// notice, since one that notices nothing proves nothing; then the product itself.

import { type KillFigures, killUnderLoad, type Target } from './kills.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'
import {
  killAtStatements,
  phases,
  type Scenario,
  type StatementFigures,
  scenarios,
} from './statements.ts'

export type Size = {
  readonly serverKills: number
  readonly postgresKills: number
  /** Of the server and all of PostgreSQL in the same instant. */
  readonly bothKills: number
  /** All ways to die at each statement, or one of them in turn. */
  readonly isEveryPhase: boolean
}

export const sizes = {
  full: { serverKills: 500, postgresKills: 100, bothKills: 30, isEveryPhase: true },
  suite: { serverKills: 4, postgresKills: 3, bothKills: 1, isEveryPhase: false },
} as const satisfies Record<string, Size>

export type Report = {
  readonly defects: Readonly<Record<DefectName, Noticed>>
  readonly statements: StatementFigures
  readonly server: KillFigures
  readonly postgres: KillFigures
  readonly both: KillFigures
}

export const partNames = ['defects', 'statements', 'server', 'postgres', 'both'] as const
export type PartName = (typeof partNames)[number]

/** Kills until it was noticed, and what was; nothing when it was not. */
export type Noticed = { readonly kills: number; readonly problems: readonly string[] }

export const defectNames = ['split', 'unguarded', 'asynchronous'] as const
export type DefectName = (typeof defectNames)[number]

export type Run = { readonly seed: number; readonly log: (line: string) => void }
type PlannedRun = Run & { readonly parts: readonly PartName[] }
/** Told of each part as it is done. */
export type Told = (part: Partial<Report>) => void

/** Kills of PostgreSQL take turns between the ways it can die. */
const postgresTargets: readonly Target[] = ['backend', 'postmaster', 'postgres']
const asyncKillsMax = 12
const checkEvery = 25

/** Those parts of a run that are asked for. */
export async function runFaults(size: Size, run: PlannedRun, told: Told): Promise<Partial<Report>> {
  const { parts } = run
  const sandbox = await openSandbox(['engine', 'server'])
  const report: { -readonly [Part in keyof Report]?: Report[Part] } = {}
  const tell = (part: Partial<Report>) => {
    Object.assign(report, part)
    told(part)
  }
  try {
    if (parts.includes('defects')) tell({ defects: await runDefects(sandbox, run) })
    if (parts.includes('statements')) tell({ statements: await runStatements(sandbox, size) })
    if (parts.includes('server')) tell({ server: await runServerKills(sandbox, size, run) })
    if (parts.includes('postgres')) tell({ postgres: await runPostgresKills(sandbox, size, run) })
    if (parts.includes('both')) tell({ both: await runKillsOfBoth(sandbox, size, run) })
    return report
  } finally {
    await sandbox.close()
  }
}

export async function runDefects(sandbox: Sandbox, run: Run): Promise<Report['defects']> {
  return {
    split: await atStatements(sandbox, 'split', 'settle'),
    unguarded: await atStatements(sandbox, 'unguarded', 'settle'),
    asynchronous: await asynchronous(sandbox, run),
  }
}

/** Payouts and their covers in transactions of their own; a settlement that looks at nothing. */
async function atStatements(
  sandbox: Sandbox,
  defect: 'split' | 'unguarded',
  scenario: Scenario,
): Promise<Noticed> {
  return killAtStatements(sandbox, {
    defect,
    scenarios: [scenario],
    phasesAt: () => ['half', 'after'],
  })
}

/** Commits that are told before they are on disk: only the journal can notice what is lost. */
async function asynchronous(sandbox: Sandbox, run: Run): Promise<Noticed> {
  const targets = Array.from({ length: asyncKillsMax }, (): Target => 'postgres')
  const options = { ...run, targets, checkEvery: 1, isAsync: true }
  const { kills, verdict } = await killUnderLoad(sandbox, options)
  return { kills, problems: verdict.problems }
}

export function runStatements(sandbox: Sandbox, size: Size): Promise<StatementFigures> {
  return killAtStatements(sandbox, {
    scenarios,
    defect: null,
    phasesAt: (number) => {
      const phase = phases[number % phases.length]
      return size.isEveryPhase || !phase ? phases : [phase]
    },
  })
}

export function runServerKills(sandbox: Sandbox, size: Size, run: Run): Promise<KillFigures> {
  const targets = Array.from({ length: size.serverKills }, (): Target => 'server')
  return killUnderLoad(sandbox, { ...run, targets, checkEvery, isAsync: false })
}

export function runPostgresKills(sandbox: Sandbox, size: Size, run: Run): Promise<KillFigures> {
  const targets = Array.from({ length: size.postgresKills }, (_, index): Target => {
    return postgresTargets[index % postgresTargets.length] ?? 'postgres'
  })
  return killUnderLoad(sandbox, { ...run, targets, checkEvery, isAsync: false })
}

export function runKillsOfBoth(sandbox: Sandbox, size: Size, run: Run): Promise<KillFigures> {
  const targets = Array.from({ length: size.bothKills }, (): Target => 'both')
  return killUnderLoad(sandbox, { ...run, targets, checkEvery, isAsync: false })
}
