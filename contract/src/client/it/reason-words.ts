// In Italian: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'Non è arrivato nessun pagamento entro un giorno dalla fine del cambio.',
  coins_cancelled: 'Ci hai rinunciato prima che arrivasse qualcosa.',
  dust: 'Ciò che è arrivato vale meno di un centesimo.',
  reorged: 'La rete ha stornato il pagamento: non fa più parte della sua catena.',

  card_unfinished: 'Il pagamento con carta non è stato concluso in tempo.',
  card_cancelled: 'Ci hai rinunciato prima che fosse pagato.',
  card_not_taken:
    'Il fornitore delle carte non ha accettato ciò che è stato digitato per la carta. Non è ' +
    'stato addebitato niente.',
  declined: 'La banca della carta ha negato il pagamento.',
  insufficient_funds: 'Sulla carta non c’è abbastanza denaro.',
  expired_card: 'La carta è scaduta.',
  three_d_secure: 'Il pagamento non è stato confermato con la banca (3-D Secure).',
  disputed: 'Il pagamento con carta è stato contestato.',

  deposit_reorged:
    'Un deposito di {$amount} è stato stornato. La rete ha stornato il pagamento: non fa più ' +
    'parte della sua catena.',
  deposit_disputed:
    'Un deposito di {$amount} è stato stornato. Il pagamento con carta è stato contestato.',
  deposit_reversed: 'Un deposito è stato stornato.',
}
