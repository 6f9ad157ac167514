// In French: who runs this, what we build and why.

import type { Messages } from '#contract/shared/messages.ts'
import type { about as english } from '../about.ts'

export const about: Messages<typeof english> = {
  title: 'Qui sommes-nous',
  description:
    'Ce qu’est cette plateforme de trading, pourquoi elle a été construite pour que chaque ' +
    'cours et chaque résultat puissent être vérifiés, et qui l’exploite.',
  lead:
    'Nous construisons un lieu pour des opérations courtes dont vous pouvez vérifier chaque ' +
    'cours et chaque résultat sans avoir à nous croire.',
  story: {
    title: 'Pourquoi nous construisons cela',
    paragraphs: [
      'Le trading à durée fixe a mauvaise réputation, et il l’a méritée. Des cours qui ' +
        'bougeaient au bon moment pour la maison. Des gains jamais payés. Des frais qui ' +
        'n’apparaissaient que lorsque quelqu’un voulait récupérer son argent. Des chances qui ' +
        'ressemblaient à un pari équitable et n’en étaient pas un.',
      'Rien de cela n’est nécessaire pour tenir une telle plateforme. Un cours peut être ' +
        'enregistré avant d’être montré. Une règle peut être fixée avant l’ordre. Une marge ' +
        'peut être déclarée. Un résultat peut venir avec tout ce qu’il faut pour le recalculer. ' +
        'C’est donc ce que nous avons voulu construire : un produit qui ne demande pas la ' +
        'confiance, parce qu’on peut le vérifier.',
      'Cela reste un produit sur lequel la plupart des gens perdent avec le temps. Notre ' +
        'marge fait partie de chaque prix, et c’est ainsi que le travail est payé. Nous ' +
        'préférons vous le dire avant que vous commenciez plutôt que de vous le laisser ' +
        'découvrir.',
    ],
  },
  pointsTitle: 'Quatre choses sur lesquelles nous juger',
  points: [
    [
      'Les conditions avant le clic',
      'Où se trouverait le strike, le gain, la perte, la part d’opérations qu’il vous ' +
        'faudrait gagner, et la marge : tout cela est à l’écran avant que vous passiez un ordre.',
    ],
    [
      'Des cours qui ne peuvent pas être changés',
      'Chaque cours qui peut décider d’une opération est enregistré avec sa source et son ' +
        'heure, puis il est fixé. Aucun écran et aucun rôle ne permet d’en modifier un, de ' +
        'choisir un gagnant ou de régler une opération de nouveau.',
    ],
    [
      'Un reçu pour chaque opération',
      'Les conditions, les deux cours qui décident et la minute autour d’eux. Votre ' +
        'navigateur recalcule le résultat, et vous le pouvez aussi.',
    ],
    [
      'Rien à payer avant que l’argent sorte',
      'Aucuns frais, aucun dépôt et aucun plan ne précèdent un retrait. Les coûts sont ' +
        'prélevés sur le montant et montrés à l’avance.',
    ],
  ],
  valuesTitle: 'Ce qui compte pour nous',
  values: [
    [
      'La simplicité',
      'Nous disons ce qu’une chose est, ce qu’elle coûte et ce qu’elle peut vous faire, en ' +
        'mots courts. Un chiffre sur ces pages dit d’où il vient, ou il n’est pas montré.',
    ],
    [
      'L’égalité',
      'Démo et live suivent les mêmes règles, les mêmes cours et les mêmes conditions. ' +
        'Personne n’a d’autres chances pour avoir gagné, pour avoir perdu ou pour la taille de ' +
        'son compte.',
    ],
    [
      'La retenue',
      'Une horloge ne tourne que là où un délai prend vraiment fin, et rien ne célèbre un ' +
        'gain. Vous pouvez fixer des limites à vos propres dépôts, mises et pertes, faire une ' +
        'pause ou fermer le compte, en aussi peu d’étapes qu’il en a fallu pour l’ouvrir.',
    ],
  ],
  whoTitle: 'Qui l’exploite',
  whoLead:
    'Le logiciel peut être exploité par différents exploitants. Voici ce que l’exploitant de ' +
    'ce site a déclaré à son sujet.',
  whoMissing:
    'L’exploitant de ce site n’a pas déclaré sa société ici. Tant qu’il en est ainsi, prenez ' +
    'ce site pour une démonstration.',
  facts: {
    company: 'Société',
    number: 'Numéro de société',
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Téléphone',
  },
  contact: 'Nous écrire',
  sandbox:
    'Ce site est une installation de démonstration : aucune licence n’est configurée, et il ' +
    'ne peut pas recevoir d’argent réel. Vous pouvez tout y essayer avec de l’argent fictif.',
}
