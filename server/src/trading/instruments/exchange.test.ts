import { describe, expect, test } from 'vitest'
import { hour, type Millis, millis, minute } from '#kernel/time.ts'
import { type ExchangeCode, exchangeCodes, exchangeOf, nextHoliday, stretchAt } from './exchange.ts'

const at = (text: string): Millis => millis(Date.parse(text))
const isOpen = (code: ExchangeCode, text: string) => stretchAt(code, at(text)).isOpen

describe('sessions', () => {
  test.each<[ExchangeCode, string, string]>([
    ['NYSE', '2026-01-15T14:30Z', '2026-01-15T21:00Z'],
    ['NYSE', '2026-07-15T13:30Z', '2026-07-15T20:00Z'],
    // America is on summer time, Europe is not yet.
    ['NYSE', '2026-03-16T13:30Z', '2026-03-16T20:00Z'],
    ['XETRA', '2026-03-16T08:00Z', '2026-03-16T16:30Z'],
    ['XETRA', '2026-03-30T07:00Z', '2026-03-30T15:30Z'],
    ['LSE', '2026-10-26T08:00Z', '2026-10-26T16:30Z'],
    ['AMSTERDAM', '2026-12-24T08:00Z', '2026-12-24T13:05Z'],
    ['TOKYO', '2026-06-10T00:00Z', '2026-06-10T02:30Z'],
    ['TOKYO', '2026-06-10T03:30Z', '2026-06-10T06:30Z'],
    // From Sunday evening on.
    ['CME', '2026-06-14T22:00Z', '2026-06-15T21:00Z'],
    ['CME', '2026-11-01T23:00Z', '2026-11-02T22:00Z'],
    ['NYSE', '2026-11-27T14:30Z', '2026-11-27T18:00Z'],
  ])('%s from %s to %s', (code, opens, closes) => {
    expect(stretchAt(code, at(opens))).toEqual({ isOpen: true, from: at(opens), to: at(closes) })
    expect(stretchAt(code, millis(at(closes) - 1)).isOpen).toBe(true)
    expect(stretchAt(code, millis(at(opens) - 1))).toMatchObject({ isOpen: false, to: at(opens) })
    expect(stretchAt(code, at(closes)).isOpen).toBe(false)
  })

  test.each(exchangeCodes)('%s: as the zones of this system have it, for six years', (code) => {
    const { zone, sessions, earlyClose } = exchangeOf(code)
    const local = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' })
    const opening = sessions.map(([opens]) => opens.replace('-', ''))
    const closing = [...sessions.map(([, closes]) => closes), earlyClose]
    for (let instant = at('2024-01-01T12:00Z'); instant < at('2030-01-01T12:00Z'); ) {
      const { isOpen, to } = stretchAt(code, instant)
      expect(isOpen ? closing : opening).toContain(local.format(to))
      expect(to).toBeGreaterThan(instant)
      instant = to
    }
  })

  test.each(exchangeCodes)('%s: by the clocks of its city', (code) => {
    const { city, zone } = exchangeOf(code)
    const clocks = city === 'Frankfurt' ? 'Berlin' : city.replace(' ', '_')
    expect(zone.endsWith(`/${clocks}`)).toBe(true)
  })

  test('asked in any order the answer is the same', () => {
    const instants = Array.from({ length: 400 }, (_, i) =>
      millis(at('2026-01-01T00:00Z') + i * 7 * hour),
    )
    for (const code of exchangeCodes) {
      const forth = instants.map((instant) => stretchAt(code, instant))
      const back = instants.toReversed().map((instant) => stretchAt(code, instant))
      expect(back.toReversed()).toEqual(forth)
    }
  })
})

describe('holidays', () => {
  // As we know them, for reading; `holidays.test.ts` works the rules out in another way.
  const known: readonly [ExchangeCode, readonly string[]][] = [
    [
      'NYSE',
      [
        ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-04-03', '2026-05-25', '2026-06-19'],
        ...['2026-07-03', '2026-09-07', '2026-11-26', '2026-12-25'],
      ],
    ],
    [
      'LSE',
      [
        ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31'],
        ...['2026-12-25', '2026-12-28'],
      ],
    ],
    [
      'XETRA',
      [
        ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-24', '2026-12-25'],
        '2026-12-31',
      ],
    ],
    ['AMSTERDAM', ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25']],
    ['CME', ['2026-01-01', '2026-04-03', '2026-12-25']],
    [
      'TOKYO',
      [
        ...['2026-01-01', '2026-01-02', '2026-01-12', '2026-02-11', '2026-02-23', '2026-03-20'],
        ...['2026-04-29', '2026-05-04', '2026-05-05', '2026-05-06', '2026-07-20', '2026-08-11'],
        ...['2026-09-21', '2026-09-22', '2026-09-23', '2026-10-12', '2026-11-03', '2026-11-23'],
        '2026-12-31',
      ],
    ],
  ]

  test.each(known)('%s of 2026', (code, days) => {
    const found: string[] = []
    for (let next = nextHoliday(code, at('2025-12-31T12:00Z')); next && next < '2027'; ) {
      found.push(next)
      next = nextHoliday(code, at(`${next}T12:00Z`))
    }
    expect(found).toEqual(days)
    const noon = code === 'TOKYO' ? 'T01:00Z' : 'T15:00Z'
    for (const date of days) expect(isOpen(code, `${date}${noon}`), date).toBe(false)
  })

  test.each([
    ['New Year on a Saturday is not made up for in the old year', 'NYSE', '2021-12-31', true],
    ['Christmas on a Saturday is kept on the Friday', 'NYSE', '2021-12-24', false],
    ['Juneteenth on a Sunday is kept on the Monday', 'NYSE', '2022-06-20', false],
    ['both days of Christmas at a weekend are made up for', 'LSE', '2021-12-28', false],
  ] as const)('%s', (_, code, date, expected) => {
    expect(isOpen(code, `${date}T15:00Z`)).toBe(expected)
  })

  test('futures of America keep a short day where its shares rest', () => {
    expect(isOpen('CME', '2026-11-26T17:59Z')).toBe(true)
    expect(isOpen('CME', '2026-11-26T18:00Z')).toBe(false)
  })

  test('a short day ends early, a closed one has no session', () => {
    expect(isOpen('NYSE', '2026-12-24T17:59Z')).toBe(true)
    expect(isOpen('NYSE', '2026-12-24T18:00Z')).toBe(false)
    expect(stretchAt('NYSE', at('2026-12-24T18:00Z'))).toMatchObject({
      from: at('2026-12-24T18:00Z'),
      to: millis(at('2026-12-28T14:00Z') + 30 * minute),
    })
  })
})
