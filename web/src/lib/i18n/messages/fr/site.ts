// In French: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

export const site: Messages<typeof english> = {
  trail: 'Vous êtes ici',
  menu: {
    main: 'Menu principal',
    about: 'À propos',
    plans: 'Plans de trading',
    crypto: 'Cryptos',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'Ressources',
    instruments: 'Instruments financiers',
    payouts: 'Retraits payés',
    signals: 'Signaux',
    risk: 'Avertissement sur les risques',
    fairness: 'Équité',
    status: 'État',
    help: 'Aide',
    legal: 'Mentions légales',
    terms: 'Conditions générales',
    privacy: 'Politique de confidentialité',
    aml: 'Politique anti-blanchiment',
    payment: 'Politique de paiement',
    contact: 'Contact',
  },
  language: 'Langue',
  explore: 'Explorer',
  by: (company) => `Exploité par ${company}.`,
  noCompany: 'Aucune société n’est encore derrière cette installation.',
  status: 'État et version de cette installation',
}
