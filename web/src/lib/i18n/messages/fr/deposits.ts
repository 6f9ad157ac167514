// In French: paying in: the choice of a way, the modals of the coins, and the history.

import type { Messages } from '#contract/shared/messages.ts'
import { type Coin, coinFacts, coinNames, factsOf, perCoin } from '#kernel/coins.ts'
import type { deposits as english } from '../deposits.ts'

function networkName(network: string): string {
  const facts = factsOf(network)
  if (!facts) return 'la chaîne de ce bac à sable'
  const coin = coinNames[facts.coin]
  const names = {
    main: `le réseau ${coin}`,
    test: `le réseau de test ${coin}${facts.name ? ` ${facts.name}` : ''}`,
    local: `un réseau ${coin} privé pour des tests`,
  }
  return names[facts.kind]
}

/** Of a payment that waits for the usual confirmations. */
function within(coin: Coin): string {
  const { blockSeconds, confirmations } = coinFacts[coin]
  return blockSeconds.usual * confirmations.usual > 600
    ? 'En moins d’une heure'
    : 'En quelques minutes'
}

/** "15 secondes", "4 minutes" */
function lasting(seconds: number): string {
  return seconds < 90 ? `${seconds} secondes` : `${Math.round(seconds / 60)} minutes`
}

export const deposits: Messages<typeof english> = {
  title: 'Déposer des fonds',
  intro:
    'Choisissez comment vous voulez déposer. Ce qui arrive est ajouté au solde de votre ' +
    'compte live.',
  gateways: { card: 'Carte', ...coinNames },
  gatewayNotes: {
    card: 'Les données de votre carte vont au prestataire de paiement, jamais à nous.',
    ...perCoin(() => 'Vers une adresse à vous. Crédité une fois que le réseau l’a confirmé.'),
  },
  gatewayTerms: {
    card: 'À partir de 10 $. Pas de frais de notre part. En quelques secondes.',
    ...perCoin((coin) => `À partir de 1 $. Pas de frais de notre part. ${within(coin)}.`),
  },
  open: (name) => `Déposer par ${name}`,
  loading: 'Chargement',
  coins: coinNames,
  amountLabel: 'Montant en USD',
  amountHint:
    'De 1 $ à 1 000 000 $. Nous ne prenons pas de frais ; votre portefeuille paie ceux du réseau.',
  amountWrong: 'Saisissez des dollars de 1 à 1 000 000, avec au plus deux décimales.',
  equivalent: (code) => `Montant en ${code}`,
  equivalentNone: 'Saisissez un montant pour le voir.',
  rateLine: (rate, code) => `1 ${code} = ${rate}`,
  preview: 'Aperçu',
  working: 'Un instant',
  send: 'Envoyez exactement',
  address: 'à cette adresse qui est la vôtre',
  copyAddress: 'Copier l’adresse',
  copyAmount: 'Copier le montant',
  copied: 'Adresse de portefeuille copiée !',
  amountCopied: 'Montant copié !',
  qr: 'L’adresse et le montant sous forme de code QR',
  timeLeft: 'Ce taux tient encore',
  timeOver:
    'Ce taux a pris fin. Vous pouvez encore payer : le taux de la confirmation est alors utilisé.',
  newRate: 'Prendre le nouveau taux',
  testNet: 'Cryptos de test seulement. Ces cryptos et cette adresse ne valent rien.',
  onlyThis: (name, network) =>
    `Envoyez seulement ${name}, par ${networkName(network)}. D’autres cryptos et réseaux sont ` +
    'perdus.',
  keep:
    'Exactement ce montant, envoyé à temps, est crédité à ce taux. « Demander » le met sur ' +
    'votre liste, avec l’image si vous en avez choisi une.',
  arrived: (coins) => `Votre paiement de ${coins} a été vu.`,
  byItself:
    'Vous pouvez fermer ceci : cela continue tout seul, et vous êtes prévenu quand c’est crédité.',
  asked: 'Vous avez demandé ce dépôt et pouvez fermer ceci. Rien n’en est arrivé jusqu’ici.',
  goOn: 'Continuer',
  goOnWith: (money) => `Continuer le paiement de ${money}`,
  giveUp: 'Abandonner ce dépôt',
  close: 'Fermer',
  takes: (needed, seconds) =>
    `Sur votre solde après ${needed} confirmations, environ ${lasting(seconds)} après l’envoi.`,
  receipt: 'Image du justificatif (facultatif)',
  receiptHint:
    'JPEG, PNG ou WebP, 5 Mo au plus. Une note pour notre équipe : seul le paiement lui-même ' +
    'compte.',
  chooseReceipt: 'Choisir une image',
  otherReceipt: 'Choisir une autre image',
  receiptLarge: 'Un fichier peut faire 5 Mo au plus.',
  receiptUnknown: 'Veuillez choisir une image JPEG, PNG ou WebP.',
  request: 'Demander',
  requesting: 'Envoi',
  back: 'Retour',
  done: 'Terminé',
  test: 'Test',
  testCoins: 'Envoyer des cryptos de test',
  testCoinsNote:
    'Le bac à sable paie cette adresse pour vous, afin que vous puissiez voir arriver un dépôt.',
  status: 'Paiement',
  underWay: 'En route',
  showHistory: 'Historique des dépôts',
  historyTitle: 'Historique des dépôts',
  columns: {
    nr: 'N°',
    id: 'ID du dépôt',
    shortId: 'ID',
    method: 'Moyen',
    amount: 'Montant déposé',
    shortAmount: 'Montant',
    coin: 'Montant en crypto',
    status: 'État',
    date: 'Date',
    time: 'Heure',
  },
  empty: 'Vous n’avez pas encore de dépôts.',
  emptyMore:
    'Chacun figurera ici avec son état, du moment où il est vu jusqu’à ce qu’il soit crédité.',
  more: 'Charger la suite',
  underWayFailed: 'Ce qui est en route n’a pas pu être chargé.',
  statuses: {
    Pending: 'En attente',
    Approved: 'Approuvé',
    Rejected: 'Refusé',
  },
  detail: {
    waiting: 'Attend votre paiement',
    rate_over: 'Attend ; le taux de la confirmation sera utilisé',
    seen: 'Vu, attend son premier bloc',
    confirming: 'En cours de confirmation',
    gone: 'Le réseau l’a perdu ; il reviendra peut-être',
    exact: 'Crédité comme demandé',
    partial: 'Il est venu moins que demandé ; crédité tel que venu',
    over: 'Il est venu plus que demandé ; tout est crédité',
    late: 'Venu tard ; crédité au taux de sa confirmation',
    unasked: 'Crédité au taux de sa confirmation',
    restored: 'Repris, puis recrédité',
    expired: 'Aucun paiement n’est venu',
    cancelled: 'Vous l’avez abandonné',
    dust: 'Vaut moins d’un cent',
    declined: 'Décliné',
    refused: 'Refusé par notre équipe',
    disputed: 'Contesté, et repris',
    reorged: 'Le réseau l’a repris',
  },
  confirmed: (deep, needed) => `${Math.min(deep, needed)} confirmations sur ${needed}`,
  credited: (money) => `${money} ajoutés à votre solde`,
  unknownAmount: 'à la confirmation',
  rate: (rate) => `à ${rate}`,
  rates: (rate, rest) => `à ${rate}, le reste à ${rest}`,
}
