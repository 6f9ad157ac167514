// In French: learning the odds, what one chooses.

import type { Messages } from '#contract/shared/messages.ts'
import type { odds as english } from '../odds.ts'

export const odds: Messages<typeof english> = {
  pays: {
    title: 'Ce que paie une opération',
    text: [
      'Vous mettez un montant. Si vous avez raison, il revient avec un gain ; si vous avez ' +
        'tort, tout est perdu.',
      'La taille du gain, c’est vous qui la choisissez. Plus il est grand, plus le strike ' +
        'est loin et moins souvent une telle opération gagne.',
    ],
  },
  even: {
    title: 'Combien de fois il vous faudrait gagner',
    text: [
      'Les gains doivent payer les pertes. La part d’opérations qui doit gagner pour cela ' +
        'est le seuil d’équilibre : un, divisé par un plus ce qu’un gain paie pour chaque ' +
        'dollar.',
      'Un petit gain vous demande de gagner presque toujours, un grand seulement rarement. ' +
        'Aucun des deux n’est plus facile que l’autre.',
    ],
  },
  house: {
    title: 'Ce que prend la maison',
    text: [
      'Chaque strike est placé pour qu’une opération gagne un peu moins souvent que son ' +
        'seuil d’équilibre ne le demande. L’écart est notre marge, et elle est la même pour ' +
        'chaque gain.',
      'Sur beaucoup d’opérations, le résultat moyen est donc une perte. Personne ne ' +
        'connaît la prochaine minute : ni vous, ni nous.',
    ],
  },
  run: {
    title: 'Cent opérations à vous',
    text: [
      'Choisissez comment elles sont faites. Votre navigateur tire alors un nombre ' +
        'aléatoire pour chaque opération, qui gagne aussi souvent que son prix le dit.',
      'C’est une simulation, pas le marché. L’entraînement montre ce que fait le hasard ; ' +
        'il ne rend pas la prochaine opération plus facile à gagner.',
    ],
  },
  amount: 'Montant d’une opération',
  profit: 'Gain si vous avez raison',
  right: 'Si vous avez raison',
  wrong: 'Si vous avez tort',
  breakEven: 'Seuil d’équilibre',
  formula: (profit, share) => `1 / (1 + ${profit}) = ${share}`,
  chance: 'Chance calculée',
  margin: 'Marge de la maison',
  cost: 'Ce qu’elle prend en moyenne de chaque opération',
  tag: 'Exemple, fait de nombres aléatoires',
  habit: 'Le montant de chaque opération',
  habits: {
    same: 'Toujours le même',
    doubled: 'Doublé après une perte, jusqu’à ce qu’une gagne',
    part: 'Un centième de ce qui reste',
  },
  profits: 'Le gain de chaque opération',
  chosen: 'Comme choisi plus haut',
  any: 'N’importe lequel de ceux proposés, au hasard',
  begin: 'Simuler cent opérations',
  again: 'Simuler cent autres',
  failed: 'Cette partie n’a pas pu être chargée. Rechargez la page.',
}
