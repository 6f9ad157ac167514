// In Spanish: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

export const site: Messages<typeof english> = {
  trail: 'Estás aquí',
  menu: {
    main: 'Principal',
    about: 'Sobre nosotros',
    plans: 'Planes de trading',
    crypto: 'Cripto',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'Recursos',
    instruments: 'Instrumentos financieros',
    payouts: 'Pagos en vivo',
    signals: 'Señales',
    risk: 'Advertencia de riesgos',
    fairness: 'Juego limpio',
    status: 'Estado',
    help: 'Ayuda',
    legal: 'Legal',
    terms: 'Términos y condiciones',
    privacy: 'Política de privacidad',
    aml: 'Política AML',
    payment: 'Política de pagos',
    contact: 'Contacto',
  },
  language: 'Idioma',
  explore: 'Explorar',
  by: (company) => `Gestionado por ${company}.`,
  noCompany: 'Aún no hay ninguna empresa detrás de esta instalación.',
  status: 'Estado y versión de esta instalación',
}
