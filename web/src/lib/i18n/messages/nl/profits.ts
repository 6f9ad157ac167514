// In Dutch: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: 'Wat je met handelen hebt verdiend',
  lead:
    'Wat al je echte transacties hebben gebracht, gewonnen of verloren, naast wat de marge in ' +
    'hun prijzen kost. Dagen zijn in UTC.',
  won: 'Gewonnen transacties',
  period: 'Periode',
  periods: { today: 'Vandaag', week: '7 dagen', month: '30 dagen', all: 'Alles' },
  columns: {
    nr: 'Nr.',
    id: 'Transactie-ID',
    amount: 'Bedrag',
    profit: 'Winst',
    earnings: 'Opbrengst',
    date: 'Datum',
  },
  empty: 'Je hebt nog niets verdiend.',
  emptyMore:
    'Elke gewonnen transactie op de live-rekening komt hier te staan met wat ze opbracht; ' +
    'daarboven wat al je live-transacties samen deden.',
  more: 'Meer laden',
}
