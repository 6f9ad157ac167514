// When React has nothing left to do. Under Node it works by turns of setImmediate, as many as a
// busy machine makes it take; a turn that comes when the page of its test file is gone fails the
// run ("window is not defined"). So turns are counted, and no test is over before its last.

import { afterEach, vi } from 'vitest'

// Node's own: this file is read before React, and before a test plays the clock.
const turn = globalThis.setImmediate
let waiting = 0

globalThis.setImmediate = Object.assign(
  (work: (...args: unknown[]) => void, ...args: unknown[]) => {
    waiting += 1
    return turn(() => {
      waiting -= 1
      work(...args)
    })
  },
  { __promisify__: turn.__promisify__ },
) as typeof setImmediate

/** Every turn begun, and every module asked for, has come to its end. */
export async function reactRests(): Promise<void> {
  await vi.dynamicImportSettled()
  do await new Promise<void>((resolve) => turn(resolve))
  while (waiting > 0)
}

// Registered before any test file's own, so it is the last of them to run.
afterEach(reactRests)
