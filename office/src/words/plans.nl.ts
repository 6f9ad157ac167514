// In Dutch: requests for a higher plan, and the plans there are.

import type { Messages } from '#contract/shared/messages.ts'
import type { plans as english } from './plans.ts'

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
  name: 'Abonnement',
  takes: 'Vraagt stortingen van',
  tradesADay: 'Transacties per dag',
  tableNote:
    'Een abonnement vraagt om stortingen min opnames; er wordt niets in rekening gebracht. De ' +
    'tabel is in elke installatie gelijk: ze staat in het programma en in de juridische teksten.',
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
