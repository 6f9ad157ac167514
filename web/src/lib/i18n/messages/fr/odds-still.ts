// In French: learning the odds, what stays as the server wrote it.

import type { Messages } from '#contract/shared/messages.ts'
import type { oddsStill as english } from '../odds-still.ts'

export const oddsStill: Messages<typeof english> = {
  title: 'Apprendre les chances',
  description:
    'Ce que veut dire le seuil d’équilibre, ce que prend la maison, et ce que donnent ' +
    'cent opérations : essayez avec des nombres aléatoires, sans compte.',
  lead:
    'Ce que paie un gain, combien de fois il vous faudrait gagner, et ce que donnent ' +
    'cent opérations. Rien n’est misé ici, et ce que vous essayez reste dans votre ' +
    'navigateur.',
  next: {
    title: 'Et ensuite',
    text:
      'Sur la démo, vous voyez la même chose avec de vrais cours et de l’argent fictif. ' +
      'Aucune règle qui augmente ou diminue le montant ne renverse les chances : elle ' +
      'change seulement à quelle vitesse et jusqu’où un solde bouge.',
    demo: 'Une première opération sur la démo, pas à pas',
    fairness: 'Si les chances calculées se réalisent',
    risk: 'Ce que vous risquez',
    limits: 'Limites et pauses',
  },
}
