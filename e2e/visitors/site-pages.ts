// What the public site has to consist of, as specified, in every language it speaks.

import { legalOutlines, versionPath } from '#contract/public/legal-outlines.ts'
import { legalTextIds } from '#contract/public/legal-texts.ts'
import { languages as offered } from '#contract/shared/languages.ts'
import { isProving } from '#seed'

/** Without those of the instruments, which are as many as there are instruments. */
export const publicPaths = [
  ...[
    '/',
    '/about-us',
    '/pricing',
    '/help',
    '/help/odds',
    '/contact-us',
    '/financial-instruments',
    '/live-payouts',
  ],
  ...['/bitcoin-trading', '/bitcoin-cash', '/litecoin-trading', '/etherum-trading'],
  ...['/ripple-trading', '/fairness', '/signals', '/status', '/risk-disclosure'],
  ...['/legal', '/privacy', '/aml-policy', '/payment-policy'],
]

/** Each version of each legal text at its own address. */
export const versionPaths = legalTextIds.flatMap((id) =>
  legalOutlines[id].versions.map((version) => versionPath(id, version)),
)

/** One that trades, one that is closed on the journeys' Saturday, one that is only listed. */
export const instrumentPaths = ['/instruments/BTCUSD', '/instruments/EURUSD']

export type Language = {
  readonly locale: string
  /** What stands before every path. */
  readonly base: string
  /** What may be said in claims only: numbers, and these. */
  readonly status: RegExp
  /** What a labelled example says of itself. */
  readonly example: RegExp
  /** Something that nobody may say, one for each word. */
  readonly planted: readonly string[]
}

export const english: Language = {
  locale: 'en',
  base: '',
  status:
    /\b(licen[cs]ed|regulated|segregated|guarantee[ds]?|accuracy|up to|since|payouts?|winners|per ?cent)\b/i,
  example: /\bexample\b/i,
  planted: [
    ...['We are a licensed broker.', 'regulated', 'Segregated funds', 'We guarantee it.'],
    ...['our accuracy', 'Earn up to much.', 'here since long', 'high payout', 'nine percent', '%'],
    ...['87', 'founded in 2018', '½'],
  ],
}

export const dutch: Language = {
  locale: 'nl',
  base: '/nl',
  status:
    /\b(vergunning|gereguleerd|gescheiden|gegarandeerd|garanderen|garantie|nauwkeurigheid|tot wel|sinds|uitbetaling(en)?|procent)\b/i,
  example: /\bvoorbeeld/i,
  planted: [
    ...['Met een vergunning.', 'gereguleerd', 'gescheiden tegoeden', 'winst gegarandeerd'],
    ...['onze nauwkeurigheid', 'tot wel veel', 'sinds jaren', 'hoge uitbetaling', '%', '87'],
  ],
}

/** Read from the right: looked at for how it lies, and whether its words have room. */
export const arabic: Language = {
  locale: 'ar',
  base: '/ar',
  status: /\u0645\u0636\u0645\u0648\u0646/,
  example: /\u0645\u062b\u0627\u0644/,
  planted: [],
}

/** Those whose statements are looked at one by one. */
export const languages: readonly Language[] = [english, dutch]

/** What stands before every path, in each language that is offered. */
export const bases = offered.map((locale) => ({
  locale,
  base: locale === 'en' ? '' : `/${locale}`,
}))

/** `npm run prove` looks at pages in every language, `npm test` in the one that is named. */
export function languagesOf(own: 'en' | 'nl'): readonly Language[] {
  return isProving ? languages : languages.filter(({ locale }) => locale === own)
}

/** '/pricing' in that language. */
export function inLanguage({ base }: Pick<Language, 'base'>, path: string): string {
  return path === '/' && base !== '' ? base : `${base}${path}`
}
