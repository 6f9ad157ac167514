// In French: letters about money.

import type { Messages } from '#contract/shared/messages.ts'
import type {
  corrections as englishCorrections,
  credits as englishCredits,
  deposits as englishDeposits,
  withdrawals as englishWithdrawals,
} from '../money.ts'

export { reasonWords } from '#contract/client/fr/reason-words.ts'

const seeDeposits = 'Voir vos dépôts'
const seeWithdrawals = 'Voir vos retraits'
const seeCredits = 'Voir vos crédits'
const moneyBack = 'L’argent est de nouveau sur votre solde, sans aucuns frais.'
const writeToUs =
  'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de ' + 'passe et écrivez-nous.'

export const deposits: Messages<typeof englishDeposits> = {
  received: (coins, needed) => ({
    subject: 'Votre paiement a été vu',
    paragraphs: [
      `Un paiement de ${coins} à votre adresse de dépôt a été vu. Il est ` +
        `crédité une fois que le réseau l’a confirmé ${needed} fois.`,
    ],
    action: seeDeposits,
  }),
  receivedAgain: (coins, needed) => ({
    subject: 'Votre paiement a été revu',
    paragraphs: [
      `Un paiement de ${coins} à votre adresse de dépôt a été revu. Il est ` +
        `crédité une fois que le réseau l’a confirmé ${needed} fois.`,
    ],
    action: seeDeposits,
  }),
  lost: (coins) => ({
    subject: 'Le réseau a perdu votre paiement',
    paragraphs: [
      `Un paiement de ${coins} à votre adresse de dépôt ne fait plus partie de ` +
        'la chaîne, donc rien n’a été crédité pour lui.',
      'Il revient souvent de lui-même en quelques minutes, et il est alors ' +
        'crédité comme d’habitude. Sinon, votre portefeuille montre ce que les ' +
        'pièces sont devenues.',
    ],
    action: seeDeposits,
  }),
  cancelled: {
    subject: 'Vous avez abandonné un dépôt',
    paragraphs: [
      'Vous avez abandonné un dépôt avant que quoi que ce soit n’arrive. Rien ' +
        'n’a été facturé.',
    ],
    action: seeDeposits,
    closing: ['Si vous avez payé quand même, ce qui arrive est crédité.'],
  },
  cancelledOf: (amount) =>
    `Vous avez abandonné un dépôt de ${amount} avant que quoi que ce soit ` +
    'n’arrive. Rien n’a été facturé.',
  approved: (amount) => ({
    subject: 'Votre dépôt est approuvé',
    paragraphs: [`${amount} ont été ajoutés au solde de votre compte réel.`],
    action: seeDeposits,
  }),
  identityDue: (day) =>
    'Nous ne savons pas encore qui vous êtes : veuillez envoyer une image ' +
    `d’une pièce d’identité avant la fin du ${day}, sur la page de ` +
    'vérification de votre compte.',
  byCard: 'Il a été payé par carte.',
  isCopy: (day) => `C’était le ${day} : ceci est une copie de notre lettre.`,
  arrived: (coins, rate) => `${coins} sont arrivés, au taux de ${rate}.`,
  arrivedAbove: (coins, rate, rest) =>
    `${coins} sont arrivés, au taux de ${rate}, et de ${rest} pour ce qui est venu en plus.`,
  outcomes: {
    partial: 'C’est moins que ce que vous aviez demandé, et cela a été crédité tel ' + 'quel.',
    over: 'C’est plus que ce que vous aviez demandé ; tout a été crédité.',
    late: 'C’est arrivé après la fin du taux, donc le taux de sa confirmation a ' + 'été utilisé.',
    unasked: 'Rien n’avait été demandé, donc le taux de sa confirmation a été utilisé.',
  },
  rejected: (reason) => ({
    subject: 'Votre dépôt a été refusé',
    paragraphs: ['Un dépôt a été refusé, pour cette raison :', reason],
    action: seeDeposits,
    closing: [
      'Si vous avez payé quand même, contactez l’assistance : ce qui arrive ' + 'est crédité.',
    ],
  }),
  rejectedOf: (amount) => `Un dépôt de ${amount} a été refusé, pour cette raison :`,
  reversed: (amount, reason) => ({
    subject: 'Un dépôt a été repris',
    paragraphs: [
      `Un dépôt de ${amount} qui avait été ajouté à votre solde a été repris :`,
      reason,
      'Votre compte est gelé jusqu’à ce que notre équipe l’ait examiné : vous ' +
        'ne pouvez ni trader, ni déposer, ni demander un retrait. Vous pouvez ' +
        'vous connecter, tout consulter, annuler un retrait en attente et ' +
        'exporter vos données. Veuillez contacter l’assistance.',
    ],
  }),
}

