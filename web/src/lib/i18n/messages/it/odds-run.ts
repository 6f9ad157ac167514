// In Italian: what came of simulated trades.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsRun as english } from '../odds-run.ts'

export const oddsRun: Messages<typeof english> = {
  ended: (won, lost, from, to) => `Vinte: ${won},
perse: ${lost}. Da ${from} a ${to}.`,
  ranOut: 'Poi non restava niente con cui operare.',
  result: 'Risultato',
  staked: 'Puntato in tutto',
  cost: 'Quanto si perde in media puntando tanto',
  lowest: 'Saldo più basso',
  curve: (from, to, lowest, highest) =>
    `Il saldo di operazione in operazione: è partito da ${from} e finito a ${to}, con ` +
    `${lowest} nel punto più basso e ${highest} nel più alto.`,
  own: 'Le tue cento operazioni',
  average: 'Se ognuna avesse perso la sua media',
  table: 'La curva in tabella',
  trades: 'Operazioni fatte',
  balance: 'Saldo',
  ties:
    'Un prezzo che finisce esattamente sullo strike restituisce l’importo. Per questo ' +
    'non è indicata alcuna probabilità, perciò qui non viene estratto.',
  many: 'Lo stesso mille volte',
  manyText: 'Una serie dice poco. Simulane mille, fatte come hai scelto.',
  manyBegin: 'Simula mille serie',
  manyEnded: (share) => `Il ${share} delle serie è finito con una perdita.`,
  worst: 'Il decimo peggiore è finito con questo o meno',
  middle: 'La metà è finita con questo o meno',
  best: 'Il decimo migliore è finito con questo o più',
  mean: 'Media di tutte le serie',
  lostAll: 'Serie in cui non restava niente',
  losses: 'Perdite',
  gains: 'Guadagni',
}
