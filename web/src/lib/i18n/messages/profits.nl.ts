// In Dutch: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from './profits.ts'

export const profits: Messages<typeof english> = {
  title: 'Wat je met handelen hebt verdiend',
  columns: {
    nr: 'Nr.',
    id: 'Transactie-ID',
    amount: 'Bedrag',
    profit: 'Winst',
    earnings: 'Opbrengst',
    date: 'Datum',
  },
  empty: 'Je hebt nog niets verdiend.',
  more: 'Meer laden',
}
