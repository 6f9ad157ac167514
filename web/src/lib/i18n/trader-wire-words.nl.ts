// In Dutch: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'Een live installatie heeft geen oefenbeurs.',
  practice_not_open: 'Je hebt nog geen rekening op de oefenbeurs: open die eerst.',
  practice_keys_most:
    'Een rekening op de oefenbeurs heeft hooguit {limit} sleutels. Trek er eerst een in.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'Je rekening op de oefenbeurs is geopend.',
  practice_key_made: 'Je sleutel is gemaakt. Waarmee hij ondertekent, zie je alleen nu.',
  practice_key_revoked: 'De sleutel is ingetrokken.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
