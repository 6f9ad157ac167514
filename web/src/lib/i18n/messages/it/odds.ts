// In Italian: learning the odds, what one chooses.

import type { Messages } from '#contract/shared/messages.ts'
import type { odds as english } from '../odds.ts'

export const odds: Messages<typeof english> = {
  pays: {
    title: 'Quanto paga un’operazione',
    text: [
      'Metti un importo. Se hai ragione, torna con un profitto; se hai torto, è perso ' + 'tutto.',
      'Quanto è grande il profitto lo scegli tu. Più è grande, più lo strike è lontano e ' +
        'meno spesso un’operazione così vince.',
    ],
  },
  even: {
    title: 'Quanto spesso dovresti vincere',
    text: [
      'Le vincite devono pagare le perdite. La quota di operazioni che deve vincere per ' +
        'questo è il punto di pareggio: uno, diviso per uno più quanto una vincita paga per ' +
        'ogni dollaro.',
      'Un profitto piccolo ti chiede di vincere quasi sempre, uno grande solo di rado. ' +
        'Nessuno dei due è più facile.',
    ],
  },
  house: {
    title: 'Che cosa prende il banco',
    text: [
      'Ogni strike è messo in modo che un’operazione vinca un po’ meno spesso di quanto ' +
        'chiede il suo punto di pareggio. La differenza è il nostro margine, ed è lo stesso ' +
        'per ogni profitto.',
      'Perciò su molte operazioni il risultato medio è una perdita. Nessuno conosce il ' +
        'prossimo minuto: né tu, né noi.',
    ],
  },
  run: {
    title: 'Cento operazioni tue',
    text: [
      'Scegli come vengono fatte. Il tuo browser estrae poi un numero casuale per ogni ' +
        'operazione, che vince tanto spesso quanto è calcolato.',
      'È una simulazione, non il mercato. Esercitarsi mostra che cosa fa la fortuna; non ' +
        'rende più facile vincere la prossima operazione.',
    ],
  },
  amount: 'Importo di un’operazione',
  profit: 'Profitto se hai ragione',
  right: 'Se hai ragione',
  wrong: 'Se hai torto',
  breakEven: 'Punto di pareggio',
  formula: (profit, share) => `1 / (1 + ${profit}) = ${share}`,
  chance: 'Probabilità calcolata',
  margin: 'Margine del banco',
  cost: 'Quanto prende in media di ogni operazione così',
  tag: 'Esempio, di numeri casuali',
  habit: 'L’importo di ogni operazione',
  habits: {
    same: 'Sempre lo stesso',
    doubled: 'Raddoppiato dopo una perdita, finché una vince',
    part: 'Un centesimo di quello che resta',
  },
  profits: 'Il profitto di ogni operazione',
  chosen: 'Come scelto sopra',
  any: 'Uno qualsiasi di quelli offerti, a caso',
  begin: 'Simula cento operazioni',
  again: 'Simulane altre cento',
  failed: 'Questa parte non si è potuta caricare. Ricarica la pagina.',
}
