// In Dutch: the list of trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { tradeHistory as english } from '../trade-history.ts'

export const tradeHistory: Messages<typeof english> = {
  title: 'Transacties',
  columns: {
    id: 'Order-ID',
    time: 'Tijd van de order',
    symbol: 'Symbool',
    amount: 'Bedrag',
    pays: 'Geeft',
    duration: 'Looptijd',
    entry: 'Instap',
    strike: 'Strike',
    endPrice: 'Slotkoers',
    endTime: 'Afloop',
    status: 'Status',
    side: 'Richting',
    result: 'Resultaat',
  },
  empty: 'Er zijn nog geen transacties.',
  emptyMore:
    'Elke transactie komt hier te staan met haar koersen, haar uitkomst en haar bewijs; ' +
    'daarboven wat ze samen opbrachten.',
  more: 'Meer laden',
  utc: 'Tijden zijn in UTC.',
  csv: 'Deze transacties als CSV',
  noneFits: 'Geen transactie past hierbij.',
  filters: {
    pair: 'Paar',
    side: 'Richting',
    result: 'Resultaat',
    from: 'Van',
    to: 'Tot en met',
    all: 'Alle',
  },
  summary: {
    netTitle: 'Netto',
    marginPaid: (cost, staked) => `marge ${cost} op ${staked} inleg`,
    curve: (net, cost) =>
      `Wat deze transacties na elkaar opbrachten: ${net} aan het eind. ` +
      `De marge kost gemiddeld ${cost} ervan.`,
    dashed: 'Gestreept: wat de marge gemiddeld kost.',
    wonAgainst: 'Gewonnen tegenover geprijsd',
    noneDecided: 'Er is nog niets gewonnen of verloren.',
    scale: (won, priced) => `Gewonnen ${won}, geprijsd ${priced}`,
    wonOf: (won, priced) => `${won} gewonnen, geprijsd ${priced}`,
    band: (low, high) =>
      `Alleen al door toeval ligt het ware deel tussen ${low} en ${high} (95 %).`,
    counts: (won, lost) => `${won} gewonnen, ${lost} verloren`,
    streaks: (won, lost) => `Langste reeks: ${won} gewonnen, ${lost} verloren`,
    byPair: 'Per paar',
    byDuration: 'Per looptijd',
    others: (count) => `en nog ${count}`,
  },
  status: {
    Pending: 'Loopt',
    Won: 'Gewonnen',
    Lost: 'Verloren',
    Draw: 'Gelijk',
    Void: 'Ongeldig',
  },
  receipt: (id: string) => `Afrekening van transactie ${id}`,
}
