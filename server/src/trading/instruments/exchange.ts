// When exchanges trade: their sessions in local time, summer time by rule, and their holidays.
// Pure, so that hours of past and future are the same whoever asks.

import { day, hour, type Millis, minute } from '#kernel/time.ts'
import {
  americanFutures,
  type DayNumber,
  euronext,
  frankfurt,
  type Holidays,
  lastOf,
  london,
  newYorkStocks,
  nthOf,
  tokyo,
  weekdayOf,
  yearOf,
} from './holidays.ts'

const zones = {
  'America/New_York': { winter: -5 * hour, isSummer: inAmericanSummer },
  'Europe/London': { winter: 0, isSummer: inEuropeanSummer },
  'Europe/Amsterdam': { winter: hour, isSummer: inEuropeanSummer },
  'Europe/Berlin': { winter: hour, isSummer: inEuropeanSummer },
  'Europe/Paris': { winter: hour, isSummer: inEuropeanSummer },
  'Asia/Tokyo': { winter: 9 * hour, isSummer: () => false },
} as const

export type Exchange = {
  readonly name: string
  readonly city: string
  readonly zone: keyof typeof zones
  /** Local times of a trading day; one that begins the evening before has a minus. */
  readonly sessions: readonly (readonly [opens: string, closes: string])[]
  /** When a short day ends. */
  readonly earlyClose: string | null
  readonly holidays: (year: number) => Holidays
  /** The index that its stocks are compared with. */
  readonly index: string | null
}

type Place = Omit<Exchange, 'name' | 'index'>

const newYork: Place = {
  city: 'New York',
  zone: 'America/New_York',
  sessions: [['09:30', '16:00']],
  earlyClose: '13:00',
  holidays: newYorkStocks,
}
const globex: Place = {
  city: 'New York',
  zone: 'America/New_York',
  sessions: [['-18:00', '17:00']],
  earlyClose: '13:00',
  holidays: americanFutures,
}
const onEuronext = {
  sessions: [['09:00', '17:30']],
  earlyClose: '14:05',
  holidays: euronext,
} as const

export const exchanges = {
  NYSE: { ...newYork, name: 'New York Stock Exchange', index: 'US500USD' },
  NASDAQ: { ...newYork, name: 'Nasdaq', index: 'US100USD' },
  XETRA: {
    name: 'Xetra',
    city: 'Frankfurt',
    zone: 'Europe/Berlin',
    sessions: [['09:00', '17:30']],
    earlyClose: null,
    holidays: frankfurt,
    index: 'DE40EUR',
  },
  EUREX: {
    name: 'Eurex',
    city: 'Frankfurt',
    zone: 'Europe/Berlin',
    sessions: [['01:10', '22:00']],
    earlyClose: null,
    holidays: frankfurt,
    index: null,
  },
  AMSTERDAM: {
    ...onEuronext,
    name: 'Euronext Amsterdam',
    city: 'Amsterdam',
    zone: 'Europe/Amsterdam',
    index: 'NL25EUR',
  },
  PARIS: {
    ...onEuronext,
    name: 'Euronext Paris',
    city: 'Paris',
    zone: 'Europe/Paris',
    index: 'FR40EUR',
  },
  LSE: {
    name: 'London Stock Exchange',
    city: 'London',
    zone: 'Europe/London',
    sessions: [['08:00', '16:30']],
    earlyClose: '12:30',
    holidays: london,
    index: 'UK100GBP',
  },
  ICE: {
    name: 'ICE Futures Europe',
    city: 'London',
    zone: 'Europe/London',
    sessions: [['01:00', '23:00']],
    earlyClose: '18:00',
    holidays: americanFutures,
    index: null,
  },
  'ICE-LONDON': {
    name: 'ICE Futures Europe',
    city: 'London',
    zone: 'Europe/London',
    sessions: [['08:00', '18:00']],
    earlyClose: '12:30',
    holidays: london,
    index: null,
  },
  TOKYO: {
    name: 'Tokyo Stock Exchange',
    city: 'Tokyo',
    zone: 'Asia/Tokyo',
    earlyClose: null,
    sessions: [
      ['09:00', '11:30'],
      ['12:30', '15:30'],
    ],
    holidays: tokyo,
    index: 'JP225JPY',
  },
  CME: { ...globex, name: 'CME Globex', index: null },
} as const satisfies Readonly<Record<string, Exchange>>

