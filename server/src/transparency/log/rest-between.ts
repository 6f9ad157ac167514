// How long to rest between rounds where more is waiting: trading goes first. On a busy machine what
// is late in the log is in it a little later.

import { cpus } from 'node:os'

/** Less of the machine idle while we worked: others need it. */
const idleLeast = 0.35
const restWhileBusy = 20

/** Call it before the work; what it gives says after it how long to rest, in milliseconds. */
export function restAfterwards(): () => number {
  const began = performance.now()
  const before = times()
  return () => {
    const worked = performance.now() - began
    const after = times()
    const all = after.all - before.all
    const isBusy = all > 0 && (after.idle - before.idle) / all < idleLeast
    return worked * (isBusy ? restWhileBusy : 1)
  }
}

/** Of all processors together. */
function times(): { readonly idle: number; readonly all: number } {
  const each = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    idle,
    all: user + nice + sys + idle + irq,
  }))
  const sum = (of: 'idle' | 'all') => each.reduce((total, one) => total + one[of], 0)
  return { idle: sum('idle'), all: sum('all') }
}
