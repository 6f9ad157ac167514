// In Polish: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) => `Wygrane: ${won},
przegrane: ${lost}. Z ${from} zrobiło się ${to}.`,
  ranOut: 'Potem nie było już za co handlować.',
  result: 'Wynik',
  staked: 'Postawiono łącznie',
  cost: 'Ile średnio traci się przy takiej stawce',
  lowest: 'Najniższe saldo',
  curve: (from, to, lowest, highest) =>
    `Saldo od transakcji do transakcji: zaczęło się na ${from}, a skończyło na ${to}; ` +
    `najniżej wynosiło ${lowest}, najwyżej ${highest}.`,
  own: 'Twoje sto transakcji',
  average: 'Gdyby każda straciła swoją średnią',
  table: 'Krzywa jako tabela',
  trades: 'Zawarte transakcje',
  balance: 'Saldo',
  ties:
    'Cena, która kończy dokładnie na strike, zwraca kwotę. Szansa na to nie jest podana, ' +
    'więc tutaj się tego nie losuje.',
  many: 'To samo tysiąc razy',
  manyText: 'Jedna seria mówi niewiele. Symuluj ich tysiąc, zawartych tak, jak wybrano.',
  manyBegin: 'Symuluj tysiąc serii',
  manyEnded: (share) => `${share} serii skończyło się stratą.`,
  worst: 'Najgorsza dziesiąta część skończyła z tym lub mniej',
  middle: 'Połowa skończyła z tym lub mniej',
  best: 'Najlepsza dziesiąta część skończyła z tym lub więcej',
  mean: 'Średnia wszystkich serii',
  lostAll: 'Serie, po których nic nie zostało',
  losses: 'Straty',
  gains: 'Zyski',
}
