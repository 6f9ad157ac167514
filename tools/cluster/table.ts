// The results of a trial, for people.

import { median } from '../percentile.ts'
import { allSettled, type Result } from './make-trouble.ts'

type Column = {
  readonly head: string
  /** Of all the times of one fault, in order; nothing where there was nothing to measure. */
  readonly of: (times: readonly Result[]) => number | string | undefined
  /** Shown only where some result has it. */
  readonly isRare?: true
}

const columns: readonly Column[] = [
  { head: 'fault', of: ([first]) => first?.name },
  { head: 'n', of: ({ length }) => (length > 1 ? length : undefined), isRare: true },
  { head: 'gap s', of: (times) => seconds(times, ({ gapMs }) => gapMs) },
  {
    head: 'elsewhere s',
    of: (times) => seconds(times, ({ elsewhereMs }) => elsewhereMs),
    isRare: true,
  },
  { head: 'bare s', of: ([first]) => first?.bareSeconds?.toFixed(1) },
  { head: 'socket s', of: (times) => seconds(times, ({ socketMs }) => socketMs) },
  // All that were until then.
  { head: 'acked', of: (times) => most(times, ({ acked }) => acked) },
  { head: 'lost', of: (times) => most(times, ({ lost }) => lost) },
  { head: 'doubled', of: (times) => most(times, ({ doubled }) => doubled) },
  { head: 'wrong', of: (times) => most(times, ({ violations }) => violations) },
  { head: 'in it', of: (times) => most(times, ({ ackedInIt }) => ackedInIt) },
  { head: 'load', of: (times) => most(times, ({ load }) => load) },
]

type Figure = (result: Result) => number | undefined

function valuesOf(times: readonly Result[], of: Figure): number[] {
  return times.flatMap((result) => of(result) ?? [])
}

function most(times: readonly Result[], of: Figure): number | undefined {
  const values = valuesOf(times, of)
  return values.length === 0 ? undefined : Math.max(...values)
}

/** Of several times the median and the longest. */
function seconds(times: readonly Result[], of: Figure): string | undefined {
  const values = valuesOf(times, of)
  if (values.length === 0) return undefined
  const shown = (ms: number) => (ms / 1_000).toFixed(1)
  const longest = shown(Math.max(...values))
  return values.length === 1 ? longest : `${shown(median(values))}, ${longest}`
}

export function linesOf(results: readonly Result[]): string[] {
  const names = [...new Set(results.map(({ name }) => name))]
  const faults = names.map((name) => results.filter((result) => result.name === name))
  const shown = columns.filter(
    ({ of, isRare }) => !isRare || faults.some((times) => of(times) !== undefined),
  )
  const rows = [
    shown.map(({ head }) => head),
    ...faults.map((times) => shown.map(({ of }) => String(of(times) ?? ''))),
  ]
  const widths = shown.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  return rows.map((cells) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  '),
  )
}

export type Outcome = { readonly isGood: boolean; readonly lines: readonly string[] }

/** `planned`: so many faults were to be tried. Of those that were not, nothing is known. */
export function outcomeOf(results: readonly Result[], planned: number): Outcome {
  const problems = results.flatMap(({ name, problems }) => problems.map((it) => `${name}: ${it}`))
  const tried = results.filter(({ name }) => name !== allSettled).length
  const isWhole = tried === planned
  const isSound = problems.length === 0 && tried > 0
  return {
    isGood: isWhole && isSound,
    lines: [
      ...problems,
      ...(isWhole ? [] : [`Ended early: ${tried} of ${planned} faults were tried.`]),
      ...(isSound ? ['Nothing was lost, doubled or left wrong.'] : []),
    ],
  }
}
