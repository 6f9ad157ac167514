// In Dutch: the terms of trade, as whoever proposes and confirms them reads them.

import type { Messages } from '#contract/shared/messages.ts'
import type { terms as english } from '../terms.ts'

export const terms: Messages<typeof english> = {
  tab: 'Voorwaarden',
  inForce: 'Van kracht',
  inForceNote: 'waarmee een transactie die nu wordt aangenomen is geprijsd',
  versions: 'Versies',
  versionsNote: 'nieuwste eerst; een transactie houdt de voorwaarden waarmee ze is aangenomen',
  noVersions: 'Niemand heeft de voorwaarden gewijzigd: de ingebouwde gelden.',
  names: {
    margin_bp: 'Huismarge',
    entry_delay_ms: 'Uitstel van de instap',
    exit_average_seconds: 'Slot van korte transacties',
    strike_rates: 'Strike rates',
    traded_categories: 'Verhandelde soorten',
  },
  states: {
    proposed: 'Wacht op een tweede persoon',
    confirmed: 'Komt eraan',
    in_force: 'Van kracht',
    past: 'Voorbij',
  },
  change: 'Wijzigen',
  changeOf: (name: string) => `Wijzigen: ${name}`,
  waits: 'Er wacht een wijziging',
  term: 'Voorwaarde',
  becomes: 'Geldt',
  was: 'Gold eerst',
  state: 'Toestand',
  from: 'Vanaf (UTC)',
  wanted: (when: string) => `gevraagd vanaf ${when}`,
  proposedBy: 'Voorgesteld',
  confirmedBy: 'Bevestigd',
  reason: 'Waarom',
  none: '–',
  says:
    'Een tweede persoon moet dit bevestigen, en het gaat op zijn vroegst een dag daarna in. ' +
    'Transacties die eerder zijn aangenomen houden hun voorwaarden.',
  milliseconds: (value: number) => `${value} ms`,
  average: (seconds: number) =>
    seconds === 1 ? 'de laatste koers' : `het gemiddelde van de laatste ${seconds} seconden`,
  numbers: {
    margin_bp: {
      label: 'Marge, in procenten',
      hint: 'Het deel van de inzet dat het huis gemiddeld houdt.',
    },
    entry_delay_ms: {
      label: 'Uitstel van de instap, in milliseconden',
      hint:
        'Een transactie stapt in op de eerste koers later dan haar aanname en dit, vanaf de dag ' +
        'waarop de voorwaarden van 28 november 2026 hier gelden.',
    },
    exit_average_seconds: {
      label: 'Seconden waarvan het slot het gemiddelde is',
      hint: 'Voor transacties van hoogstens twee minuten; 1 is de laatste koers alleen.',
    },
  },
  fromWhen: 'Vanaf wanneer, in UTC',
  why: 'Je reden, bewaard in het logboek',
  evidence: 'Waaruit blijkt dat het klopt (mag leeg blijven)',
  propose: 'Voorstellen',
  sayNumber: {
    margin_bp: 'Een marge is 0 tot 50 procent, met hooguit twee decimalen.',
    entry_delay_ms: 'Een uitstel is 0 tot 2000 milliseconden.',
    exit_average_seconds: 'Hele seconden, 1 tot 10.',
  },
  sayOne: 'Kies er minstens één.',
  sayTime: 'Noem een tijd die nog komt, binnen een jaar.',
  sayWhy: 'Zeg waarom.',
  planIs: (name: string, funding: string, trades: number) =>
    `${name}: vraagt ${funding}, ${trades} ${trades === 1 ? 'transactie' : 'transacties'} per dag`,
  sayFunding: 'Hele dollars van 1 tot 10.000.000, meer dan het abonnement eronder vraagt.',
  sayTrades: 'Een heel getal van 1 tot 1.000, niet minder dan het abonnement eronder geeft.',
  rate: (buy: string, sell: string) => `Buy betaalt ${buy}, Sell betaalt ${sell}`,
}
