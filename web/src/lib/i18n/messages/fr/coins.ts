// In French: what the coin pages say around each coin's own text.

import type { Messages } from '#contract/shared/messages.ts'
import type { coins as english } from '../coins.ts'

export const coins: Messages<typeof english> = {
  specification: 'Ce qui peut être traité, et à quelles conditions',
  specificationLead:
    'Les paires qui cotent cette cryptomonnaie, avec leurs conditions. Un montant est la mise ' +
    'd’une opération.',
  noSpecification:
    'Les conditions ne peuvent pas être montrées pour le moment. Veuillez recharger la page ' +
    'dans un instant.',
  notQuoted: (coin) =>
    `Là d’où viennent nos cours, personne ne cote ${coin}. Il n’y en a donc pas de cours, ` +
    'pas de graphique, et rien à traiter.',
  facts: {
    price: 'Cours',
    tick: 'Plus petit pas du cours',
    hours: 'Heures',
    durations: 'Durées',
    amount: 'Montant d’une opération',
    payout: 'Maximum versé sur les opérations ouvertes',
    margin: 'Marge dans chaque prix',
  },
  perClient: (amount) => `${amount} par client`,
  always: 'Tous les jours, jour et nuit',
  weekly: 'Fermé le week-end',
  closed: 'Fermé maintenant',
  between: (least, most) => `${least} à ${most}`,
  noPrice: 'Pas de cours maintenant',
  more: (pair) => `${pair} en détail`,
  exampleTag: 'Exemple',
  exampleTitle: 'Une opération, juste et fausse',
  exampleLead: ({ stake, pair, duration, side }) =>
    `Vous misez ${stake} sur ${pair} pour ${duration} et choisissez ${side} : le cours doit ` +
    `finir ${side === 'Buy' ? 'au-dessus' : 'au-dessous'} du strike. Voici ce qui vous serait ` +
    'proposé au moment où cette page a été faite.',
  noExample:
    'Il n’y a pas de prix pour cet exemple en ce moment : le cours le plus récent est trop ' +
    'vieux, on en sait trop peu sur la façon dont il bouge, il bouge trop peu pour un strike ' +
    'équitable, ou l’opération n’est pas proposée ici. Un tel ordre serait refusé.',
  example: {
    stake: 'Montant misé',
    spot: 'Cours maintenant',
    strike: 'Strike, si c’était l’entrée',
    priced: 'Chance de gain d’après laquelle le prix est fait',
    breakEven: 'Part d’opérations à gagner pour s’y retrouver',
    margin: 'Notre marge : perte attendue sur la mise',
    age: (source, age) => `Source : ${source}. Le cours avait ${age}.`,
  },
  right: 'Si vous avez raison',
  wrong: 'Si vous avez tort',
  equal: 'Si c’est égal',
  rightText: (end, profit, back) =>
    `Le cours finit à ${end}, un pas au-delà du strike. Vous gagnez ${profit} ; avec votre ` +
    `mise, ${back} reviennent.`,
  wrongText: (end, stake) =>
    `Le cours finit à ${end}, un pas avant le strike. Vous perdez ${stake}, toute la mise. ` +
    'Peu importe qu’il s’en soit fallu de peu.',
  equalText: (strike, stake) =>
    `Le cours finit à ${strike}, le strike même. C’est une égalité, et ${stake} reviennent.`,
  exampleFoot: (breakEven, priced, cost) =>
    `Pour vous y retrouver avec ce choix, il vous faudrait gagner ${breakEven} de telles ` +
    `opérations. Le strike est placé de sorte qu’il faut s’attendre à ce que ${priced} ` +
    `gagnent. Notre marge vient de la différence : elle coûte en moyenne ${cost} de cette ` +
    'mise, quel que soit le côté que vous prenez. Une chance n’est pas une promesse : la ' +
    'prochaine opération peut être perdue, quoi qu’aient fait les dernières.',
  read: 'Lire la suite',
  readFairness: 'Comment un prix est fait et vérifié',
  readRisk: 'Avertissement sur les risques',
  readPlans: 'Plans de trading',
  minutes: (count) => `${count} min`,
  seconds: (count) => `${count} s`,
}
