// In German: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'Hier ist keine Seite',
  description: 'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  trail: 'Nicht gefunden',
  lead:
    'Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen. Suche sie, oder geh ' +
    'von hier weiter.',
  search: 'Seiten und Märkte suchen',
  hint: 'z. B. Gebühren oder BTC',
  pages: 'Seiten',
  markets: 'Märkte',
  found: 'Die Liste unten zeigt, was gefunden wurde.',
  nothing: 'Nichts heißt so. Diese Seiten gibt es:',
  about: {
    '/': 'start, anfang, startseite, demo',
    '/help': 'wie geht, fragen, faq, begriffe, chancen, break-even',
    '/about-us': 'unternehmen, firma, wer wir sind',
    '/pricing': 'pläne, preis, kosten, gebühren',
    '/contact-us': 'support, hilfe, chat, e-mail, beschwerde',
    '/bitcoin-trading': 'btc, münze',
    '/bitcoin-cash': 'bch, münze',
    '/litecoin-trading': 'ltc, münze',
    '/etherum-trading': 'eth, münze',
    '/ripple-trading': 'xrp, münze',
    '/financial-instruments': 'märkte, kurse, forex, währungen, chart',
    '/live-payouts': 'auszahlungen, nachweis',
    '/risk-disclosure': 'risiko, verlust, warnung',
    '/fairness': 'wie trades abgerechnet werden, beleg, kalibrierung, kurse',
    '/status': 'verfügbarkeit, kursquelle, lizenz, version',
    '/legal': 'agb, geschäftsbedingungen, rechtliches',
    '/privacy': 'daten, datenschutz, cookies, dsgvo',
    '/aml-policy': 'geldwäsche, identität, kyc',
    '/payment-policy': 'einzahlung, auszahlung, erstattung, gebühren',
    '/auth/signin': 'anmelden, einloggen, passwort',
    '/auth/signup': 'registrieren, konto, demo',
  },
}
