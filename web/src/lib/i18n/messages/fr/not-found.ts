// In French: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'Il n’y a pas de page ici',
  description: 'L’adresse est peut-être mal tapée, ou la page a déménagé.',
  trail: 'Introuvable',
  lead:
    'L’adresse est peut-être mal tapée, ou la page a déménagé. Cherchez-la, ou continuez ' +
    'd’ici.',
  search: 'Chercher des pages et des marchés',
  hint: 'p. ex. frais ou BTC',
  pages: 'Pages',
  markets: 'Marchés',
  found: 'La liste ci-dessous montre ce qui a été trouvé.',
  nothing: 'Rien ne s’appelle ainsi. Ces pages existent :',
  about: {
    '/': 'accueil, début, démo',
    '/help': 'comment faire, questions, faq, glossaire, chances, seuil d’équilibre',
    '/about-us': 'société, qui nous sommes',
    '/pricing': 'plans, prix, coût, frais',
    '/contact-us': 'assistance, aide, chat, e-mail, réclamation',
    '/bitcoin-trading': 'btc, cryptomonnaie',
    '/bitcoin-cash': 'bch, cryptomonnaie',
    '/litecoin-trading': 'ltc, cryptomonnaie',
    '/etherum-trading': 'eth, cryptomonnaie',
    '/ripple-trading': 'xrp, cryptomonnaie',
    '/financial-instruments': 'marchés, cours, forex, devises, graphique',
    '/live-payouts': 'retraits, preuve',
    '/risk-disclosure': 'risque, perte, avertissement',
    '/fairness': 'comment les opérations sont réglées, reçu, calibrage, cours',
    '/status': 'disponibilité, source des cours, licence, version',
    '/legal': 'conditions générales, mentions légales',
    '/privacy': 'données, cookies, rgpd',
    '/aml-policy': 'blanchiment, identité, kyc',
    '/payment-policy': 'dépôt, retrait, remboursement, frais',
    '/auth/signin': 'connexion, mot de passe',
    '/auth/signup': 'inscription, compte, démo',
  },
}
