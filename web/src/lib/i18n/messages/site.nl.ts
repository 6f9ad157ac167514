// In Dutch: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from './site.ts'

export const site: Messages<typeof english> = {
  trail: 'Je bent hier',
  menu: {
    main: 'Hoofdmenu',
    about: 'Over ons',
    plans: 'Handelsplannen',
    crypto: 'Crypto',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'Informatie',
    instruments: 'Instrumenten',
    payouts: 'Live uitbetalingen',
    signals: 'Signalen',
    risk: 'Risicotoelichting',
    fairness: 'Eerlijkheid',
    status: 'Status',
    legal: 'Juridisch',
    terms: 'Algemene voorwaarden',
    privacy: 'Privacybeleid',
    aml: 'Antiwitwasbeleid',
    payment: 'Betalingsbeleid',
    contact: 'Contact',
  },
  language: 'Taal',
  footer: 'Voettekst',
  explore: 'Verder kijken',
  contactTitle: 'Contact',
  write: 'Schrijf ons',
  noContact:
    'De exploitant van deze installatie heeft nog geen adres opgegeven. Via het formulier bereik ' +
    'je hem wel.',
  riskTitle: 'Risicowaarschuwing',
  risk:
    'Transacties met een vaste looptijd zijn zeer riskant. Bij elke transactie kun je het hele ' +
    'bedrag verliezen, en de marge in elke koers is in ons voordeel: over veel transacties ' +
    'verliezen de meeste mensen. Handel nooit met geld dat je nodig hebt.',
  riskMore: 'Lees de risicotoelichting',
  by: (company: string) => `Geëxploiteerd door ${company}.`,
  noCompany: 'Achter deze installatie staat nog geen bedrijf.',
  status: 'Status en versie van deze installatie',
}
