// In German: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

export const site: Messages<typeof english> = {
  trail: 'Du bist hier',
  menu: {
    main: 'Hauptmenü',
    about: 'Über uns',
    plans: 'Handelspläne',
    crypto: 'Krypto',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'Wissen',
    instruments: 'Finanzinstrumente',
    payouts: 'Bezahlte Auszahlungen',
    signals: 'Signale',
    risk: 'Risikohinweise',
    fairness: 'Fairness',
    status: 'Status',
    help: 'Hilfe',
    legal: 'Rechtliches',
    terms: 'Allgemeine Geschäftsbedingungen',
    privacy: 'Datenschutzerklärung',
    aml: 'Geldwäscherichtlinie',
    payment: 'Zahlungsrichtlinie',
    contact: 'Kontakt',
  },
  language: 'Sprache',
  explore: 'Entdecken',
  by: (company) => `Betrieben von ${company}.`,
  noCompany: 'Hinter dieser Installation steht noch kein Unternehmen.',
  status: 'Status und Version dieser Installation',
}
