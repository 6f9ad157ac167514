// In Dutch: the list of clients.

import type { Messages } from '#contract/shared/messages.ts'
import type { clients as english } from '../clients.ts'

export const clients: Messages<typeof english> = {
  title: 'Klanten',
  search: 'Naam, e-mail, telefoon, nummer, walletadres of transactie',
  number: 'Klant',
  name: 'Naam',
  email: 'E-mail',
  standing: 'Stand',
  standings: { active: 'Open', frozen: 'Bevroren', closed: 'Gesloten' },
  identity: 'Identiteit',
  identified: 'Geïdentificeerd',
  notIdentified: 'Nog niet',
  plan: 'Plan',
  noPlan: 'Geen plan',
  country: 'Land',
  deposited: 'Heeft gestort',
  balance: 'Saldo',
  joined: 'Lid sinds',
  from: 'Lid vanaf',
  to: 'Lid tot en met',
  yes: 'Ja',
  no: 'Nee',
  none: 'Er zijn nog geen klanten.',
}
