// Which page of the public site stands at which path. `source` is the module's file, by which the
// server finds its styles and scripts among what was built.

import type { PageModule, PageParams } from '../lib/site/page.ts'

export type Listed = {
  readonly source: string
  readonly load: () => Promise<PageModule>
}

const riskDisclosure: Listed = {
  source: 'features/legal/RiskDisclosurePage.tsx',
  load: () => import('../features/legal/RiskDisclosurePage.tsx'),
}

const terms: Listed = {
  source: 'features/legal/TermsPage.tsx',
  load: () => import('../features/legal/TermsPage.tsx'),
}

const privacyPolicy: Listed = {
  source: 'features/legal/PrivacyPolicyPage.tsx',
  load: () => import('../features/legal/PrivacyPolicyPage.tsx'),
}

const amlPolicy: Listed = {
  source: 'features/legal/AmlPolicyPage.tsx',
  load: () => import('../features/legal/AmlPolicyPage.tsx'),
}

const paymentPolicy: Listed = {
  source: 'features/legal/PaymentPolicyPage.tsx',
  load: () => import('../features/legal/PaymentPolicyPage.tsx'),
}

const listed: Readonly<Record<string, Listed>> = {
  '/financial-instruments': {
    source: 'features/instruments/FinancialInstrumentsPage.tsx',
    load: () => import('../features/instruments/FinancialInstrumentsPage.tsx'),
  },
  '/instruments/:symbol': {
    source: 'features/instruments/InstrumentPage.tsx',
    load: () => import('../features/instruments/InstrumentPage.tsx'),
  },
  '/': {
    source: 'features/landing/LandingPage.tsx',
    load: () => import('../features/landing/LandingPage.tsx'),
  },
  '/risk-disclosure': riskDisclosure,
  '/risk-disclosure/:version': riskDisclosure,
  '/legal': terms,
  '/legal/:version': terms,
  '/privacy': privacyPolicy,
  '/privacy/:version': privacyPolicy,
  '/aml-policy': amlPolicy,
  '/aml-policy/:version': amlPolicy,
  '/payment-policy': paymentPolicy,
  '/payment-policy/:version': paymentPolicy,
  '/contact-us': {
    source: 'features/contact/ContactPage.tsx',
    load: () => import('../features/contact/ContactPage.tsx'),
  },
  '/help': {
    source: 'features/help/HelpPage.tsx',
    load: () => import('../features/help/HelpPage.tsx'),
  },
  '/help/odds': {
    source: 'features/odds/OddsPage.tsx',
    load: () => import('../features/odds/OddsPage.tsx'),
  },
  '/about-us': {
    source: 'features/about/AboutPage.tsx',
    load: () => import('../features/about/AboutPage.tsx'),
  },
  '/pricing': {
    source: 'features/investment-plans/InvestmentPlansPage.tsx',
    load: () => import('../features/investment-plans/InvestmentPlansPage.tsx'),
  },
  '/bitcoin-trading': {
    source: 'features/coins/BitcoinPage.tsx',
    load: () => import('../features/coins/BitcoinPage.tsx'),
  },
  '/bitcoin-cash': {
    source: 'features/coins/BitcoinCashPage.tsx',
    load: () => import('../features/coins/BitcoinCashPage.tsx'),
  },
  '/litecoin-trading': {
    source: 'features/coins/LitecoinPage.tsx',
    load: () => import('../features/coins/LitecoinPage.tsx'),
  },
  '/etherum-trading': {
    source: 'features/coins/EthereumPage.tsx',
    load: () => import('../features/coins/EthereumPage.tsx'),
  },
  '/ripple-trading': {
    source: 'features/coins/RipplePage.tsx',
    load: () => import('../features/coins/RipplePage.tsx'),
  },
  '/fairness': {
    source: 'features/fairness/FairnessPage.tsx',
    load: () => import('../features/fairness/FairnessPage.tsx'),
  },
  '/status': {
    source: 'features/status/StatusPage.tsx',
    load: () => import('../features/status/StatusPage.tsx'),
  },
  '/signals': {
    source: 'features/signals/RecordsPage.tsx',
    load: () => import('../features/signals/RecordsPage.tsx'),
  },
  '/live-payouts': {
    source: 'features/payouts/PayoutsPage.tsx',
    load: () => import('../features/payouts/PayoutsPage.tsx'),
  },
}

export const notFound: Listed = {
  source: 'features/not-found/NotFoundPage.tsx',
  load: () => import('../features/not-found/NotFoundPage.tsx'),
}

/** Every path, those with parameters included. */
export const paths = Object.keys(listed)

/** The page at a path (without its language), and what stands for its parameters. */
export function pageAt(path: string): { readonly listed: Listed; readonly params: PageParams } {
  for (const [pattern, found] of Object.entries(listed)) {
    const params = paramsOf(pattern, path)
    if (params) return { listed: found, params }
  }
  return { listed: notFound, params: {} }
}

/** Of '/instruments/:symbol' and '/instruments/BTCUSD': { symbol: 'BTCUSD' }. */
function paramsOf(pattern: string, path: string): PageParams | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? ''
    if (part.startsWith(':') && text !== '') params[part.slice(1)] = text
    else if (part !== text) return undefined
  }
  return params
}
