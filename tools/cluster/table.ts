// The results of a trial, for people.

import type { Result } from './make-trouble.ts'

type Column = {
  readonly head: string
  /** Nothing where there was nothing to measure. */
  readonly of: (result: Result) => number | string | undefined
  /** Shown only where some result has it. */
  readonly isRare?: true
}

const columns: readonly Column[] = [
  { head: 'fault', of: ({ name }) => name },
  { head: 'gap s', of: ({ gapMs }) => seconds(gapMs) },
  { head: 'elsewhere s', of: ({ elsewhereMs }) => seconds(elsewhereMs), isRare: true },
  { head: 'bare s', of: ({ bareSeconds }) => bareSeconds?.toFixed(1) },
  { head: 'socket s', of: ({ socketMs }) => seconds(socketMs) },
  { head: 'acked', of: ({ acked }) => acked },
  { head: 'lost', of: ({ lost }) => lost },
  { head: 'doubled', of: ({ doubled }) => doubled },
  { head: 'wrong', of: ({ violations }) => violations },
  { head: 'in it', of: ({ ackedInIt }) => ackedInIt },
  { head: 'load', of: ({ load }) => load },
]

function seconds(ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : (ms / 1_000).toFixed(1)
}

export function linesOf(results: readonly Result[]): string[] {
  const shown = columns.filter(
    ({ of, isRare }) => !isRare || results.some((result) => of(result) !== undefined),
  )
  const rows = [
    shown.map(({ head }) => head),
    ...results.map((result) => shown.map(({ of }) => String(of(result) ?? ''))),
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

export function problemsOf(results: readonly Result[]): string[] {
  return results.flatMap(({ name, problems }) => problems.map((it) => `${name}: ${it}`))
}
