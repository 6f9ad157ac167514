// How long the automatic operator of a sandbox takes.

import { second } from '#kernel/time.ts'

/** After asking, and again after approving: long enough to see each state, or to cancel. */
export const demoWaitMs = 10 * second
