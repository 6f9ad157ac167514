// In French: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'Aucun paiement n’est venu dans le jour qui a suivi la fin du taux.',
  coins_cancelled: 'Vous l’avez abandonné avant que quoi que ce soit vienne.',
  dust: 'Ce qui est venu vaut moins d’un cent.',
  reorged: 'Le réseau a repris le paiement : il ne fait plus partie de sa chaîne.',

  card_unfinished: 'Le paiement par carte n’a pas été terminé à temps.',
  card_cancelled: 'Vous l’avez abandonné avant qu’il soit payé.',
  card_not_taken:
    'Le prestataire de cartes n’a pas pris ce qui a été saisi pour la carte. Rien n’a été débité.',
  declined: 'La banque de la carte a décliné le paiement.',
  insufficient_funds: 'Il n’y a pas assez d’argent sur la carte.',
  expired_card: 'La carte a expiré.',
  three_d_secure: 'Le paiement n’a pas été confirmé auprès de la banque (3-D Secure).',
  disputed: 'Le paiement par carte a été contesté.',

  deposit_reorged:
    'Un dépôt de {$amount} a été repris. Le réseau a repris le paiement : il ne fait plus ' +
    'partie de sa chaîne.',
  deposit_disputed: 'Un dépôt de {$amount} a été repris. Le paiement par carte a été contesté.',
  deposit_reversed: 'Un dépôt a été repris.',
}
