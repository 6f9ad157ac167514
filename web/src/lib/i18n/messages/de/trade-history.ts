// In German: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'Trades',
  columns: {
    id: 'Order-ID',
    time: 'Zeit des Trades',
    symbol: 'Symbol',
    amount: 'Betrag',
    pays: 'Zahlt',
    duration: 'Laufzeit',
    entry: 'Einstieg',
    strike: 'Strike',
    endPrice: 'Endkurs',
    endTime: 'Endzeit',
    status: 'Status',
    side: 'Seite',
    result: 'Ergebnis',
  },
  empty: 'Noch kein Trade in deinem Verlauf.',
  emptyMore:
    'Jeder Trade steht hier mit seinen Kursen, seinem Ergebnis und seinem Beleg; darüber, was ' +
    'sie zusammen gebracht haben.',
  more: 'Mehr laden',
  utc: 'Zeiten sind UTC.',
  csv: 'Diese Trades als CSV',
  noneFits: 'Kein Trade passt.',
  filters: { pair: 'Paar', side: 'Seite', result: 'Ergebnis', from: 'Von', to: 'Bis', all: 'Alle' },
  summary: {
    netTitle: 'Netto',
    marginPaid: (cost, staked) => `Marge ${cost} auf ${staked} Einsatz`,
    curve: (net, cost) =>
      `Was diese Trades gebracht haben, einer nach dem anderen: am Ende ${net}. Die Marge ` +
      `kostet davon im Schnitt ${cost}.`,
    dashed: 'Gestrichelt: was die Marge im Schnitt kostet.',
    wonAgainst: 'Gewonnen gegen berechnet',
    noneDecided: 'Noch wurde keiner davon gewonnen oder verloren.',
    scale: (won, priced) => `Gewonnen ${won}, berechnet ${priced}`,
    wonOf: (won, priced) => `${won} gewonnen, berechnet ${priced}`,
    band: (low, high) =>
      `Durch Zufall allein liegt der wahre Anteil zwischen ${low} und ${high} (95 %).`,
    counts: (won, lost) => `${won} gewonnen, ${lost} verloren`,
    streaks: (won, lost) => `Längste Reihe: ${won} gewonnen, ${lost} verloren`,
    byPair: 'Nach Paar',
    byDuration: 'Nach Laufzeit',
    others: (count) => `und ${count} weitere`,
  },
  status: {
    Pending: 'Läuft',
    Won: 'Gewonnen',
    Lost: 'Verloren',
    Draw: 'Unentschieden',
    Void: 'Ungültig',
  },
  receipt: (id) => `Beleg des Trades ${id}`,
}
