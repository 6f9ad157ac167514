// In Polish: the plans of the live account.

import type { Messages } from '#contract/shared/messages.ts'
import { pluralOf } from '#contract/shared/plurals.ts'
import type { plans as english } from '../plans.ts'

const plural = pluralOf('pl')

export const plans: Messages<typeof english> = {
  title: 'Plany handlowe',
  lead:
    'Plan to próg według wkładu: twoje zaksięgowane wpłaty minus twoje wypłaty. Za plan nic ' +
    'nie jest pobierane. Pieniądze są na twoim koncie: możesz je wypłacić, a handel może je ' +
    'stracić.',
  noNeed:
    'Handel ręczny nie wymaga planu. Plan mówi, ile transakcji dziennie może za ciebie ' +
    'składać automatyczny system transakcyjny, w skrócie ATS. Żaden plan nie czyni straty ' +
    'mniej prawdopodobną.',
  chosen: 'Twój wybór',
  current: 'Twój plan',
  none: 'Brak',
  requested: 'Poproszono',
  yourFunding: 'Twój wkład',
  since: (day) => `od ${day}`,
  asksFor: 'wkładu',
  trades: (count) =>
    plural(count, {
      one: '1 transakcja dziennie',
      few: `${count} transakcje dziennie`,
      other: `${count} transakcji dziennie`,
    }),
  system: 'ATS',
  systemVip: 'ATS (VIP)',
  systemName: 'przez automatyczny system transakcyjny',
  enough: 'Twój wkład już tyle wynosi.',
  missing: (amount) => `brakuje ${amount}`,
  keys: {
    active: 'Aktywny',
    requested: 'Poproszono',
    lower: 'Niższy',
    choose: 'Poproś o plan',
    raise: 'Poproś o wyższy',
  },
  takeBack: 'Wycofaj',
  takeBackOf: (plan) => `Wycofaj prośbę o ${plan}`,
  replaceTitle: (plan) => `Poprosić zamiast tego o ${plan}?`,
  replaceText: (first, day, second) =>
    `${day} poproszono o ${first}, a nasz zespół jeszcze nie zdecydował. Naraz można prosić ` +
    `o jeden plan: prośba o ${second} zajmie miejsce tamtej.`,
  replace: (plan) => `Poproś o ${plan}`,
  keep: (plan) => `Zostań przy prośbie o ${plan}`,
  keyOf: (key, plan) => `${key}: ${plan}`,
}
