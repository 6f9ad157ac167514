// What was tried, for people: one line for each time, and one for each fault of all its times.

import { median, percentile } from '../../percentile.ts'
import type { Tried } from './try-fault.ts'

export function triedLine({ fault, recoveryMs, longestMs, ackedInIt, problems, ...it }: Tried) {
  const { acked, reads, readsFailed, load, measured } = it
  return (
    `${fault}: acked ${acked} (${ackedInIt} in it), recovered in ${Math.round(recoveryMs)} ms, ` +
    `longest answer ${Math.round(longestMs)} ms, reads ${reads}, failed ${readsFailed}, ` +
    [`load ${load}`, ...(measured ? [measured] : []), ...problems].join('; ')
  )
}

const heads = ['fault', 'n', 'acked', 'lost', 'doubled', 'wrong', 'back ms p50/p95/max']
const more = ['longest answer ms', 'acked in it', 'reads failed in it', 'load']

/** A table as documents have it. */
export function rowLines(tried: readonly Tried[]): string[] {
  const names = [...new Set(tried.map(({ fault }) => fault))]
  const rows = names.map((name) => cellsOf(tried.filter(({ fault }) => fault === name)))
  const columns = [...heads, ...more]
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}

function cellsOf(times: readonly Tried[]): string[] {
  const sum = (of: (it: Tried) => number) => String(times.reduce((all, it) => all + of(it), 0))
  const back = times.map(({ recoveryMs }) => recoveryMs)
  const spread = [median(back), percentile(back, 0.95), percentile(back, 1)]
  const loads = times.map(({ load }) => load)
  return [
    times[0]?.fault ?? '',
    String(times.length),
    sum((it) => it.acked),
    sum((it) => it.lost),
    sum((it) => it.doubled),
    sum((it) => it.violations),
    spread.map(Math.round).join(' / '),
    String(Math.round(Math.max(...times.map(({ longestMs }) => longestMs)))),
    sum((it) => it.ackedInIt),
    `${sum((it) => it.readsFailed)} of ${sum((it) => it.reads)}`,
    `${Math.min(...loads)} to ${Math.max(...loads)}`,
  ]
}
