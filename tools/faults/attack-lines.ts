// What a person reads of the attacks: a table, and each goal that was missed with its figure.

import { goals, type Trial } from './attack-trial.ts'

const columns: readonly (readonly [name: string, of: (trial: Trial) => string])[] = [
  ['attack', ({ attack }) => attack],
  ['asked', ({ asked }) => String(asked)],
  ['hung up on', ({ closed }) => String(closed)],
  ['others waited p99, ms', ({ p99Ms }) => p99Ms.toFixed(0)],
  ['longest, ms', ({ stallMs }) => stallMs.toFixed(0)],
  ['not answered', ({ failures }) => String(failures)],
  ['trades', ({ trades }) => String(trades)],
  ['peak MB', ({ peakMb }) => peakMb.toFixed(0)],
  ['load', ({ load }) => load.toFixed(1)],
  ['ended', ({ deaths }) => String(deaths)],
]

export function trialLines(trials: readonly Trial[]): string[] {
  return [
    `| ${columns.map(([name]) => name).join(' | ')} |`,
    `|${' --- |'.repeat(columns.length)}`,
    ...trials.map((trial) => `| ${columns.map(([, of]) => of(trial)).join(' | ')} |`),
  ]
}

export function isMissed({ stallMs, peakMb, deaths }: Trial): boolean {
  return stallMs > goals.stallMs || peakMb > goals.peakMb || deaths > 0
}

export function missedLine({ attack, stallMs, peakMb, deaths }: Trial): string {
  return (
    `missed by "${attack}": longest ${stallMs.toFixed(0)} ms (goal ${goals.stallMs}), peak ` +
    `${peakMb.toFixed(0)} MB (goal ${goals.peakMb})${deaths > 0 ? ', and the server ended' : ''}`
  )
}
