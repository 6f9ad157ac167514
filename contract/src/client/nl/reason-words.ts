// In Dutch: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'Binnen een dag na het einde van de koers kwam er geen betaling.',
  coins_cancelled: 'Je liet de storting vervallen voordat er iets kwam.',
  dust: 'Wat er kwam, is minder waard dan een cent.',
  reorged: 'Het netwerk nam de betaling terug: ze hoort niet meer bij zijn keten.',

  card_unfinished: 'De betaling met de kaart werd niet op tijd afgerond.',
  card_cancelled: 'Je liet de storting vervallen voordat ze was betaald.',
  card_not_taken:
    'De kaartaanbieder nam niet aan wat voor de kaart was getypt. Er is niets in rekening ' +
    'gebracht.',
  declined: 'De bank van de kaart heeft de betaling geweigerd.',
  insufficient_funds: 'Er staat niet genoeg geld op de kaart.',
  expired_card: 'De kaart is verlopen.',
  three_d_secure: 'De betaling is niet bij de bank bevestigd (3-D Secure).',
  disputed: 'De betaling met de kaart is betwist.',

  deposit_reorged:
    'Een storting van {$amount} is teruggenomen. Het netwerk nam de betaling terug: ze hoort ' +
    'niet meer bij zijn keten.',
  deposit_disputed:
    'Een storting van {$amount} is teruggenomen. De betaling met de kaart is betwist.',
  deposit_reversed: 'Een storting is teruggenomen.',
}
