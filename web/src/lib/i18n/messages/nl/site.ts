// In Dutch: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

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
    help: 'Hulp',
    legal: 'Juridisch',
    terms: 'Algemene voorwaarden',
    privacy: 'Privacybeleid',
    aml: 'Antiwitwasbeleid',
    payment: 'Betalingsbeleid',
    contact: 'Contact',
  },
  language: 'Taal',
  explore: 'Verder kijken',
  by: (company: string) => `Geëxploiteerd door ${company}.`,
  noCompany: 'Achter deze installatie staat nog geen bedrijf.',
  status: 'Status en versie van deze installatie',
}
