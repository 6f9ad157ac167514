// In German: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

export const cancelWithdrawal: Messages<typeof english> = {
  title: 'Auszahlung stornieren',
  lead: 'Diese Auszahlung wurde auf deinem Konto beantragt:',
  amount: 'Betrag',
  to: 'An',
  asked: 'Beantragt',
  text:
    'Warst du das nicht, dann storniere sie: das ganze Geld geht zurück auf dein Guthaben. ' +
    'Warst du es, dann schließe diese Seite.',
  hold: (hours) =>
    `Zu deiner Sicherheit ist danach ${hours} Stunden lang keine neue Auszahlung möglich.`,
  cancel: 'Diese Auszahlung stornieren',
  done: 'Sie ist storniert, und das Geld ist wieder auf deinem Guthaben.',
  next:
    'Vielleicht ist jemand anders als du angemeldet. Wähle jetzt ein neues Passwort: das ' +
    'meldet alle ab. Schreib uns dann.',
  password: 'Neues Passwort wählen',
  ended: {
    prepared: 'Sie ist unterwegs und kann nicht mehr storniert werden. Bitte schreib uns sofort.',
    sent: 'Sie ist unterwegs und kann nicht mehr storniert werden. Bitte schreib uns sofort.',
    paid:
      'Sie ist bezahlt und kann nicht mehr storniert werden. Warst du das nicht, dann ' +
      'schreib uns sofort.',
    rejected: 'Sie wurde abgelehnt. Das Geld ist wieder auf deinem Guthaben.',
    cancelled: 'Sie ist storniert. Das Geld ist wieder auf deinem Guthaben.',
  },
  unknown: 'Dieser Link storniert keine Auszahlung. Ist er vollständig?',
}
