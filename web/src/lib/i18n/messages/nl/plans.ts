// In Dutch: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from '../plans.ts'

export const plans: Messages<typeof english> = {
  title: 'Handelsplannen',
  lead:
    'Een plan is een trede naar inbreng: je verwerkte stortingen min je opnames. Voor een plan ' +
    'wordt niets in rekening gebracht. Het geld staat op je account: je kunt het opnemen, en met ' +
    'handelen kun je het verliezen.',
  noNeed:
    'Met de hand handelen kan zonder plan. Een plan zegt hoeveel transacties per dag het ' +
    'geautomatiseerde handelssysteem, kortweg ATS, voor je mag plaatsen. Geen plan maakt verlies ' +
    'minder waarschijnlijk.',
  chosen: 'Jouw keuze',
  current: 'Jouw plan',
  none: 'Geen',
  requested: 'Aangevraagd',
  yourFunding: 'Jouw inbreng',
  since: (day: string) => `sinds ${day}`,
  asksFor: 'aan inbreng',
  trades: (count: number) =>
    count === 1 ? '1 transactie per dag' : `${count} transacties per dag`,
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'door het geautomatiseerde handelssysteem',
  enough: 'Zoveel heb je ingebracht.',
  missing: (amount: string) => `Nog ${amount} nodig`,
  keys: {
    active: 'Actief',
    requested: 'Aangevraagd',
    lower: 'Lager',
    choose: 'Plan aanvragen',
    raise: 'Hoger plan aanvragen',
  },
  takeBack: 'Terugnemen',
  takeBackOf: (plan: string) => `De aanvraag voor ${plan} terugnemen`,
  replaceTitle: (plan: string) => `In plaats daarvan ${plan} aanvragen?`,
  replaceText: (first: string, day: string, second: string) =>
    `Je hebt op ${day} ${first} aangevraagd, en onze medewerkers hebben nog niet beslist. Je ` +
    `kunt één plan tegelijk aanvragen: een aanvraag voor ${second} komt daarvoor in de plaats.`,
  replace: (plan: string) => `${plan} aanvragen`,
  keep: (plan: string) => `Bij ${plan} blijven`,
  keyOf: (key: string, plan: string) => `${key}: ${plan}`,
}
