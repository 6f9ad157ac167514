// In Dutch: what the server says of the automated trader, by code.

import type { traderRefusals } from '#contract/client/trader-refusals.ts'
import type { traderSuccesses } from '#contract/client/trader-successes.ts'

export const refusals = {
  practice_closed: 'Een live installatie heeft geen oefenbeurs.',
  practice_not_open: 'Je hebt nog geen rekening op de oefenbeurs: open die eerst.',
  practice_keys_most:
    'Een rekening op de oefenbeurs heeft hooguit {limit} sleutels. Trek er eerst een in.',
  exchange_closed: 'Deze beurs wordt hier niet aangeboden.',
  exchange_silent: 'De beurs antwoordt op dit moment niet. Probeer het over een minuut opnieuw.',
  exchange_key_wrong:
    'De beurs accepteert deze sleutel niet. Hij kan verkeerd getypt zijn, ingetrokken, of van ' +
    'een andere beurs.',
  exchange_key_too_mighty:
    'Deze sleutel mag meer dan handelen en lezen: {rights}. We nemen er geen die kan opnemen of ' +
    'overboeken. Verwijder hem bij de beurs en maak er een die alleen kan handelen en lezen.',
  exchange_key_cannot_read:
    'Deze sleutel mag geen saldi en orders lezen, wat voor handelen nodig is: {rights}.',
  exchange_key_cannot_trade: 'Deze sleutel mag niet handelen: {rights}.',
  exchange_key_known: 'Deze sleutel wordt hier al gebruikt.',
  exchange_keys_most: 'Je kunt hooguit {limit} sleutels hebben. Verwijder er een.',
} as const satisfies Readonly<Record<keyof typeof traderRefusals, string>>

export const successes = {
  practice_opened: 'Je rekening op de oefenbeurs is geopend.',
  practice_key_made: 'Je sleutel is gemaakt. Waarmee hij ondertekent, zie je alleen nu.',
  practice_key_revoked: 'De sleutel is ingetrokken.',
  exchange_key_added: 'De sleutel is toegevoegd.',
  exchange_key_removed: 'De sleutel is verwijderd, en waarmee hij ondertekent gewist.',
} as const satisfies Readonly<Record<keyof typeof traderSuccesses, string>>
