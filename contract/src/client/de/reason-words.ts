// In German: why the system ended a deposit, took one back or froze an account, by code.

import type { Messages } from '../../shared/messages.ts'
import type { reasonWords as english } from '../reason-words.ts'

export const reasonWords: Messages<typeof english> = {
  coins_expired: 'Binnen eines Tages nach dem Ende des Kurses kam keine Zahlung.',
  coins_cancelled: 'Du hast sie aufgegeben, bevor etwas kam.',
  dust: 'Was kam, ist weniger wert als ein Cent.',
  reorged: 'Das Netzwerk hat die Zahlung zurückgenommen: sie gehört nicht mehr zu seiner Kette.',

  card_unfinished: 'Die Zahlung mit der Karte wurde nicht rechtzeitig abgeschlossen.',
  card_cancelled: 'Du hast sie aufgegeben, bevor sie bezahlt war.',
  card_not_taken:
    'Der Kartenanbieter hat nicht angenommen, was für die Karte eingegeben wurde. Es wurde ' +
    'nichts belastet.',
  declined: 'Die Bank der Karte hat die Zahlung abgelehnt.',
  insufficient_funds: 'Auf der Karte ist nicht genug Geld.',
  expired_card: 'Die Karte ist abgelaufen.',
  three_d_secure: 'Die Zahlung wurde bei der Bank nicht bestätigt (3-D Secure).',
  disputed: 'Die Kartenzahlung wurde angefochten.',

  deposit_reorged:
    'Eine Einzahlung von {$amount} wurde zurückgenommen. Das Netzwerk hat die Zahlung ' +
    'zurückgenommen: sie gehört nicht mehr zu seiner Kette.',
  deposit_disputed:
    'Eine Einzahlung von {$amount} wurde zurückgenommen. Die Kartenzahlung wurde angefochten.',
  deposit_reversed: 'Eine Einzahlung wurde zurückgenommen.',
}
