// Figures as each language's build writes and reads them, held against Intl.

import { join } from 'node:path'
import { createServer } from 'vite'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { type Language, languages } from '#contract/shared/languages.ts'
import { fc } from '#seed'
import { inLanguage } from './languages.ts'

type Format = typeof import('#browser/format/format.ts')

async function formatOf(language: Language) {
  const root = join(import.meta.dirname, '../browser')
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    plugins: [inLanguage(language)],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const format = (await server.ssrLoadModule('/src/format/format.ts')) as Format
  await server.close()
  return format
}

const english = { date: '2026-11-21', units: ['1d', '2h', '1m', '30s'], space: ' ' }

/** What this house chose otherwise than Intl: of English and Dutch before there were others. */
const chosen: Readonly<Partial<Record<Language, Partial<typeof english>>>> = {
  en: english,
  nl: { units: ['1d', '2u', '1m', '30s'], space: ' ' },
}

/** Marks of direction stand before a sign, and what is said is the same. */
const plain = (text: string) => text.replace(/[\u200e\u200f]/g, '')

describe.each(languages.map((language) => [language]))('%s', (language) => {
  let format: Format
  beforeAll(async () => {
    format = await formatOf(language)
  })

  // Arabic by Latin digits, as prices have them all over the world.
  const locale = language === 'en' ? 'en-US' : `${language}-u-nu-latn`
  const own = chosen[language] ?? {}

  test('a price is as Intl writes it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 0, max: 8 }),
        (points, decimals) => {
          const value = points / 10 ** decimals
          const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
          expect(format.price(value, decimals)).toBe(value.toLocaleString(locale, digits))
        },
      ),
    )
  })

  const dollarsByIntl = (value: number) =>
    value.toLocaleString(locale, { style: 'currency', currency: 'USD' })

  test('the dollar stands where Intl has it', () => {
    const isAfter = /^\d/.test(plain(dollarsByIntl(5)))
    // From right to left it is seen at the left of the figure either way.
    const isSeen = ['ar', 'he'].includes(language) ? false : isAfter
    expect(/\$$/.test(format.money(5)), dollarsByIntl(5)).toBe(isSeen)
    expect(plain(format.money(-1234.5)).replace(/[^\d\u2212]/g, '')).toBe('\u2212123450')
  })

  test('per cent is as Intl writes it', () => {
    const byIntl = plain((0.549).toLocaleString(locale, percentDigits(1)))
    expect(plain(format.percent(0.549))).toBe(
      own.space ? `${byIntl.slice(0, -1).trim()} %` : byIntl,
    )
    expect(plain(format.change(0.0031))).toMatch(/^\+%?0[.,]31/)
    expect(plain(format.change(-0.0031))).toMatch(/^\u2212%?0[.,]31/)
  })

  test('a date is as Intl writes it, in ten characters', () => {
    const wanted = own.date ?? plain(new Date('2026-11-21').toLocaleDateString(locale, dateParts))
    expect(format.date('2026-11-21T14:32:12Z')).toBe(wanted)
    expect(format.dateMinute('2026-11-21T14:32:12Z')).toBe(`${wanted} 14:32`)
    expect(wanted).toHaveLength(10)
  })

  it.each([
    [86_400, 'day'],
    [7_200, 'hour'],
    [60, 'minute'],
    [30, 'second'],
  ] as const)('a duration of %i is short', (seconds, unit) => {
    const written = format.duration(seconds)
    const at = ['day', 'hour', 'minute', 'second'].indexOf(unit)
    if (own.units) return expect(written).toBe(own.units[at])
    const value = Number.parseInt(written, 10)
    expect(value * { day: 86_400, hour: 3_600, minute: 60, second: 1 }[unit]).toBe(seconds)
    const byIntl = (['narrow', 'short'] as const).map((unitDisplay) =>
      value.toLocaleString(locale, { style: 'unit', unit, unitDisplay }),
    )
    const bare = (text: string) => text.replace(/[\s.\u00a0]/g, '').toLowerCase()
    expect([...byIntl.map(bare), ...signs(unit, value)]).toContain(bare(written))
  })

  it('reads what is typed with its own sign before the cents, or with a point', () => {
    const typed = [`12${format.figures('.')}50`, '12.5', ' 12 ', '1.250,00', '1,250.00', '12,505']
    const none = undefined
    expect(typed.map(format.typedDollars)).toEqual(['12.50', '12.5', '12', none, none, none])
  })
})

const percentDigits = (decimals: number) =>
  ({ style: 'percent', minimumFractionDigits: decimals }) as const
const dateParts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
} as const

/** The signs of the SI, which everybody reads on a small key. */
function signs(unit: 'day' | 'hour' | 'minute' | 'second', value: number): string[] {
  return [`${value}${{ day: 'd', hour: 'h', minute: 'min', second: 's' }[unit]}`]
}

describe('digits of other keyboards', () => {
  let arabic: Format
  let japanese: Format
  beforeAll(async () => {
    ;[arabic, japanese] = await Promise.all([formatOf('ar'), formatOf('ja')])
  })

  it('are read', () => {
    expect(arabic.typedDollars('\u0661\u0662\u066b\u0665')).toBe('12.5')
    expect(japanese.typedDollars('\uff11\uff12\uff0e\uff15')).toBe('12.5')
  })
})
