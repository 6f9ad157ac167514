// In French: the first page's words that stay as the server wrote them.

import type { Messages } from '#contract/shared/messages.ts'
import type { landing as english } from '../landing.ts'

export const landing: Messages<typeof english> = {
  lead:
    'Choisissez un instrument, un montant et une durée. Dites si le cours finira au-dessus ' +
    'ou au-dessous d’un strike dont la distance à votre cours d’entrée est fixée quand ' +
    'votre ordre est accepté. Chaque cours qui décide est enregistré, et chaque résultat ' +
    'peut être recalculé d’après son reçu.',
  tryDemo: 'Essayer la démo',
  trade: 'Trader maintenant',
  demoMoney: (money) => `La démo commence avec ${money} d’argent virtuel.`,
  shortTitle: 'En bref',
  short: [
    {
      to: '#how',
      title: 'Ce que c’est',
      text:
        'Un oui ou un non sur un cours à une heure fixée, à des conditions que vous voyez ' +
        'avant de décider.',
    },
    {
      to: '#cost',
      title: 'Ce que cela coûte',
      text: 'Une marge dans chaque prix. Il n’y a pas de commission sur une opération en plus.',
    },
    {
      to: '#risk',
      title: 'Ce que vous risquez',
      text:
        'Tout le montant de chaque opération. Sur beaucoup d’opérations, la plupart des ' +
        'gens perdent.',
    },
    {
      to: '#check',
      title: 'Ce que vous pouvez vérifier',
      text:
        'Chaque cours, chaque résultat, comment les chances sont fixées, et comment va ' +
        'cette installation.',
    },
  ],
  howTitle: 'Comment fonctionne une opération',
  how: [
    [
      'Vous voyez d’abord les conditions',
      'Le strike, le gain si vous avez raison, la perte si vous avez tort, la chance d’après ' +
        'laquelle le prix est fait, et la marge dans le prix.',
    ],
    [
      'Le cours suivant compte',
      'Votre entrée est le premier cours un instant après votre ordre, selon l’heure de sa ' +
        'source : personne ne gagne à voir un cours avant nous.',
    ],
    [
      'Le dernier cours décide',
      'La sortie est le dernier cours à l’échéance ou avant. Un cours égal au strike est une ' +
        'égalité, et des données manquantes rendent l’opération invalide : votre mise revient.',
    ],
    [
      'Le reçu le prouve',
      'Les conditions, les cours et la minute autour d’eux, de quoi recalculer le résultat ' +
        'sans nous.',
    ],
  ],
  costTitle: 'Ce que cela coûte',
  cost: [
    'Vous ne payez pas de commission sur une opération. Le coût est une marge dans le prix : ' +
      'le strike est placé de sorte que votre chance soit un peu plus petite que le gain ne le ' +
      'demanderait.',
    'Combien de fois vous devriez avoir raison pour finir avec ce que vous aviez au début est ' +
      'le seuil d’équilibre. La chance d’après laquelle le prix d’une opération est fait est ' +
      'au-dessous. C’est de l’écart entre les deux que vient notre marge.',
  ],
  marginNow: (share) => `La marge est ici de ${share} du montant, dans chaque prix.`,
  ratesTitle: 'Seuil d’équilibre de chaque taux de gain proposé',
  rateColumns: ['Gain si vous avez raison', 'Chance calculée', 'Seuil d’équilibre'],
  rateNote:
    'La barre s’arrête à la chance d’après laquelle le prix de l’opération est fait ; la ' +
    'marque est son seuil d’équilibre.',
  exampleLabel: 'Exemple',
  exampleTitle: 'Une opération en chiffres',
  exampleText:
    'Vous mettez 100 $ sur Buy à un taux de gain de 75 %. Raison : vous récupérez 175 $. ' +
    'Tort : les 100 $ sont perdus. Pour vous y retrouver, il vous faudrait avoir raison ' +
    '57,1 % du temps. Le prix de l’opération est fait à une chance de 54,9 %, de sorte que ' +
    'cent dollars en coûtent quatre en moyenne.',
  riskTitle: 'Ce que vous pouvez perdre',
  risk: [
    'Tout le montant d’une opération est perdu quand vous avez tort, souvent en quelques ' +
      'minutes. Vous ne pouvez jamais perdre plus que les montants que vous mettez sur des ' +
      'opérations.',
    'Parce que la marge est de notre côté, trader davantage ne rattrape pas les pertes. Quand ' +
      'vous gagnez, nous payons ; quand vous perdez, le montant est à nous. C’est pourquoi tout ' +
      'ici est fait pour être vérifié.',
  ],
  riskMore: 'Lire l’avertissement sur les risques',
  whoTitle: 'Qui peut trader ici',
  jurisdiction:
    'Dans beaucoup de pays, des produits comme celui-ci ne peuvent pas du tout être proposés ' +
    'aux particuliers. C’est à vous de savoir si le vôtre en fait partie avant de vous ' +
    'inscrire.',
  nobody: 'Aucun pays n’est encore nommé dont les clients peuvent trader avec de l’argent réel.',
  countries: (names) => `Les clients live peuvent venir de : ${names}.`,
  sandbox:
    'Cette installation est une démonstration. Elle ne peut pas recevoir d’argent, et son ' +
    'compte live contient lui aussi de l’argent fictif.',
  checkTitle: 'Ce que vous pouvez vérifier',
  checkLead:
    'Une promesse vaut ce que vous pouvez faire pour la mettre à l’épreuve. Ces pages sont ' +
    'ouvertes à tous.',
  checks: [
    {
      to: '/fairness',
      title: 'Équité',
      text:
        'Comment un prix est fait et une opération réglée, combien de fois des opérations ' +
        'calculées avec une chance ont été gagnées, et comment recalculer un reçu.',
      link: 'Voir comment c’est mesuré',
    },
    {
      to: '/status',
      title: 'État',
      text:
        'D’où viennent les cours et quel âge ils ont, combien de temps prend le règlement, ' +
        'et quelle licence a cette installation, le cas échéant.',
      link: 'Voir où en sont les choses',
    },
    {
      to: '/live-payouts',
      title: 'Retraits payés',
      claim: 'payouts',
      text:
        'Les retraits qui ont été payés, tout droit du grand livre, avec leur transaction ' +
        'là où il y en a une publique. Une liste vide est montrée comme une liste vide.',
      link: 'Voir ce qui a été payé',
    },
    {
      to: '/risk-disclosure',
      title: 'Les textes juridiques',
      text:
        'Écrits pour ce produit tel qu’il se comporte, datés, avec chaque version. Vous ' +
        'êtes prévenu quand l’un change.',
      link: 'Lire d’abord les risques',
    },
  ],
  plansTitle: 'Plans de trading',
  plansLead:
    'Trader à la main ne demande pas de plan. Un plan est pour le trading automatique et va ' +
    'selon votre apport : ce que vous avez déposé, moins ce que vous avez retiré. Ce ne sont ' +
    'pas des frais, mais le trading peut le perdre.',
  plansMore: 'Comparer les plans',
  funding: 'Apport',
  tradesPerDay: (count) =>
    count === 1 ? 'une opération par jour' : `${count} opérations par jour`,
  questionsTitle: 'Questions',
  questions: [
    [
      'Qui est de l’autre côté de mon opération ?',
      'Nous. C’est un conflit d’intérêts, et aucune formule ne le supprime. Ce que nous ' +
        'pouvons faire, c’est rendre chaque étape vérifiable : chaque cours est enregistré ' +
        'avant d’être utilisé, le strike découle d’une règle publiée, et le résultat peut être ' +
        'recalculé dans votre propre navigateur.',
    ],
    [
      'D’où viennent les cours ?',
      'La source figure à côté de chaque cours, et la page d’état dit quel âge a chacun. Un ' +
        'cours trop vieux ne prend pas d’ordres.',
    ],
    [
      'Que se passe-t-il si des cours manquent ou si le serveur s’arrête ?',
      'Les cours que nous avons manqués sont redemandés à leur source, pendant une heure. Une ' +
        'opération dont les cours ne sont pas à avoir est invalide, et le montant revient. Les ' +
        'opérations qui finissent pendant que le serveur est arrêté sont réglées ensuite, selon ' +
        'les mêmes règles.',
    ],
    [
      'Puis-je m’exercer d’abord ?',
      'Oui. Quiconque s’inscrit reçoit un compte démo avec de l’argent virtuel. Il est ' +
        'calculé et réglé par le même programme et les mêmes règles qu’un compte live.',
    ],
    [
      'Ai-je besoin d’un plan ?',
      'Non. Trader à la main n’en demande pas. Un plan dit seulement combien d’opérations par ' +
        'jour peuvent être passées automatiquement pour vous.',
    ],
    [
      'Puis-je me fixer des limites ?',
      'Oui : sur les dépôts, les montants et les pertes par jour, semaine et mois, un rappel ' +
        'du temps depuis lequel vous tradez, et des pauses que personne ne peut abréger, nous ' +
        'compris. Une limite plus stricte vaut aussitôt ; une plus large laisse un jour de ' +
        'réflexion.',
    ],
    [
      'Que deviennent mes données ?',
      'Vous pouvez prendre une copie de ce qui est conservé sur vous, qui dit ce qu’elle ne ' +
        'contient pas, et fermer le compte, l’un et l’autre sans nous demander. La politique de ' +
        'confidentialité dit ce qui est conservé, combien de temps, et pourquoi.',
    ],
  ],
  endTitle: 'Voyez-le avant d’y croire',
  endText: 'La démo demande un nom, une adresse e-mail et pas d’argent.',
  receiptTitle: 'Un reçu',
  receiptNote: 'Un exemple de la forme, avec des chiffres inventés.',
  example: {
    picture:
      'Une ligne de cours de l’entrée à 64 000,10 sur cinq minutes jusqu’à la sortie à ' +
      '63 991,30, au-dessus du strike à 63 986,14.',
    instrument: 'BTC/USD',
    terms: 'Buy, 5 min, gain de 75 % si vous avez raison',
    headline: 'Gagnée : 210,00 $ versés',
    entry: 'entrée',
    exit: 'sortie',
    strike: 'strike',
    facts: [
      ['Cours d’entrée', '64 000,10'],
      ['Facteur de strike', '\u00d7 0,999782000000'],
      ['Strike, arrondi vers le bas', '63 986,14'],
      ['Cours de sortie', '63 991,30'],
      ['120,00 $ + 75 %', '210,00 $'],
    ],
    checked: 'Recalculé dans votre navigateur : 5 sur 5 réussies',
  },
}
