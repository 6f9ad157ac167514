// In Polish: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'Twoje konto jest zamrożone, dopóki nie obejrzy go nasz zespół.',
  reason: 'Powód:',
  what:
    'Możesz wszystko przeglądać, anulować czekającą wypłatę i eksportować swoje dane. Nie ' +
    'możesz handlować, wpłacać ani prosić o wypłatę. Twoje saldo pozostaje twoje.',
  contact: 'Napisz do nas',
  noTrading: 'Nie możesz handlować, dopóki twoje konto jest zamrożone.',
  noMoney: 'Nie możesz wpłacać ani wypłacać, dopóki twoje konto jest zamrożone.',
}
