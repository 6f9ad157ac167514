// In French: pre-paid credits.

import type { Messages } from '#contract/shared/messages.ts'
import type { credits as english } from '../credits.ts'

export const credits: Messages<typeof english> = {
  title: 'Crédits',
  lead:
    'Le trader automatique sur votre propre compte de plateforme d’échange se paie ' +
    'd’avance, en crédits. Trader ici, à la main ou par le système de trading de votre ' +
    'plan, n’en demande pas.',
  yours: 'Vos crédits',
  count: (figure) => `${figure} crédits`,
  may: 'Le trader automatique peut commencer de nouvelles opérations.',
  mayNot:
    'Avec moins d’un crédit, le trader automatique ne commence rien de nouveau ; ce qui est ' +
    'ouvert est fermé selon ses propres règles.',
  debt: (since, until) =>
    `Sous zéro depuis ${since}. À partir de ${until}, nos conditions nous permettent de ` +
    'mettre fin au compte pour cela ; acheter des crédits y met fin aussitôt.',
  tariff: 'Ce qui les utilise',
  uses: {
    day: 'Un jour de trading automatique live',
    trade: 'Une opération exécutée sur une plateforme d’échange',
  },
  each: (figure) => `${figure} crédits`,
  low: (figure) => `Vous êtes prévenu dès que vous avez moins de ${figure}.`,
  buy: 'Acheter des crédits',
  priceOf: (euros) => `${euros} €`,
  withTax: (vat, percent, country) => `avec ${vat} € de TVA (${percent} %, ${country})`,
  withoutTax: 'sans TVA',
  takes: (usd) => `prend ${usd} de votre solde live`,
  rate: (dollar) => `Un euro vaut ${dollar} ici ; le taux est le nôtre, pas celui d’un marché.`,
  noReturn: 'Ce qui a été acheté n’est pas remboursé.',
  returns: (days) =>
    `Ce qui est inutilisé peut être rendu dans les ${days} jours ; ensuite, ce n’est plus ` +
    'remboursé.',
  buyPack: (figure) => `En acheter ${figure}`,
  sure: (figure, usd) => `Acheter ${figure} crédits pour ${usd} ?`,
  yes: 'Les acheter',
  no: 'Pas maintenant',
  pay: 'Payer par un dépôt',
  payLead:
    'Un dépôt qui attend son paiement peut acheter des crédits dès qu’il est crédité, au prix ' +
    'd’alors. Ce qu’il apporte au-delà reste sur votre solde.',
  noDeposits: 'Aucun de vos dépôts n’attend de paiement.',
  ask: 'Demander un dépôt',
  deposit: 'Dépôt',
  pack: 'Crédits',
  choose: 'Choisir',
  order: 'Acheter avec ce dépôt',
  orders: 'Dépôts qui achètent des crédits',
  waits: 'attend',
  bought: 'acheté',
  dropped: 'n’achète plus',
  notBought: 'n’a rien acheté',
  drop: 'Ne pas acheter',
  purchases: 'Achats',
  noPurchases: 'Vous n’en avez pas encore acheté.',
  invoice: (name) => `Facture ${name}`,
  creditNote: (name) => `Avoir ${name}`,
  giveBack: (figure, usd) => `En rendre ${figure} pour ${usd}`,
  givenBack: (figure, usd) => `${figure} rendus pour ${usd}`,
  until: (day) => `jusqu’à ${day}`,
  statement: 'Relevé des crédits',
  moves: { credit_issue: 'Achetés', credit_charge: 'Utilisés', credit_refund: 'Rendus' },
  noMoves: 'Rien n’a encore bougé.',
  columns: { at: 'Heure', what: 'Quoi', credits: 'Crédits', left: 'Reste' },
  more: 'Plus anciens',
  blocked: {
    credits_closed: 'Les crédits ne sont pas vendus pour le moment.',
    credits_need_profile: 'Veuillez d’abord compléter votre profil : une facture vous nomme.',
    credits_need_identity: 'Veuillez d’abord envoyer une pièce d’identité.',
    account_frozen: 'Votre compte est gelé.',
  },
  cannot: 'Vous ne pouvez pas acheter de crédits pour le moment.',
}
