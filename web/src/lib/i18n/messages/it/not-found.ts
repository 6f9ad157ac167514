// In Italian: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'Qui non c’è nessuna pagina',
  description: 'L’indirizzo può essere scritto male, o la pagina si è spostata.',
  trail: 'Non trovata',
  lead:
    'L’indirizzo può essere scritto male, o la pagina si è spostata. Cercala, o continua da ' +
    'qui.',
  search: 'Cerca pagine e mercati',
  hint: 'ad es. commissioni o BTC',
  pages: 'Pagine',
  markets: 'Mercati',
  found: 'L’elenco qui sotto mostra ciò che è stato trovato.',
  nothing: 'Niente si chiama così. Queste pagine esistono:',
  about: {
    '/': 'inizio, demo',
    '/help': 'come si fa, domande, faq, glossario, probabilità, punto di pareggio',
    '/about-us': 'società, chi siamo',
    '/pricing': 'piani, prezzo, costo, commissioni',
    '/contact-us': 'assistenza, aiuto, chat, e-mail, reclamo',
    '/bitcoin-trading': 'btc, moneta',
    '/bitcoin-cash': 'bch, moneta',
    '/litecoin-trading': 'ltc, moneta',
    '/etherum-trading': 'eth, moneta',
    '/ripple-trading': 'xrp, moneta',
    '/financial-instruments': 'mercati, prezzi, forex, valute, grafico',
    '/live-payouts': 'prelievi, prova',
    '/risk-disclosure': 'rischio, perdita, avviso',
    '/fairness': 'come si liquidano le operazioni, ricevuta, calibrazione, prezzi',
    '/status': 'disponibilità, fonte, licenza, versione',
    '/legal': 'termini e condizioni',
    '/privacy': 'dati, cookie',
    '/aml-policy': 'riciclaggio di denaro, identità, kyc',
    '/payment-policy': 'deposito, prelievo, rimborso, commissioni',
    '/auth/signin': 'accesso, entrare, password',
    '/auth/signup': 'registrarsi, conto, demo',
  },
}
