// Whether a client is in a tournament whose result is not out.

import { findOther } from './entries.store.ts'

/** When it ends; null: they are in none. */
export const runningUntil = findOther
