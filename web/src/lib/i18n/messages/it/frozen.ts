// In Italian: what a client reads whose account is frozen.

import type { Messages } from '#contract/shared/messages.ts'
import type { frozen as english } from '../frozen.ts'

export const frozen: Messages<typeof english> = {
  title: 'Il tuo conto è congelato finché il nostro personale non l’ha esaminato.',
  reason: 'Motivo:',
  what:
    'Puoi vedere tutto, annullare un prelievo in attesa ed esportare i tuoi dati. Non puoi ' +
    'operare, depositare o chiedere un prelievo. Il tuo saldo resta tuo.',
  contact: 'Scrivici',
  noTrading: 'Non puoi operare mentre il tuo conto è congelato.',
  noMoney: 'Non puoi depositare né prelevare mentre il tuo conto è congelato.',
}
