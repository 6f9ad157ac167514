// When React has nothing left to do. Under Node it works by turns of setImmediate, as many as a
// busy machine makes it take; a turn that comes when the page of its test file is gone fails the
// run ("window is not defined"). So turns are counted, and no test is over before its last.

import { afterEach, vi } from 'vitest'

type Turns = { readonly own: typeof setImmediate; waiting: number }

// React takes what it finds when a worker first loads it, and keeps that for all files that come
// after; so this is read before React, and before a test plays the clock.
const worker = globalThis as { turns?: Turns }
worker.turns ??= countTurns()
const { turns } = worker

function countTurns(): Turns {
  const counted: Turns = { own: globalThis.setImmediate, waiting: 0 }
  const begin = (work: (...args: unknown[]) => void, ...args: unknown[]) => {
    counted.waiting += 1
    return counted.own(() => {
      counted.waiting -= 1
      work(...args)
    })
  }
  const { __promisify__ } = counted.own
  globalThis.setImmediate = Object.assign(begin, { __promisify__ }) as typeof setImmediate
  return counted
}

/** Every turn begun, and every module asked for, has come to its end. */
export async function reactRests(): Promise<void> {
  await vi.dynamicImportSettled()
  do await new Promise<void>((resolve) => turns.own(resolve))
  while (turns.waiting > 0)
}

// Registered before any test file's own, so it is the last of them to run.
afterEach(reactRests)
