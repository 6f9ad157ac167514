// In Dutch: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'Hier staat geen pagina',
  description: 'Misschien is het adres verkeerd getypt of is de pagina verhuisd.',
  trail: 'Niet gevonden',
  lead:
    'Misschien is het adres verkeerd getypt of is de pagina verhuisd. Zoek de pagina, of ga ' +
    'vanaf hier verder.',
  search: 'Zoek pagina’s en markten',
  hint: 'bv. kosten of BTC',
  pages: 'Pagina’s',
  markets: 'Markten',
  found: 'In de lijst hieronder staat wat er is gevonden.',
  nothing: 'Niets heet zo. Deze pagina’s bestaan wel:',
  about: {
    '/': 'begin, start, demo, home',
    '/help': 'hoe werkt, vragen, woorden, kansen, break-even',
    '/about-us': 'bedrijf, wie we zijn, over ons',
    '/pricing': 'plannen, prijs, kosten, tarieven',
    '/contact-us': 'hulp, ondersteuning, chat, e-mail, klacht',
    '/bitcoin-trading': 'btc, munt',
    '/bitcoin-cash': 'bch, munt',
    '/litecoin-trading': 'ltc, munt',
    '/etherum-trading': 'eth, munt',
    '/ripple-trading': 'xrp, munt',
    '/financial-instruments': 'markten, koersen, forex, valuta, grafiek',
    '/live-payouts': 'opnames, bewijs, uitbetaald',
    '/risk-disclosure': 'risico, verlies, waarschuwing',
    '/fairness': 'hoe transacties worden afgewikkeld, afrekening, kalibratie, koersen',
    '/status': 'beschikbaarheid, bron, licentie, versie',
    '/legal': 'algemene voorwaarden, regels',
    '/privacy': 'gegevens, cookies, avg',
    '/aml-policy': 'witwassen, identiteit, identificatie, kyc',
    '/payment-policy': 'storten, opnemen, terugbetaling, kosten',
    '/auth/signin': 'inloggen, aanmelden, wachtwoord',
    '/auth/signup': 'registreren, account, demo',
  },
}
