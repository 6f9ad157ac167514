// Answers that must not tell by how long they took: they leave on the beat, however soon they were
// ready.

import { setTimeout as sleep } from 'node:timers/promises'

/** Long enough for all that an even answer does on an idle machine. */
export const beatMs = 250

const timer = {
  /** Milliseconds on a clock that only goes forward. */
  now: () => performance.now(),
  sleep: (ms: number): Promise<unknown> => sleep(ms),
}

/** Starts to count; the returned function waits for the next whole beat since then. */
export function startBeat({ now, sleep } = timer): () => Promise<unknown> {
  const began = now()
  return () => sleep(beatMs - ((now() - began) % beatMs))
}