export const withdrawals: Messages<typeof englishWithdrawals> = {
  code: (code) => ({
    subject: 'Votre code pour un retrait',
    paragraphs: [
      `Le code : ${code}`,
      'Il est valable 10 minutes, une fois, et pour rien d’autre. Ne le donnez ' + 'à personne.',
    ],
    closing: [
      'Si vous ne l’avez pas demandé, quelqu’un d’autre est connecté à votre ' +
        'place : choisissez tout de suite un nouveau mot de passe et ' +
        'écrivez-nous.',
    ],
  }),
  codeToAdd: (place) =>
    'Ce code confirme que vous voulez ajouter cette destination à votre ' +
    `carnet d’adresses : ${place}.`,
  codeToSend: (amount, place) =>
    `Ce code confirme que vous voulez retirer ${amount} vers ${place}.`,
  placeAdded: (place) => ({
    subject: 'Une adresse de retrait a été ajoutée',
    paragraphs: ['Cette adresse a été ajoutée à votre carnet d’adresses :', place],
    action: 'Voir mon carnet d’adresses',
    closing: [writeToUs],
  }),
  asked: (amount, place, fee) => ({
    subject: 'Votre retrait a été demandé',
    paragraphs: [
      `Un retrait de ${amount} vers ${place} a été demandé ; les frais de ` +
        `${fee} en sont déduits. L’argent est retenu jusqu’à ce qu’il soit payé.`,
      'Si c’était vous, vous n’avez rien à faire. Sinon, annulez-le par ce ' +
        'lien ; il marche sans connexion, tant que l’argent n’est pas en route.',
    ],
    action: 'Le voir, ou l’annuler',
    closing: [
      'Si ce n’était pas vous, choisissez aussi tout de suite un nouveau mot ' +
        'de passe, et écrivez-nous.',
    ],
  }),
  waits: (until) => `La destination est nouvelle : rien ne part avant le ${until}.`,
  approved: (amount, place) => ({
    subject: 'Votre retrait est approuvé',
    paragraphs: [`Votre retrait de ${amount} vers ${place} est approuvé et va être envoyé.`],
    action: seeWithdrawals,
  }),
  sent: (amount, place) => ({
    subject: 'Votre retrait a été envoyé',
    paragraphs: [
      `Votre retrait de ${amount} vers ${place} a été envoyé. Il compte comme ` +
        'payé une fois que le réseau l’a confirmé.',
    ],
    action: seeWithdrawals,
  }),
  paid: (amount, place) => ({
    subject: 'Votre retrait est payé',
    paragraphs: [`Votre retrait de ${amount} vers ${place} est payé.`],
    action: seeWithdrawals,
  }),
  left: (net, fee) => `Ce qui est parti : ${net} après les frais de ${fee}.`,
  leftInCoins: (net, fee, coins, rate) =>
    `Ce qui est parti : ${net} après les frais de ${fee}, soit ${coins} à ` + `${rate} l’unité.`,
  reference: (reference) => `Référence : ${reference}`,
  transaction: (reference) => `Transaction du réseau : ${reference}`,
  rejected: (amount, place, reason) => ({
    subject: 'Votre retrait a été refusé',
    paragraphs: [
      `Votre retrait de ${amount} vers ${place} a été refusé, pour cette raison :`,
      reason,
      moneyBack,
    ],
    action: seeWithdrawals,
  }),
  cancelled: (amount, place) => ({
    subject: 'Votre retrait est annulé',
    paragraphs: [`Vous avez annulé votre retrait de ${amount} vers ${place}.`, moneyBack],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
  cancelledByMail: (amount, place) => ({
    subject: 'Votre retrait est annulé',
    paragraphs: [
      `Votre retrait de ${amount} vers ${place} a été annulé par le lien de ` +
        'notre e-mail à son sujet : aucune connexion n’est nécessaire pour cela.',
      moneyBack,
    ],
    action: seeWithdrawals,
    closing: [writeToUs],
  }),
}

export const corrections: Messages<typeof englishCorrections> = {
  deposit_restored: (amount) => ({
    subject: 'Un dépôt a été recrédité',
    paragraphs: [
      `Un de vos dépôts qui avait été repris est de nouveau là : ${amount} ont ` +
        'été ajoutés au solde de votre compte réel, autant qu’il en avait été ' +
        'retiré.',
    ],
  }),
  withdrawal_returned: (amount, taken) => ({
    subject: 'Un paiement à votre banque est revenu',
    paragraphs: [
      `La banque a renvoyé un de vos paiements : ${amount} ont été ajoutés au ` +
        'solde de votre compte réel. C’est ce qui est revenu : de ce que nous ' +
        `avions envoyé, les banques ont gardé ${taken}.`,
    ],
  }),
  goodwill: (amount) => ({
    subject: 'De l’argent a été ajouté à votre solde',
    paragraphs: [`${amount} ont été ajoutés au solde de votre compte réel.`],
  }),
  noted: 'La raison, telle que deux membres de notre équipe l’ont notée :',
  action: 'Voir votre relevé',
}

export const credits: Messages<typeof englishCredits> = {
  bought: (credits, price, paid, invoice) => ({
    subject: `Vous avez acheté ${credits} crédits`,
    paragraphs: [
      `${credits} crédits sont à vous. Ils ont coûté ${price} € taxes ` +
        `comprises, soit ${paid} de votre solde réel. La facture est ${invoice} ` +
        '; elle est sur la page de vos crédits.',
    ],
    action: seeCredits,
  }),
  kept: 'Les crédits ne peuvent pas être rendus.',
  until: (day) => `Ce que vous n’aurez pas utilisé le ${day} peut y être rendu jusque-là.`,
  givenBack: (credits, paid, note) => ({
    subject: `Vous avez rendu ${credits} crédits`,
    paragraphs: [
      `${paid} sont de nouveau sur votre solde réel pour ${credits} crédits ` +
        `qui n’ont pas été utilisés. L’avoir est ${note}.`,
    ],
    action: seeCredits,
  }),
  low: (left, least) => ({
    subject: `Il vous reste ${left} crédits`,
    paragraphs: [
      `Il vous reste ${left} crédits. Avec moins de ${least}, le trader ` +
        'automatique ne commence rien de nouveau sur votre compte de bourse ; ce ' +
        'qui y est ouvert est fermé selon ses propres règles.',
      'Trader ici, à la main ou avec le système de trading de votre plan, ne ' +
        'demande pas de crédits.',
    ],
    action: seeCredits,
  }),
  notBought: (credits) => ({
    subject: 'Votre dépôt n’a pas acheté de crédits',
    paragraphs: [
      `Votre dépôt est sur votre solde réel. Il devait acheter ${credits} ` +
        'crédits et ne l’a pas fait : la page de vos crédits dit pourquoi. Vous ' +
        'pouvez les y acheter avec votre solde.',
    ],
    action: seeCredits,
  }),
  overdue: (left, since, months) => ({
    subject: 'Avis : votre compte peut prendre fin pour crédits négatifs',
    paragraphs: [
      `Vous avez ${left} crédits, et êtes sous zéro depuis le ${since}. Après ` +
        `${months} mois ainsi, nos conditions nous permettent de mettre fin à un ` +
        'compte, et notre équipe en a été informée.',
      'Acheter des crédits y met fin aussitôt. Votre argent reste à vous, et ' +
        'vous pouvez le retirer.',
    ],
    action: seeCredits,
  }),
}
