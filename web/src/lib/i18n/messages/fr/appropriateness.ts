// In French: the questions before live trading.

import type { Messages } from '#contract/shared/messages.ts'
import type { appropriateness as english } from '../appropriateness.ts'

export const appropriateness: Messages<typeof english> = {
  title: 'Avant de trader en live',
  lead:
    'Les opérations live risquent de l’argent. Veuillez montrer que vous savez comment : une ' +
    'douzaine de questions, et ce que vous ne savez pas figure dans l’aide. La démo est ouverte ' +
    'sans elles.',
  help: 'Lire d’abord l’aide',
  odds: 'Essayez les chances avec des nombres aléatoires.',
  mark: (mark, all) =>
    `${mark} sur ${all} doivent être justes. Si elles ne le sont pas, vous pouvez réessayer un ` +
    'jour plus tard.',
  begins: (stake, trades) =>
    `Qui a réussi commence petit : pendant un jour, une opération live prend au plus ${stake}, ` +
    `et ${trades} d’entre elles peuvent être passées.`,
  questions: {
    whole_amount: {
      asks:
        'Vous mettez 100 $ sur une opération, et elle finit du mauvais côté du strike. Qu’en ' +
        'reste-t-il ?',
      choices: { a: 'La moitié', b: 'Rien', c: 'Tout, moins des frais' },
    },
    margin: {
      asks:
        'Chaque prix contient ici une marge pour la maison. Qu’est-ce que cela veut dire sur ' +
        'beaucoup d’opérations ?',
      choices: {
        a: 'Les clients gagnent en moyenne, un peu moins que sans elle',
        b: 'Les clients ne gagnent ni ne perdent en moyenne',
        c: 'Les clients perdent en moyenne',
      },
    },
    break_even: {
      asks:
        'Vous gagnez moins souvent que ne le dit le seuil d’équilibre. Que se passe-t-il avec le ' +
        'temps ?',
      choices: {
        a: 'Vous perdez de l’argent, même si vous gagnez la plupart de vos opérations',
        b: 'Vous gagnez de l’argent, tant que vous en gagnez plus de la moitié',
        c: 'Vous finissez où vous avez commencé',
      },
    },
    further_strike: {
      asks: 'Un taux de strike paie plus pour un gain qu’un autre. Quoi d’autre diffère ?',
      choices: {
        a: 'Rien : c’est le meilleur',
        b: 'Il gagne moins souvent',
        c: 'On peut perdre une part moindre du montant',
      },
    },
    doubling: {
      asks: 'Après chaque perte, vous doublez le montant. Qu’est-ce que cela fait ?',
      choices: {
        a: 'Cela finit par tout regagner',
        b: 'L’opération suivante en gagne plus souvent',
        c: 'Vous pouvez tout perdre plus tôt ; aucune opération n’en gagne plus souvent',
      },
    },
    ending: {
      asks: 'Une opération de cinq minutes va mal après une minute. Que pouvez-vous faire ?',
      choices: {
        a: 'Rien : elle finit à son heure, d’après le cours de cet instant',
        b: 'La fermer, et récupérer ce qu’elle vaut alors',
        c: 'Déplacer son strike',
      },
    },
    lucky_run: {
      asks: 'Vous avez gagné huit de vos dix premières opérations. Qu’est-ce que cela montre ?',
      choices: {
        a: 'Que votre façon de choisir marche',
        b: 'Très peu : on en gagne souvent autant par chance',
        c: 'Que les suivantes seront plutôt perdues',
      },
    },
    money: {
      asks: 'Quel argent est fait pour trader ainsi ?',
      choices: {
        a: 'De l’argent que vous pouvez perdre sans changer votre façon de vivre',
        b: 'De l’argent dont vous avez besoin le mois prochain, avec un plan soigné',
        c: 'De l’argent emprunté, si l’emprunt coûte moins que ce que paie un gain',
      },
    },
    signals: {
      asks:
        'Un signal, ou quelqu’un qui trade bien, dit qu’un cours va monter. À quel point est-ce ' +
        'sûr ?',
      choices: {
        a: 'Sûr, si le bilan a été bon jusqu’ici',
        b: 'Sûr, si beaucoup de gens disent la même chose',
        c: 'Pas du tout : un bon bilan ne dit rien de certain sur l’opération suivante',
      },
    },
    other_side: {
      asks: 'Qui vous paie quand votre opération gagne, et garde votre montant quand elle perd ?',
      choices: {
        a: 'Un autre client',
        b: 'La maison, c’est-à-dire nous',
        c: 'Une plateforme d’échange',
      },
    },
    missing_price: {
      asks: 'Le cours qui aurait dû décider de votre opération manque. Que se passe-t-il ?',
      choices: {
        a: 'L’opération est invalide, et tout le montant revient',
        b: 'L’opération est perdue',
        c: 'Notre équipe choisit un cours',
      },
    },
    breaks: {
      asks: 'Vous remarquez que vous tradez plus que vous ne vouliez. Que pouvez-vous faire ici ?',
      choices: {
        a: 'Demander à notre équipe d’en regagner une partie',
        b: 'Rien, jusqu’à ce que ce que vous avez perdu soit revenu',
        c:
          'Fixer des limites, faire une pause ou vous exclure, ce que personne ne peut défaire ' +
          'entre-temps',
      },
    },
  },
  send: 'Envoyer mes réponses',
  unanswered: 'Veuillez choisir une réponse.',
  missing: (count) =>
    count === 1
      ? 'Une question n’a pas encore de réponse.'
      : `${count} questions n’ont pas encore de réponse.`,
  waits: (until) =>
    `Vous pouvez répondre de nouveau aux questions à partir de ${until}. D’ici là, la démo et ` +
    'l’aide sont là pour vous ; le retrait n’attend pas.',
  passed: (at) => `Vous avez réussi, le ${at}.`,
  firstDay: (until, stake, trades) =>
    `Jusqu’à ${until}, une opération live prend au plus ${stake}, et ${trades} d’entre elles ` +
    'peuvent être passées.',
  notNeeded:
    'Sur cette installation, les opérations live n’attendent pas ces questions. Vous pouvez ' +
    'quand même y répondre.',
  attempts: 'Vos tentatives',
  attempt: (at, right, asked) => `${at} : ${right} justes sur ${asked}`,
  tradeLive: 'Vers l’écran de trading',
  lost: (median) => `Parmi ceux qui ont perdu, la moitié a perdu ${median} ou plus.`,
}
