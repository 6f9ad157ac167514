// In Polish: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

export const site: Messages<typeof english> = {
  trail: 'Jesteś tutaj',
  menu: {
    main: 'Menu główne',
    about: 'O nas',
    plans: 'Plany handlowe',
    crypto: 'Krypto',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'Materiały',
    instruments: 'Instrumenty finansowe',
    payouts: 'Zrealizowane wypłaty',
    signals: 'Sygnały',
    risk: 'Informacja o ryzyku',
    fairness: 'Rzetelność',
    status: 'Stan',
    help: 'Pomoc',
    legal: 'Informacje prawne',
    terms: 'Regulamin',
    privacy: 'Polityka prywatności',
    aml: 'Przeciwdziałanie praniu pieniędzy',
    payment: 'Zasady płatności',
    contact: 'Kontakt',
  },
  language: 'Język',
  explore: 'Przeglądaj',
  by: (company) => `Prowadzi: ${company}.`,
  noCompany: 'Za tą instalacją nie stoi jeszcze żadna firma.',
  status: 'Stan i wersja tej instalacji',
}
