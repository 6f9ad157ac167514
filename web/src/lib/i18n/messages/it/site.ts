// In Italian: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

export const site: Messages<typeof english> = {
  trail: 'Sei qui',
  menu: {
    main: 'Principale',
    about: 'Chi siamo',
    plans: 'Piani di trading',
    crypto: 'Cripto',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'Risorse',
    instruments: 'Strumenti finanziari',
    payouts: 'Pagamenti dal vivo',
    signals: 'Segnali',
    risk: 'Informativa sui rischi',
    fairness: 'Correttezza',
    status: 'Stato',
    help: 'Aiuto',
    legal: 'Testi legali',
    terms: 'Termini e condizioni',
    privacy: 'Informativa sulla privacy',
    aml: 'Politica AML',
    payment: 'Politica dei pagamenti',
    contact: 'Contatto',
  },
  language: 'Lingua',
  explore: 'Esplora',
  by: (company) => `Gestito da ${company}.`,
  noCompany: 'Dietro questa installazione non c’è ancora nessuna società.',
  status: 'Stato e versione di questa installazione',
}
