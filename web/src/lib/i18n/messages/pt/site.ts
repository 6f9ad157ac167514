// In Portuguese: the frame of the public site.

import type { Messages } from '#contract/shared/messages.ts'
import type { site as english } from '../site.ts'

export const site: Messages<typeof english> = {
  trail: 'Está aqui',
  menu: {
    main: 'Principal',
    about: 'Sobre nós',
    plans: 'Planos de negociação',
    crypto: 'Cripto',
    bitcoin: 'Bitcoin',
    bitcoinCash: 'Bitcoin Cash',
    litecoin: 'Litecoin',
    ethereum: 'Ethereum',
    ripple: 'Ripple',
    resources: 'Recursos',
    instruments: 'Instrumentos financeiros',
    payouts: 'Pagamentos ao vivo',
    signals: 'Sinais',
    risk: 'Aviso de riscos',
    fairness: 'Jogo limpo',
    status: 'Estado',
    help: 'Ajuda',
    legal: 'Textos legais',
    terms: 'Termos e condições',
    privacy: 'Política de privacidade',
    aml: 'Política AML',
    payment: 'Política de pagamentos',
    contact: 'Contacto',
  },
  language: 'Idioma',
  explore: 'Explorar',
  by: (company) => `Explorado por ${company}.`,
  noCompany: 'Ainda não há nenhuma empresa por trás desta instalação.',
  status: 'Estado e versão desta instalação',
}
