// In Polish: the page for a path that has none.

import type { Messages } from '#contract/shared/messages.ts'
import type { notFound as english } from '../not-found.ts'

export const notFound: Messages<typeof english> = {
  title: 'Nie ma tu strony',
  description: 'Adres może być błędnie wpisany albo strona została przeniesiona.',
  trail: 'Nie znaleziono',
  lead:
    'Adres może być błędnie wpisany albo strona została przeniesiona. Poszukaj jej albo idź ' +
    'dalej stąd.',
  search: 'Szukaj stron i rynków',
  hint: 'np. opłaty lub BTC',
  pages: 'Strony',
  markets: 'Rynki',
  found: 'Lista poniżej pokazuje, co znaleziono.',
  nothing: 'Nic się tak nie nazywa. Te strony istnieją:',
  about: {
    '/': 'start, początek, demo',
    '/help': 'jak, pytania, faq, słowniczek, szanse, próg rentowności',
    '/about-us': 'firma, kim jesteśmy',
    '/pricing': 'plany, cena, koszt, opłaty',
    '/contact-us': 'wsparcie, pomoc, czat, e-mail, reklamacja',
    '/bitcoin-trading': 'btc, kryptowaluta',
    '/bitcoin-cash': 'bch, kryptowaluta',
    '/litecoin-trading': 'ltc, kryptowaluta',
    '/etherum-trading': 'eth, kryptowaluta',
    '/ripple-trading': 'xrp, kryptowaluta',
    '/financial-instruments': 'rynki, kursy, forex, waluty, wykres',
    '/live-payouts': 'wypłaty, dowód',
    '/risk-disclosure': 'ryzyko, strata, ostrzeżenie',
    '/fairness': 'jak rozlicza się transakcje, pokwitowanie, kalibracja, kursy',
    '/status': 'dostępność, źródło kursów, licencja, wersja',
    '/legal': 'regulamin, warunki',
    '/privacy': 'dane, ciasteczka, rodo',
    '/aml-policy': 'pranie pieniędzy, tożsamość, kyc',
    '/payment-policy': 'wpłata, wypłata, zwrot, opłaty',
    '/auth/signin': 'logowanie, hasło',
    '/auth/signup': 'rejestracja, konto, demo',
  },
}
