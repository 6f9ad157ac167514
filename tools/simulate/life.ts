// One life of the simulated install, from an opening to a crash or an orderly end: its time goes on
// only when it is told to, and its timers fire in the order of their instants. What is over does
// nothing more: its timers are forgotten, and whatever it still waits for never comes.

import { AsyncLocalStorage } from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'
import promised, { setImmediate as turn } from 'node:timers/promises'
import { later, type Millis } from '#kernel/time.ts'

/** The install's clock, which goes on through all lives, and while nobody lives. */
export type Instant = { now: Millis }

export type Life = {
  readonly instant: Instant
  readonly timers: Set<SimulatedTimer>
  isOver: boolean
  /** Resolves when it is over. */
  readonly death: Promise<void>
  readonly end: () => void
  /** Timers that were set so far: of two that are due at once, the older one fires first. */
  set: number
}

const living = new AsyncLocalStorage<Life | undefined>()

export function newLife(instant: Instant): Life {
  let died = () => {}
  const death = new Promise<void>((resolve) => {
    died = resolve
  })
  const life: Life = {
    instant,
    timers: new Set(),
    isOver: false,
    death,
    end: () => {
      life.isOver = true
      life.timers.clear()
      died()
    },
    set: 0,
  }
  return life
}

/** Does what the install does. */
export function inside<T>(life: Life, work: () => T): T {
  return living.run(life, work)
}

/** Does what the world around it does, such as PostgreSQL's driver: in real time. */
export function outside<T>(work: () => T): T {
  return living.run(undefined, work)
}

/** What somebody waits for whose life is over. */
export function never<T>(): Promise<T> {
  return new Promise(() => {})
}

/** Lets all that is ready in this process be done, so many times over. */
export async function letTurn(times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1) await turn()
}

export function nextDue({ timers }: Life): Millis | undefined {
  return earliest(timers)?.due
}

/** Fires the timer that is due first; the clock never goes back. Returns the instant it was for. */
export function fireNext(life: Life): Millis | undefined {
  const timer = earliest(life.timers)
  if (!timer) return undefined
  if (timer.due > life.instant.now) life.instant.now = timer.due
  const { due } = timer
  timer.fire()
  return due
}

function earliest(timers: Iterable<SimulatedTimer>): SimulatedTimer | undefined {
  let first: SimulatedTimer | undefined
  for (const timer of timers) {
    if (!first || timer.due < first.due || (timer.due === first.due && timer.nr < first.nr)) {
      first = timer
    }
  }
  return first
}

/** What `setTimeout` gives inside of a life. */
class SimulatedTimer {
  due: Millis
  nr: number
  private readonly life: Life
  private readonly work: () => void
  private readonly everyMs: number | undefined

  constructor(life: Life, work: () => void, ms: number, isRepeated: boolean) {
    this.life = life
    this.work = work
    this.everyMs = isRepeated ? ms : undefined
    this.due = later(life.instant.now, ms)
    life.set += 1
    this.nr = life.set
    if (!life.isOver) life.timers.add(this)
  }

  fire(): void {
    this.life.timers.delete(this)
    if (this.life.isOver) return
    if (this.everyMs !== undefined) {
      this.due = later(this.life.instant.now, this.everyMs)
      this.life.timers.add(this)
    }
    inside(this.life, this.work)
  }

  close(): void {
    this.life.timers.delete(this)
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}

type Timers = Pick<
  typeof globalThis,
  'setTimeout' | 'setInterval' | 'clearTimeout' | 'clearInterval'
>

/**
 * From here on timers that are set inside of a life are the life's; all others are as ever.
 * Returns what undoes it.
 */
export function simulateTimers(): () => void {
  const real: Timers = { setTimeout, setInterval, clearTimeout, clearInterval }
  const realSleep = promised.setTimeout
  const realCounter = performance.now
  const setting = (set: typeof setTimeout | typeof setInterval, isRepeated: boolean) =>
    function simulated(work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      const life = living.getStore()
      if (!life) return Reflect.apply(set, globalThis, [work, ms, ...args])
      return new SimulatedTimer(life, () => work(...args), wholeMs(ms), isRepeated)
    }
  const clearing = (clear: typeof clearTimeout | typeof clearInterval) => (timer: unknown) => {
    if (timer instanceof SimulatedTimer) timer.close()
    else Reflect.apply(clear, globalThis, [timer])
  }
  Object.assign(globalThis, {
    setTimeout: Object.assign(setting(real.setTimeout, false), real.setTimeout),
    setInterval: setting(real.setInterval, true),
    clearTimeout: clearing(real.clearTimeout),
    clearInterval: clearing(real.clearInterval),
  })
  promised.setTimeout = sleeping(realSleep)
  syncBuiltinESMExports()
  performance.now = () => {
    const life = living.getStore()
    return life ? life.instant.now : Reflect.apply(realCounter, performance, [])
  }
  return () => {
    Object.assign(globalThis, real)
    promised.setTimeout = realSleep
    syncBuiltinESMExports()
    performance.now = realCounter
  }
}

type Sleep = typeof promised.setTimeout

function sleeping(real: Sleep): Sleep {
  return (ms, value, options) => {
    const life = living.getStore()
    if (!life) return real(ms, value, options)
    const signal = options?.signal
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const end = () => {
        signal?.removeEventListener('abort', abort)
        resolve(value as never)
      }
      const timer = new SimulatedTimer(life, end, wholeMs(ms), false)
      const abort = () => {
        timer.close()
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abort, { once: true })
    })
  }
}

/** As Node takes it. */
function wholeMs(ms: number | undefined): number {
  return Math.max(1, Math.trunc(ms ?? 1))
}
