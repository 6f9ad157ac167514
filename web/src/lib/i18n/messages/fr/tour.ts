// In French: the tour of a first trade on the demo.

import type { Messages } from '#contract/shared/messages.ts'
import type { tour as english } from '../tour.ts'

export const tour: Messages<typeof english> = {
  name: 'Visite guidée : votre première opération',
  begin: 'Me montrer sur cet écran',
  leave: 'Quitter la visite',
  back: 'Retour',
  next: 'Suite',
  toIt: 'Y aller',
  at: (step, all) => `Étape ${step} sur ${all}, dans la démo`,
  receipt: 'Ouvrir le reçu',
  odds: 'Ce que donnent cent opérations',
  onDemo: 'La visite fait une opération avec de l’argent fictif, sur le compte démo.',
  toDemo: 'Vers le compte démo',
  steps: {
    price: [
      'Le cours',
      'Voici le cours le plus récent. Vous direz s’il finit au-dessus ou au-dessous d’une ligne, ' +
        'le strike, dans peu de temps. Personne ne le sait : ni vous, ni nous.',
    ],
    amount: [
      'Le montant',
      'Autant est pris sur votre solde quand l’opération est passée. Si vous avez tort, tout est ' +
        'perdu, et jamais davantage. Choisissez-en un petit.',
    ],
    duration: [
      'L’échéance',
      'Après cette durée, l’opération finit d’elle-même, et le cours de cet instant en décide. ' +
        'Pour une première opération, prenez-en une courte.',
    ],
    rate: [
      'Strike, et ce que paie un gain',
      'Plus le strike est loin, plus un gain paie et moins souvent il vient. La barre ci-dessous ' +
        'montre combien de fois l’opération gagne d’après le calcul du prix, et combien de fois ' +
        'elle devrait gagner pour se payer elle-même. L’écart est ce que prend la maison.',
    ],
    side: [
      'Le sens',
      'Buy si vous pensez qu’il finit au-dessus du strike, Sell si au-dessous. Appuyez sur l’un ' +
        'des deux, regardez encore une fois les conditions, et passez l’opération. C’est de ' +
        'l’argent fictif.',
    ],
    running: [
      'Votre opération court',
      'Ses conditions sont maintenant fixées, quoi que vous ou nous fassions. Le strike est sur ' +
        'le graphique, et ici figurent où elle en est et combien de temps il lui reste. Attendez ' +
        'la fin.',
    ],
    receipt: [
      'Elle a pris fin',
      'Gagnée ou perdue, il y a un reçu : les conditions, les cours qui en ont décidé et leurs ' +
        'heures. Votre navigateur le recalcule. Une opération ne dit rien de la suivante.',
    ],
  },
}
