// In Italian: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

export const cancelWithdrawal: Messages<typeof english> = {
  title: 'Annulla un prelievo',
  lead: 'Sul tuo conto è stato chiesto questo prelievo:',
  amount: 'Importo',
  to: 'A',
  asked: 'Chiesto',
  text:
    'Se non sei stato tu, annullalo: tutto il denaro torna sul tuo saldo. Se sei stato tu, ' +
    'chiudi questa pagina.',
  hold: (hours) =>
    `Per la tua sicurezza, dopo non sarà possibile nessun nuovo prelievo per ${hours} ore.`,
  cancel: 'Annulla questo prelievo',
  done: 'È annullato, e il denaro è di nuovo sul tuo saldo.',
  next:
    'Forse qualcun altro ha effettuato l’accesso come te. Scegli ora una nuova password: così ' +
    'tutti vengono disconnessi. Poi scrivici.',
  password: 'Scegli una nuova password',
  ended: {
    prepared: 'È in viaggio e non si può più annullare. Scrivici subito.',
    sent: 'È in viaggio e non si può più annullare. Scrivici subito.',
    paid: 'È pagato e non si può più annullare. Se non sei stato tu, scrivici subito.',
    rejected: 'È stato rifiutato. Il denaro è di nuovo sul tuo saldo.',
    cancelled: 'È annullato. Il denaro è di nuovo sul tuo saldo.',
  },
  unknown: 'Questo link non annulla nessun prelievo. È completo?',
}
