// In French: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from '../plans.ts'

export const plans: Messages<typeof english> = {
  title: 'Plans de trading',
  lead:
    'Un plan est un palier selon l’apport : vos dépôts crédités moins vos retraits. Rien ' +
    'n’est facturé pour un plan. L’argent est sur votre compte : vous pouvez le retirer, et ' +
    'le trading peut le perdre.',
  noNeed:
    'Trader à la main ne demande pas de plan. Un plan dit combien d’opérations par jour le ' +
    'système de trading automatique, ATS en abrégé, peut passer pour vous. Aucun plan ne rend ' +
    'une perte moins probable.',
  chosen: 'Votre choix',
  current: 'Votre plan',
  none: 'Aucun',
  requested: 'Demandé',
  yourFunding: 'Votre apport',
  since: (day) => `depuis le ${day}`,
  asksFor: 'd’apport',
  trades: (count) => (count < 2 ? `${count} opération par jour` : `${count} opérations par jour`),
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'par le système de trading automatique',
  enough: 'Vous avez apporté autant.',
  missing: (amount) => `Il manque ${amount}`,
  keys: {
    active: 'Actif',
    requested: 'Demandé',
    lower: 'Inférieur',
    choose: 'Demander ce plan',
    raise: 'Demander le passage',
  },
  takeBack: 'Reprendre',
  takeBackOf: (plan) => `Reprendre la demande de ${plan}`,
  replaceTitle: (plan) => `Demander plutôt ${plan} ?`,
  replaceText: (first, day, second) =>
    `Vous avez demandé ${first} le ${day}, et notre équipe n’a pas encore décidé. Un seul ` +
    `plan peut être demandé à la fois : demander ${second} prend la place de cette demande.`,
  replace: (plan) => `Demander ${plan}`,
  keep: (plan) => `Continuer à demander ${plan}`,
  keyOf: (key, plan) => `${key} : ${plan}`,
}
