// In French: promotions.

import type { Messages } from '#contract/shared/messages.ts'
import type { promotions as english } from '../promotions.ts'

export const promotions: Messages<typeof english> = {
  title: 'Promotions',
  lead:
    'Ce qui vous est proposé ici, et ce qu’il en advient. Rien n’en lie votre propre argent : ' +
    'vous pouvez trader avec lui et le retirer comme s’il n’y avait pas de promotion.',
  enter: 'Saisir un code',
  code: 'Code promotionnel',
  codeHelp: 'Majuscules, espaces et tirets ne font pas de différence.',
  use: 'Utiliser le code',
  blocked: 'Rien ne vous est proposé pour le moment',
  limits: 'Limites et pauses',
  profile: 'Modifier le profil',
  closed: 'Aucune promotion ne court dans le pays de votre profil.',
  offers: 'Ce qui vous est proposé',
  noOffers: 'Il n’y a rien à prendre sans code maintenant.',
  take: 'Prendre',
  sure: 'Prendre cette prime sur votre prochain dépôt ?',
  yes: 'Prendre',
  no: 'Pas maintenant',
  yours: 'Ce qui vous a été accordé',
  none: 'Rien ne vous a encore été accordé.',
  kinds: {
    code: 'Code promotionnel',
    deposit: 'Prime de dépôt',
    cashback: 'Remise en argent',
    referral: 'Parrainage',
  },
  states: {
    waiting: 'Attend un dépôt',
    running: 'Mise en jeu en cours',
    paid: 'Payé',
    given_up: 'Abandonné',
    expired: 'Délai écoulé',
    taken_back: 'Son dépôt a été repris',
  },
  bonus: 'Dollars de prime promis',
  gives: {
    bonus: (amount) => `${amount} en dollars de prime`,
    share: (percent, most, least) =>
      `Dollars de prime de ${percent} % d’un dépôt de ${least} ou plus, ${most} au plus`,
    demo: (amount) => `${amount} pour le compte démo`,
    cashback: (percent, most, least) =>
      `${percent} % de ce qui a été perdu, à partir d’une perte de ${least}, ${most} au plus`,
    reward: (own, friend, least) =>
      `${own} pour vous et ${friend} pour un ami qui dépose ${least} ou plus`,
  },
  turnover: (times, days) =>
    `Ils deviennent de l’argent une fois que vos opérations ont mis en jeu ${times} fois leur ` +
    `montant, en ${days} jours.`,
  every: {
    week: 'Calculé pour chaque semaine à partir du lundi, selon UTC.',
    month: 'Calculé pour chaque mois, selon UTC.',
  },
  referral: (days) =>
    'Payé aux deux une fois que l’identité de l’ami est approuvée et que l’argent de son premier ' +
    `dépôt est resté ${days} jours.`,
  until: (date) => `Court jusqu’au ${date}`,
  progress: (counted, target) => `${counted} mis en jeu sur ${target}`,
  ends: (date) => `Jusqu’au ${date}`,
  ended: (date) => `A pris fin le ${date}`,
  giveUp: 'Abandonner',
  giveUpNamed: (name) => `Abandonner : ${name}`,
  giveUpSure: 'Abandonner ceci ? Votre propre argent reste tel quel.',
  giveUpYes: 'Abandonner',
  keep: 'Garder',
  rules: 'Les règles, avant que vous preniez quoi que ce soit',
  rule: [
    'Les dollars de prime sont une promesse, et pas de l’argent : ils ne peuvent être ni misés ' +
      'ni retirés, et personne ne prête contre eux.',
    'Vous ne tradez qu’avec votre propre argent. Il n’est jamais bloqué : le retirer n’est ' +
      'jamais refusé ni retardé pour une prime, et n’en fait cesser aucune.',
    'Une opération du compte live compte une fois qu’elle est gagnée ou perdue : avec sa mise, ' +
      'ou avec le gain qu’elle aurait pu faire s’il est plus petit.',
    'Là où deux opérations ont couru en même temps sur un instrument en sens opposés, aucune ne ' +
      'compte. Les égalités et les opérations invalides ne comptent pas.',
    'Une fois qu’assez a été mis en jeu, les dollars de prime deviennent des dollars du compte ' +
      'live, tous à la fois.',
    'Trader plus pour atteindre une prime coûte en moyenne une part de ce que vous misez : ' +
      'chaque prix contient notre marge. Tradez comme vous le feriez sans prime.',
    'Vous pouvez abandonner à tout moment ce qui n’est pas encore payé. Ce qui n’est pas mis en ' +
      'jeu à temps prend fin, et n’emporte rien qui soit à vous.',
    'Une promotion est pour une personne d’un foyer : un document, un appareil, une carte ou une ' +
      'adresse de retrait.',
  ],
  responsible: (limit, days) =>
    'Rien n’est proposé à qui est en temps d’arrêt, s’est exclu, a un compte gelé, ou a perdu ' +
    `plus de ${limit} sur le compte live dans les ${days} derniers jours.`,
}
