// In German: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from '../plans.ts'

export const plans: Messages<typeof english> = {
  title: 'Handelspläne',
  lead:
    'Ein Plan ist eine Stufe nach Einlage: deine verbuchten Einzahlungen abzüglich deiner ' +
    'Auszahlungen. Für einen Plan wird nichts berechnet. Das Geld ist auf deinem Konto: du ' +
    'kannst es auszahlen lassen, und der Handel kann es verlieren.',
  noNeed:
    'Der Handel von Hand braucht keinen Plan. Ein Plan sagt, wie viele Trades pro Tag das ' +
    'automatische Handelssystem, kurz ATS, für dich platzieren darf. Kein Plan macht einen ' +
    'Verlust unwahrscheinlicher.',
  chosen: 'Deine Wahl',
  current: 'Dein Plan',
  none: 'Keiner',
  requested: 'Beantragt',
  yourFunding: 'Deine Einlage',
  since: (day) => `seit ${day}`,
  asksFor: 'Einlage',
  trades: (count) => (count === 1 ? '1 Trade pro Tag' : `${count} Trades pro Tag`),
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'durch das automatische Handelssystem',
  enough: 'So viel hast du gebracht.',
  missing: (amount) => `${amount} fehlen`,
  keys: {
    active: 'Aktiv',
    requested: 'Beantragt',
    lower: 'Niedriger',
    choose: 'Plan beantragen',
    raise: 'Höheren beantragen',
  },
  takeBack: 'Zurücknehmen',
  takeBackOf: (plan) => `Den Antrag auf ${plan} zurücknehmen`,
  replaceTitle: (plan) => `Stattdessen ${plan} beantragen?`,
  replaceText: (first, day, second) =>
    `Du hast am ${day} ${first} beantragt, und unser Team hat noch nicht entschieden. Es kann ` +
    `immer nur ein Plan beantragt sein: ein Antrag auf ${second} tritt an die Stelle dieses ` +
    'Antrags.',
  replace: (plan) => `${plan} beantragen`,
  keep: (plan) => `Bei ${plan} bleiben`,
  keyOf: (key, plan) => `${key}: ${plan}`,
}
