// In French: what clients are owed.

import type { Messages } from '#contract/shared/messages.ts'
import type { owed as english } from '../owed.ts'

export const owed: Messages<typeof english> = {
  title: 'Ce que nous vous devons, prouvé',
  lead:
    'Une fois par jour, nous publions dans notre journal public ce que nous devons à tous ' +
    'les clients ensemble. Votre propre montant, mises et retraits en cours compris, y est ' +
    'compté : votre navigateur le vérifie ici.',
  loading: 'Chargement de la preuve',
  none:
    'Rien ne vous était dû lors de la dernière publication, ou rien n’a encore été publié, ' +
    'ou votre adresse e-mail est une autre depuis : alors le jour suivant a votre preuve.',
  said: (at, amount, total) =>
    `Le ${at} UTC, nous vous devions ${amount}, sur ${total} que nous devions à tous les clients.`,
  counted: 'Votre montant est compté dans ce total',
  logged: 'Le journal a ce total',
  good: 'Les deux tiennent',
  bad: 'Cela ne tient pas',
  save: 'Enregistrer la preuve',
  tooOld:
    'Ce navigateur ne peut pas vérifier de signatures (Ed25519). Un plus récent le peut, ou ' +
    'npm run verify.',
  all: {
    title: 'Ce qui est dû aux clients, et ce qui est là',
    lead:
      'Publié une fois par jour sous forme d’arbre de sommes, dans lequel chaque client ' +
      'trouve son propre montant sur la page de son relevé. À côté, ce que contiennent nos ' +
      'adresses, comme le disent les chaînes.',
    total: 'Dû aux clients',
    none: 'Pas encore publié.',
    asOf: (at) => `au ${at} UTC`,
    root: 'Racine de l’arbre',
    entry: (nr) => `entrée ${nr} du journal`,
    held: 'À nos adresses',
    heldNone: 'Aucune chaîne n’a encore été interrogée.',
  },
}
