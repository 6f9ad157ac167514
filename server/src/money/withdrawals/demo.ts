// What the automatic operator of a sandbox is known by, and how long it takes.

import { second } from '#kernel/time.ts'

/** No mail reaches such an address. */
export const demoOperatorEmail = 'demo-operator@sandbox.invalid'

/** After asking, and again after approving: long enough to see each state, or to cancel. */
export const demoWaitMs = 10 * second
