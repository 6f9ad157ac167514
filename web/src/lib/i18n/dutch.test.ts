// Whatever people read on the public site and in the auth area has a Dutch twin, made of the same
// parts in other words.

import { describe, expect, it } from 'vitest'
import { help } from '../../messages/help.nl.ts'
import { help as helpInEnglish } from '../../messages/help.ts'
import { site } from '../../messages/site.nl.ts'
import { site as siteInEnglish } from '../../messages/site.ts'
import * as serverWords from './dutch-words.ts'

type Module = Readonly<Record<string, unknown>>

/** Said alike in both languages: names, codes and words Dutch has borrowed. */
const alike = new Set([
  ...['Bitcoin', 'Bitcoin Cash', 'Litecoin', 'Ethereum', 'Ripple', 'Kraken', 'Crypto', 'Forex'],
  ...['Home', 'Menu', 'Account', 'Demo', 'Live', 'Dashboard', 'Status', 'Contact', 'Database'],
  ...['Code', 'Instrument', 'Instrumenten', 'Sandbox', 'Cashback', 'Candles', 'Naam', 'Document'],
  ...['Strike', 'strike', 'order', 'Break-even', 'Strike rate', 'Strike rates', 'Buy', 'Sell'],
  ...['Indicator', 'RSI', 'RSI (14)', 'MACD', 'MACD (12, 26, 9)', 'ATS', 'ATS (VIP)', 'Open'],
  ...['SHA-256', 'BTC/USD', '15 min', '\u2013', 'Later', 'E-mail', 'Document: 1', 'Document: 2'],
])

const all: Readonly<Record<string, Module>> = import.meta.glob(
  [
    '../../messages/*.ts',
    '../../features/*/{messages,*-messages}{,.nl}.ts',
    '../features/coins/{bitcoin,bitcoin-cash,litecoin,ethereum,ripple}{,.nl}.ts',
  ],
  { eager: true },
)

const sources: Readonly<Record<string, string>> = import.meta.glob(
  '../../{site,features,lib}/**/*.{ts,tsx}',
  { eager: true, query: '?raw', import: 'default' },
)

/** Where the pages of the site are, what its frame takes, and what the auth area is made of. */
const features = new Set([
  ...[...(sources['../../site/pages.ts'] ?? '').matchAll(/features\/([\w-]+)/g)].map(
    ([, name]) => name,
  ),
  ...['ticker', 'auth', 'profile', 'documents'],
])

const english = Object.keys(all)
  .filter((path) => !path.endsWith('.nl.ts') && path !== '../../messages/soon.ts')
  .filter((path) => features.has(/features\/([^/]+)/.exec(path)?.[1]) || /messages\/\w+/.test(path))

/** What of `i18n.ts` has words of the user area, which speaks English in every build. */
const userArea = [...(sources['./i18n.ts'] ?? '').matchAll(/\{ (\w+) \} from '..\/..\/(.+)'/g)]
  .filter(([, , path]) => !english.includes(`../../${path}`))
  .map(([, name]) => name)

it('there are texts to look at', () => {
  expect(english.length).toBeGreaterThan(20)
  expect(features.size).toBeGreaterThan(12)
  expect(Object.keys(sources).length).toBeGreaterThan(100)
})

it('no page of the site or the auth area takes words of the user area', () => {
  expect(userArea).toContain('quickTrading')
  const within = RegExp(`^\\.\\./\\.\\./(site/|features/(${[...features].join('|')})/)`)
  const taken = Object.entries(sources)
    .filter(([path]) => within.test(path) && !/\.test\./.test(path))
    .filter(([path]) => !/features\/(profile|documents)\/(Edit|Verify)/.test(path))
    .filter(([, text]) => RegExp(`\\bt\\.(${userArea.join('|')})\\b`).test(text))
  expect(taken.map(([path]) => path)).toEqual([])
})

describe.each(english)('%s', (path) => {
  const dutch = all[path.replace(/\.ts$/, '.nl.ts')]

  it('has a Dutch twin of the same parts', () => {
    expect(partsOf(dutch)).toEqual(partsOf(all[path]))
  })

  it('says everything in words of its own', () => {
    const said = new Map(leavesOf(all[path]))
    const own = leavesOf(dutch).filter(([name]) => !name.startsWith('.operatorInEnglish'))
    for (const [name, words] of own) {
      expect(words.trim(), name).not.toBe('')
      if (!isSame(words)) expect(words, name).not.toBe(said.get(name))
    }
  })
})

/** What the server and the contract say, and the coin pages' words, beside all the messages. */
const said = [
  ...leavesOf(serverWords, 'server'),
  ...Object.entries(all)
    .filter(([path]) => path.endsWith('.nl.ts'))
    .flatMap(([path, module]) => leavesOf(module, path))
    .filter(([name]) => !name.includes('.operatorInEnglish')),
]

describe('one voice', () => {
  it('says "je" to whoever reads, never "u"', () => {
    const formal = /(?<!\d )\b(u|uw|uzelf)\b/i
    expect(said.filter(([, words]) => formal.test(words))).toEqual([])
  })

  it.each([
    ['inleg', /\binzet\b/i],
    ['exploitant', /\b(uitbater|operator)\b/i],
    ['klantenservice', /\bsupport\b/i],
    ['livechat', /\blive chat\b/i],
    ['gesimuleerd', /\bsimulated\b/i],
    ['transactie', /\btrades?\b/i],
    ['profiel wijzigen', /\bedit profile\b/i],
  ])('has one word: %s', (_, other) => {
    expect(said.filter(([, words]) => other.test(words))).toEqual([])
  })

  it('names a page alike in the menu and where help is', () => {
    const languages = [
      [help, site],
      [helpInEnglish, siteInEnglish],
    ] as const
    const pages = ['contact', 'terms', 'privacy', 'risk', 'aml', 'payment'] as const
    for (const [helping, { menu }] of languages) {
      for (const page of pages) expect(helping[page]).toBe(menu[page])
    }
  })
})

/** Codes, paths, numbers, and the names of the list above. */
function isSame(words: string): boolean {
  return alike.has(words) || /^[#/][\w#/-]*$|^[^\p{L}]*$|^\d+ m?s$|^payouts$/u.test(words)
}

type Part = readonly [name: string, kind: string]

function partsOf(value: unknown, name = ''): readonly Part[] {
  if (typeof value === 'function') return [[name, `a function of ${value.length}`]]
  if (typeof value !== 'object' || value === null) return [[name, typeof value]]
  const parts = Object.entries(value).flatMap(([key, part]) => partsOf(part, `${name}.${key}`))
  return parts
    .filter(([part]) => !isOptional(part))
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Of claims, English has the server's own words; other languages have theirs. */
function isOptional(name: string): boolean {
  return name.startsWith('.claims.says.')
}

/** Every sentence, with the same figures put into those that take some. */
function leavesOf(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]]
  if (typeof value === 'function') {
    return [1, 2].flatMap((count) => leavesOf(value(...Array(4).fill(count)), `${name}(${count})`))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${name}.${key}`))
}
