// In German: the list of profits.

import type { Messages } from '#contract/shared/messages.ts'
import type { profits as english } from '../profits.ts'

export const profits: Messages<typeof english> = {
  title: 'Deine Erträge aus Trades',
  lead:
    'Was alle deine Live-Trades ergeben haben, gewonnen oder verloren, neben dem, was die ' +
    'Marge in ihren Preisen kostet. Tage sind in UTC.',
  won: 'Gewonnene Trades',
  period: 'Zeitraum',
  periods: { today: 'Heute', week: '7 Tage', month: '30 Tage', all: 'Alle' },
  columns: {
    nr: 'Nr.',
    id: 'Trade-ID',
    amount: 'Betrag',
    profit: 'Gewinn',
    earnings: 'Ertrag',
    date: 'Datum',
  },
  empty: 'Du hast noch nichts verdient.',
  emptyMore:
    'Jeder Live-Trade, den du gewinnst, steht hier mit dem, was er gebracht hat; darüber, was ' +
    'alle deine Live-Trades ergeben haben.',
  more: 'Mehr laden',
}