export type ExchangeCode = keyof typeof exchanges
export const exchangeCodes = Object.keys(exchanges) as ExchangeCode[]

export function exchangeOf(code: ExchangeCode): Exchange {
  return exchanges[code]
}

/** A stretch of time in which an exchange is open throughout, or closed. */
export type Stretch = { readonly isOpen: boolean; readonly from: Millis; readonly to: Millis }

type Session = { readonly opens: number; readonly closes: number }

/** Longer than any run of days without a session. */
const searchDays = 14
/** The last answer of each exchange: most that is asked is in it. */
const newest = new Map<ExchangeCode, Stretch>()

/** The stretch that an instant lies in; an end belongs to the next one. */
export function stretchAt(code: ExchangeCode, instant: Millis): Stretch {
  const known = newest.get(code)
  if (known && known.from <= instant && instant < known.to) return known
  const found = findStretch(exchanges[code], instant)
  newest.set(code, found)
  return found
}

function findStretch(exchange: Exchange, instant: number): Stretch {
  const today = Math.floor(instant / day)
  let closed = Number.NEGATIVE_INFINITY
  for (let number = today - searchDays; number <= today + searchDays; number += 1) {
    for (const { opens, closes } of sessionsOf(exchange, number)) {
      if (instant < opens) return stretch(false, closed, opens)
      if (instant < closes) return stretch(true, opens, closes)
      closed = closes
    }
  }
  throw new Error(`${exchange.name} has no session within ${searchDays} days of ${instant}`)
}

function stretch(isOpen: boolean, from: number, to: number): Stretch {
  return { isOpen, from: from as Millis, to: to as Millis }
}

/** Of one local day, in order; none at weekends and on holidays. */
function sessionsOf(exchange: Exchange, number: DayNumber): Session[] {
  const weekday = weekdayOf(number)
  if (weekday === 0 || weekday === 6) return []
  const { closed, early } = holidaysOf(exchange, yearOf(number))
  if (closed.has(number)) return []
  const { winter, isSummer } = zones[exchange.zone]
  const midnight = number * day - winter - (isSummer(number) ? hour : 0)
  const last = early.has(number) && exchange.earlyClose !== null ? timeOf(exchange.earlyClose) : day
  return exchange.sessions.map(([from, to]) => {
    return { opens: midnight + timeOf(from), closes: midnight + Math.min(timeOf(to), last) }
  })
}

const years = new Map<Exchange['holidays'], Map<number, Holidays>>()

function holidaysOf({ holidays }: Exchange, year: number): Holidays {
  const known = years.get(holidays) ?? new Map<number, Holidays>()
  years.set(holidays, known)
  const found = known.get(year) ?? holidays(year)
  known.set(year, found)
  return found
}

/** "-18:00" is six in the evening of the day before. */
function timeOf(text: string): number {
  const isBefore = text.startsWith('-')
  const [hours = 0, minutes = 0] = text
    .slice(isBefore ? 1 : 0)
    .split(':')
    .map(Number)
  return hours * hour + minutes * minute - (isBefore ? day : 0)
}

/** From March's second Sunday to November's first; no session begins in those nights. */
function inAmericanSummer(number: DayNumber): boolean {
  const year = yearOf(number)
  return number >= nthOf(year, 3, 0, 2) && number < nthOf(year, 11, 0, 1)
}

/** From the last Sunday of March to the last of October. */
function inEuropeanSummer(number: DayNumber): boolean {
  const year = yearOf(number)
  return number >= lastOf(year, 3, 0) && number < lastOf(year, 10, 0)
}

/** The next weekday, at most a year on, on which it does not trade. */
export function nextHoliday(code: ExchangeCode, instant: Millis): string | undefined {
  const exchange = exchanges[code]
  const today = Math.floor(instant / day)
  for (let number = today + 1; number < today + 366; number += 1) {
    const weekday = weekdayOf(number)
    const isWeekday = weekday !== 0 && weekday !== 6
    if (isWeekday && holidaysOf(exchange, yearOf(number)).closed.has(number)) {
      return new Date(number * day).toISOString().slice(0, 10)
    }
  }
  return undefined
}
