// In French: taking money out: the two ways, the address book, and the history.

import * as format from '#browser/format/format.ts'
import { demoOperatorMost } from '#contract/public/payouts.ts'
import type { Messages } from '#contract/shared/messages.ts'
import { coinNames, coinsListed } from '#kernel/coins.ts'
import type { withdrawals as english } from '../withdrawals.ts'

export const withdrawals: Messages<typeof english> = {
  title: 'Retirer des fonds',
  historyTitle: 'Historique des retraits',
  intro:
    'L’argent ne quitte que votre compte live. Les frais sont prélevés sur le montant ; rien ' +
    'n’est payé avant.',
  available: 'Disponible',
  max: 'Tout',
  dayLeft: 'Reste aujourd’hui',
  ofDay: (money) => `sur ${money} en 24 heures`,
  verifiedDay: (money) => `Avec des pièces d’identité approuvées, c’est ${money}.`,
  verify: 'Envoyer des documents',
  demo:
    `Bac à sable : les retraits jusqu’à ${format.dollars(demoOperatorMost)} sont approuvés ` +
    'et envoyés par un exploitant de démonstration automatique en moins d’une demi-minute ; ' +
    'un retrait en crypto est payé une fois que la chaîne l’a confirmé. Les plus grands ' +
    'attendent l’équipe.',
  test: 'Cryptos de test seulement.',
  gateways: { wallet: 'Portefeuille', bank: 'Banque' },
  gatewayNotes: {
    wallet: `Vers une adresse ${coinsListed('ou')}.`,
    bank: 'Vers un compte bancaire aux États-Unis.',
  },
  feeFrom: (fee, least) => `Frais ${fee}, à partir de ${least}.`,
  feeOfFrom: (name, fee, least) => `${name} : frais ${fee}, à partir de ${least}.`,
  paidWithin: (days) => `Payé en ${days} jours ouvrés au plus.`,
  closed: 'Non proposé pour le moment.',
  methods: { ...coinNames, bank: 'Banque' },
  walletTitle: 'Retirer vers un portefeuille',
  bankTitle: 'Retirer vers une banque',
  wallet: 'Adresse du portefeuille',
  walletHint: `${coinsListed('ou')}. Copiez-la depuis votre portefeuille.`,
  walletMissing: 'Saisissez l’adresse.',
  testAddresses: 'Adresses de test',
  testAddressesNote:
    'Pas de portefeuille sous la main ? Ces adresses sont de la chaîne de ce bac à sable et ' +
    'prennent des cryptos qui ne valent rien. Copiez-en une dans le champ ci-dessus.',
  testCopy: (name) => `Copier l’adresse de test pour ${name}`,
  testCopied: 'Adresse de test copiée !',
  saved: 'Carnet d’adresses',
  savedNone: 'Une autre adresse',
  savedNoAccount: 'Un autre compte',
  label: 'Nom dans votre carnet d’adresses (facultatif)',
  amount: 'Montant en USD',
  amountWrong: 'Saisissez un montant en chiffres simples, comme 12,50.',
  tooSmall: (least, fee) =>
    `Le plus petit retrait est de ${least} ; les frais de ${fee} en sont prélevés.`,
  tooLarge: (most) => `Le plus grand retrait est de ${most}.`,
  aboveDay: (left) => `Il reste ${left} pour aujourd’hui.`,
  aboveBalance: 'Vous ne pouvez pas retirer plus que votre solde disponible.',
  bankWrong: 'Veuillez remplir tous les champs correctement.',
  noSuchBank: 'Aucune banque n’a ce numéro d’acheminement : l’un de ses neuf chiffres est faux.',
  accountLikeCard:
    'Cela ressemble au numéro d’une carte de paiement, et nous ne payons que vers des comptes ' +
    'bancaires. Si c’est votre numéro de compte, veuillez cocher la case au-dessous.',
  isAccount: 'Ceci est le numéro de mon compte bancaire, pas celui d’une carte.',
  accountNumber: 'Numéro de compte',
  bankName: 'Nom de la banque',
  routingNumber: 'Numéro d’acheminement (routing number)',
  type: 'Type de compte',
  typeChoose: 'Choisir',
  types: { Checking: 'Compte courant', Savings: 'Compte d’épargne' },
  terms: (least, most, fee) =>
    `De ${least} à ${most} à la fois ; les frais de ${fee} en sont prélevés.`,
  leastOf: (name, least) => `${name} à partir de ${least}`,
  feeLine: 'Frais',
  netLine: 'Vous recevez',
  goOn: 'Continuer',
  confirmTitle: 'Confirmez ce retrait',
  to: 'Vers',
  back: 'Retour',
  newWaits: (hours) =>
    `Une adresse nouvelle ici attend ${hours} heures avant que de l’argent parte vers elle. ` +
    'Vous recevez un e-mail, et pouvez annuler.',
  twoStaff: (money) =>
    `Au-delà de ${money} en 24 heures, deux membres de l’équipe doivent approuver.`,
  rateLater: 'Le taux est celui auquel notre équipe l’envoie, et il est montré avec lui.',
  mailed:
    'Nous vous avons envoyé par e-mail un code valable exactement pour ceci, pendant 10 minutes.',
  mailing: 'Un code vous est envoyé par e-mail',
  mailAgain: 'Envoyer un autre code par e-mail',
  code: 'Code de l’e-mail',
  codeWrong:
    'Ce code n’est pas bon, ou son temps est passé. Regardez le dernier e-mail, ou faites-en ' +
    'envoyer un autre.',
  confirm: 'Confirmer',
  underWay: 'En route',
  showHistory: 'Historique des retraits',
  book: 'Carnet d’adresses',
  bookEmpty: 'Pas encore d’adresse. Chacune vers laquelle vous retirez est gardée ici.',
  bookAdd: 'Ajouter une adresse',
  bookAddTitle: 'Ajouter une adresse',
  bookLabel: 'Nom',
  bookLabelMissing: 'Donnez-lui un nom.',
  remove: 'Retirer',
  removeOf: (label) => `Retirer ${label}`,
  removed: 'L’adresse est retirée.',
  bookFailed: 'Votre carnet d’adresses n’a pas pu être chargé.',
  underWayFailed: 'Ce qui est en route n’a pas pu être chargé.',
  usableFrom: (when) => `Nouvelle : utilisable à partir de ${when}`,
  cancel: 'Annuler',
  cancelOf: (money) => `Annuler le retrait de ${money}`,
  columns: {
    nr: 'N°',
    asked: 'Demandé',
    id: 'ID du retrait',
    wallet: 'Portefeuille',
    amount: 'Montant',
    status: 'État',
  },
  empty: 'Vous n’avez pas encore de retraits.',
  emptyMore: 'Chacun figurera ici avec son état, et la transaction qui l’a payé.',
  more: 'Charger la suite',
  fee: (money) => `frais ${money}`,
  net: (money) => `${money} après les frais`,
  rate: (rate) => `à ${rate}`,
  rateComes: 'Le taux est celui de l’envoi.',
  statuses: {
    Pending: 'En attente',
    Approved: 'Approuvé',
    Paid: 'Payé',
    Rejected: 'Refusé',
    Cancelled: 'Annulé',
  },
  detail: {
    new_destination: 'Attend : l’adresse est nouvelle',
    in_review: 'Notre équipe l’examine',
    second_review: 'Approuvé par l’un des deux',
    approved: 'Sera envoyé',
    prepared: 'En cours d’envoi',
    sent: 'Envoyé, en cours de confirmation',
    paid: 'Payé',
    rejected: 'L’argent est de retour',
    cancelled: 'L’argent est de retour',
    returned: 'La banque l’a renvoyé',
  },
  returned: (money, reason) => `${money} sont revenus sur votre solde. ${reason}`,
  waitsUntil: (when) => `Attend jusqu’à ${when} : l’adresse est nouvelle`,
  overdue: 'En retard : il aurait dû être payé en cinq jours ouvrés.',
  due: (when) => `Dû pour ${when}`,
  at: (status, when) => `${status} ${when}`,
  by: {
    client: ' par vous',
    mail: ' par le lien de votre e-mail',
    staff: ' par notre équipe',
    demo: ' par l’exploitant de démonstration automatique',
    system: '',
  },
}
