// In French: depositing by card.

import type { Messages } from '#contract/shared/messages.ts'
import type { cardDeposit as english } from '../card-deposit.ts'

export const cardDeposit: Messages<typeof english> = {
  title: 'Dépôt par carte',
  amount: 'Montant en dollars',
  amountHint: 'De 10 $ à 1 000 000 $. Nous ne prenons aucuns frais.',
  fields: 'Numéro de carte et CVV, chez le prestataire de cartes',
  holder: 'Nom du titulaire de la carte',
  month: 'Mois',
  year: 'Année',
  choose: 'Choisir',
  zip: 'Code postal',
  pay: 'Déposer',
  wrongNumber: 'Le numéro de carte n’est pas valide.',
  wrongFields: 'Veuillez remplir tous les champs correctement.',
  wrong: {
    amount: 'De 10 $ à 1 000 000 $, p. ex. 25 ou 25,50.',
    missing: 'Veuillez remplir ce champ.',
    expired: 'Ce mois est passé.',
  },
  noProvider: 'Le prestataire de cartes ne répond pas. Veuillez réessayer.',
  closed: 'Les dépôts par carte ne sont pas proposés pour le moment.',
  redirect:
    'Vous saisissez votre carte sur le site de notre prestataire de cartes, Stripe, et ' +
    'revenez ici. Nous ne voyons jamais son numéro.',
  goOn: 'Continuer vers Stripe',
  stepTitle: 'Confirmer le paiement',
  waiting: 'Le paiement est en route. Cela prend quelques secondes.',
  approved: (amount) => `${amount} ont été ajoutés à votre solde.`,
  rejected: 'Votre dépôt a été refusé.',
  again: 'Réessayer',
  done: 'Terminé',
  history: 'Historique des dépôts',
  testCards: 'Cartes de test',
  testCardsLead:
    'Aucun argent ne bouge dans un bac à sable. Utilisez ces numéros avec trois chiffres ' +
    'quelconques comme CVV ; une vraie carte est refusée.',
  outcomes: {
    approved: 'Approuvé',
    declined: 'Décliné',
    insufficient_funds: 'Pas assez d’argent',
    expired_card: 'Expirée',
    three_d_secure: 'Étape 3-D Secure',
    dispute: 'Approuvé, contesté après une minute',
  },
}
