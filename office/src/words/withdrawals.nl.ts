// In Dutch: a withdrawal, as staff look at it.

import type { Messages } from '#contract/shared/messages.ts'
import type { withdrawals as english } from './withdrawals.ts'

export const withdrawals: Messages<typeof english> = {
  title: 'Opname',
  after: (net: string) => `${net} na aftrek van de kosten`,
  to: 'Naar',
  client: 'Klant',
  name: 'Naam',
  email: 'E-mail',
  standing: 'Stand',
  standings: { active: 'Open', frozen: 'Bevroren', closed: 'Gesloten' },
  asked: 'Gevraagd',
  due: 'Uiterlijk',
  notBefore: 'Niet eerder dan',
  approvals: 'Goedkeuringen',
  approvalsOf: (given: number, needed: number) => `${given} van ${needed}`,
  by: (who: string) => `door ${who}`,
  happened: 'Wat er gebeurde',
  states: {
    pending: 'Gevraagd',
    approved: 'Goedgekeurd',
    paid: 'Betaald',
    rejected: 'Afgewezen',
    cancelled: 'Geannuleerd',
  },
  actors: { client: 'de klant', system: 'het systeem' },
  reason: 'Je reden; de klant leest die als je afwijst',
  approve: (amount: string) => `${amount} goedkeuren`,
  reject: 'Afwijzen',
  rejectNeedsReason: 'Zeg waarom: de klant leest het.',
  elsewhere: 'Hiervoor is nog geen scherm: beslis met npm run staff.',
}
