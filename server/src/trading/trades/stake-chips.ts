// Chips as whoever gives them out sees trading: from when until when a client may stake them, and
// what came of it.

import { listChipResults, saveChipTimes } from './chips.store.ts'

/** From its commit on orders are decided by it. The client has an account of chips. */
export const letStakeChips = saveChipTimes

export const chipResultsOf = listChipResults
