// What the status page says.

import type { SourceKind } from '#contract/public/price-sources.ts'
import { coinNames } from '#kernel/coins.ts'

export const status = {
  loading: 'Loading the status',
  measured: (at: string) => `Measured at ${at} UTC. The page asks again while you look at it.`,
  install: {
    title: 'This install',
    mode: 'Mode',
    modes: {
      sandbox: 'Sandbox: play money only. It cannot take real money.',
      live: 'Live',
    },
    version: 'Version',
    since: 'Running from',
    database: 'Database',
    answers: 'Answers',
    silent: 'Does not answer. Until then trading stands still; nothing is lost.',
    books: 'Books compared',
    booksAre: {
      ok: 'they agree',
      differences: 'there are differences, being looked into',
      unknown: 'not known yet',
    },
  },
  prices: {
    title: 'Prices',
    label: 'Sources of prices',
    source: 'Source',
    kind: 'Kind',
    kinds: {
      real: 'Real market',
      simulated: 'Simulated',
      replayed: 'Replayed',
      unknown: 'Not known',
    } satisfies Readonly<Record<SourceKind, string>>,
    age: 'Newest price',
    old: (age: string) => `${age} old`,
    instruments: 'Instruments',
    none: 'No price has come yet.',
    compared: 'Exchanges compared',
    connection: 'Connection',
    connected: 'Connected',
    notConnected: 'Lost',
    used: 'Counts in prices of',
    usedOf: (used: number, all: number) => `${used} of ${all}`,
    furthest: 'Furthest from a price',
    percent: (value: number) => `${value.toFixed(3)} %`,
  },
  settlement: {
    title: 'Settling trades',
    median: 'Half took no longer than',
    p99: 'All but one in a hundred took no longer than',
    count: 'Trades settled',
    none: 'No trade was settled in the last hour.',
    unknown: 'Not known while the database does not answer.',
  },
  voids: {
    title: 'Void trades',
    all: 'Void',
    of: (voided: number, settled: number, share: string) => `${voided} of ${settled} (${share})`,
    causes: {
      source_silent: 'There was no price, although the sources were heard',
      source_empty: 'The source had no price for a time that we had missed',
      source_unreachable: 'The source could not be asked for an hour',
      source_changed: 'The install has changed its source',
      sources_disagreed: 'The sources disagreed, or one was left alone',
    },
    none: 'No trade was settled in the last day.',
    many: 'More than usual in the last hour. Staff have been alarmed.',
  },
  withdrawals: {
    title: 'Withdrawals',
    methods: { ...coinNames, bank: 'Bank transfer' },
    half: (time: string, count: number) => `Half were paid within ${time} (${count} paid)`,
    waiting: 'Waiting now',
    overdue: 'Waiting for longer than promised',
    none: 'Too few were paid in the last three months to tell how long one takes.',
    from: (day: string) => `Paid from ${day} on.`,
  },
  licence: 'Licence record',
}
