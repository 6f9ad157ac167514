// In Dutch: requests for a higher plan, and the plans there are.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from '../plans.ts'

export const plans: Messages<typeof english> = {
  title: 'Abonnementen',
  request: 'Vraag om een abonnement',
  states: {
    open: 'Wacht',
    approved: 'Goedgekeurd',
    rejected: 'Afgewezen',
    replaced: 'Vervangen door een andere',
    cancelled: 'Ingetrokken',
  },
  state: 'Stand',
  number: 'Klantnr.',
  client: 'Klant',
  plan: 'Gevraagd abonnement',
  asked: 'Gevraagd',
  decided: 'Beslist',
  by: 'Door',
  none: 'Er is geen vraag met deze stand.',
  back: 'Alle vragen',
  table: 'De abonnementen',
  inForce: 'Van kracht',
  name: 'Abonnement',
  takes: 'Vraagt stortingen van',
  tradesADay: 'Transacties per dag',
  tableNote: 'stortingen min opnames; er wordt niets in rekening gebracht',
  change: 'Abonnementen wijzigen',
  waits: 'Er wacht een wijziging',
  becomes: 'Wat er verandert',
  versionsNote:
    'nieuwste eerst; wie een abonnement heeft houdt de transacties per dag waarmee die het kreeg',
  noVersions: 'Niemand heeft de abonnementen gewijzigd: de ingebouwde gelden.',
  says:
    'Een tweede persoon moet dit bevestigen, en het gaat op zijn vroegst een dag daarna in. Wie ' +
    'een abonnement heeft houdt het, met de transacties per dag waarmee die het kreeg. Over een ' +
    'vraag die wacht wordt beslist naar wat dan geldt.',
  fundingOf: (plan: string) => `${plan}: vraagt stortingen van, in dollars`,
  tradesOf: (plan: string) => `${plan}: transacties per dag`,
  current: 'Abonnement nu',
  noPlan: 'Geen',
  funding: 'Stortingen nu',
  needed: 'Het abonnement vraagt',
  missing: 'Ontbreekt',
  standing: 'Rekening',
  standings: { active: 'Open', frozen: 'Bevroren', closed: 'Gesloten' },
  identified: 'Geïdentificeerd',
  yes: 'ja',
  no: 'nee',
  evidence: 'Gegevens',
  earlier: 'Eerder gevraagd',
  noEarlier: 'Niets.',
  reason: 'Je reden, die de klant leest als je afwijst',
  rejectNeedsReason: 'Zeg waarom: de klant leest het.',
  approve: (plan: string) => `${plan} goedkeuren`,
  reject: 'Afwijzen',
  rejected: (reason: string) => `Afgewezen: ${reason}`,
  notFunded: 'De stortingen zijn er nog niet.',
}
