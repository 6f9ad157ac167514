// The results of a trial, for people.

import type { Result } from './make-trouble.ts'

const heads = [
  'fault',
  'gap s',
  'bare s',
  'socket s',
  'acked',
  'lost',
  'doubled',
  'wrong',
  'in it',
  'load',
]

export function linesOf(results: readonly Result[]): string[] {
  const rows = [heads, ...results.map(cellsOf)]
  const widths = heads.map((_, column) =>
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

function cellsOf(result: Result): string[] {
  const { name, gapMs, socketMs, bareSeconds, acked, lost, doubled, violations, ackedInIt, load } =
    result
  const counts = [acked, lost, doubled, violations].map(String)
  const [gap, bare] = [(gapMs / 1_000).toFixed(1), bareSeconds?.toFixed(1) ?? '']
  const socket = (socketMs / 1_000).toFixed(1)
  return [
    name,
    gap,
    bare,
    socket,
    ...counts,
    ackedInIt === undefined ? '' : String(ackedInIt),
    `${load}`,
  ]
}

export function problemsOf(results: readonly Result[]): string[] {
  return results.flatMap(({ name, problems }) => problems.map((it) => `${name}: ${it}`))
}
