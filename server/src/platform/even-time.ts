// Answers that must not tell by how long they took: they leave on the beat, however soon they were
// ready.

import { setTimeout as sleep } from 'node:timers/promises'

/** Long enough for all that an even answer does on an idle machine. */
export const beatMs = 250

/** Starts to count; the returned function waits for the next whole beat since then. */
export function startBeat(): () => Promise<void> {
  const began = performance.now()
  return () => sleep(beatMs - ((performance.now() - began) % beatMs))
}
