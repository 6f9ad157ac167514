// In Polish: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'W ciągu dnia po wygaśnięciu kursu nie przyszła żadna płatność.',
  coins_cancelled: 'Zrezygnowano z niej, zanim cokolwiek przyszło.',
  dust: 'To, co przyszło, jest warte mniej niż cent.',
  reorged: 'Sieć cofnęła płatność: nie jest już częścią jej łańcucha.',

  card_unfinished: 'Płatności kartą nie dokończono na czas.',
  card_cancelled: 'Zrezygnowano z niej, zanim została opłacona.',
  card_not_taken: 'Dostawca kart nie przyjął tego, co wpisano dla karty. Nic nie obciążono.',
  declined: 'Bank karty odmówił płatności.',
  insufficient_funds: 'Na karcie jest za mało pieniędzy.',
  expired_card: 'Karta straciła ważność.',
  three_d_secure: 'Płatności nie potwierdzono w banku (3-D Secure).',
  disputed: 'Płatność kartą zakwestionowano.',

  deposit_reorged:
    'Cofnięto wpłatę {$amount}. Sieć cofnęła płatność: nie jest już częścią jej łańcucha.',
  deposit_disputed: 'Cofnięto wpłatę {$amount}. Płatność kartą zakwestionowano.',
  deposit_reversed: 'Cofnięto wpłatę.',
}
