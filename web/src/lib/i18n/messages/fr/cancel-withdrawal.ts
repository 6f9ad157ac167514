// In French: cancelling a withdrawal by the link in its mail.

import type { Messages } from '#contract/shared/messages.ts'
import type { cancelWithdrawal as english } from '../cancel-withdrawal.ts'

export const cancelWithdrawal: Messages<typeof english> = {
  title: 'Annuler un retrait',
  lead: 'Ce retrait a été demandé sur votre compte :',
  amount: 'Montant',
  to: 'Vers',
  asked: 'Demandé',
  text:
    'Si ce n’était pas vous, annulez-le : tout l’argent revient sur votre solde. Si c’était ' +
    'vous, fermez cette page.',
  hold: (hours) =>
    `Pour votre sécurité, aucun nouveau retrait n’est possible pendant ${hours} heures après cela.`,
  cancel: 'Annuler ce retrait',
  done: 'Il est annulé, et l’argent est de nouveau sur votre solde.',
  next:
    'Quelqu’un d’autre est peut-être connecté à votre place. Choisissez un nouveau mot de ' +
    'passe maintenant : cela déconnecte tout le monde. Puis écrivez-nous.',
  password: 'Choisir un nouveau mot de passe',
  ended: {
    prepared: 'Il est en route et ne peut plus être annulé. Veuillez nous écrire aussitôt.',
    sent: 'Il est en route et ne peut plus être annulé. Veuillez nous écrire aussitôt.',
    paid: 'Il est payé et ne peut plus être annulé. Si ce n’était pas vous, écrivez-nous aussitôt.',
    rejected: 'Il a été refusé. L’argent est de nouveau sur votre solde.',
    cancelled: 'Il est annulé. L’argent est de nouveau sur votre solde.',
  },
  unknown: 'Ce lien n’annule aucun retrait. Est-il complet ?',
}
