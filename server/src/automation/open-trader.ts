// The trader on clients' own exchange accounts, put together: keys, the exchanges they lead to, the
// calls about them, and what looks after them.

import { hour, minute, second } from '#kernel/time.ts'
import type { Install } from '#server/install/operators/choose-letterhead.ts'
import { chargeIn, mayTradeByCredits } from '#server/money/credits/charge-credits.ts'
import { limit } from '#server/platform/limit.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { TradingContext } from '#server/trading/compose-trading.ts'
import type { KeyDeps } from './keys/add-key.ts'
import { checkKeys } from './keys/check-keys.ts'
import { openKeys } from './keys/open-key.ts'
import type { Practice } from './practice/open-practice.ts'
import { rules } from './rules/rules.ts'
import { chargeDays } from './trader/charge-days.ts'
import type { BotDeps } from './trader/keep-bots.ts'
import { type Credits, refusingBy } from './trader/refuse-trading.ts'
import type { RunDeps } from './trader/run-bot.ts'
import { dayOf, newRound, runBots } from './trader/run-bots.ts'
import { watchMarkets } from './trader/watch-markets.ts'
import { openByCcxt } from './venues/ccxt.exchange.ts'

type Needs = {
  readonly trading: TradingContext
  readonly install: Install
  readonly practice: Practice | undefined
}

export type Trader = {
  /** What its calls are answered with. */
  readonly keys: KeyDeps
  readonly bots: BotDeps
  readonly start: (log: (message: string) => void) => Loop[]
}

const keyTriesAnHour = 20
const roundMs = 2 * second

export function openTrader({ trading, install, practice }: Needs): Trader {
  const { db, clock, random, seal, settings } = trading
  const charging = { clock, random, install, settings }
  const credits: Credits = {
    refuse: mayTradeByCredits,
    charge: async (tx, { clientId: client, ...wish }) => {
      await chargeIn(tx, charging, { client, ...wish })
    },
  }
  const openExchange = openByCcxt({
    clock,
    addressOf: (venue) => {
      const url = venue === 'practice' ? practice?.url() : undefined
      return url === undefined ? undefined : `${url}/kraken`
    },
  })
  const keys: KeyDeps = {
    db,
    clock,
    random,
    seal,
    install,
    openExchange,
    isOffered: (venue) => venue !== 'practice' || practice !== undefined,
    keyLimit: limit(keyTriesAnHour, hour / second),
  }
  const openKey = openKeys(keys)
  const markets = watchMarkets({ clock, openExchange })
  const refuseTrading = refusingBy({ db, clock, credits })
  const chargeDay: BotDeps['chargeDay'] = ({ clientId, venue }) =>
    db.transaction((tx) =>
      credits.charge(tx, { clientId, kind: 'day', ref: dayOf(clock.now()), reason: venue }),
    )
  const bots: BotDeps = { ...keys, openKey, markets, refuseTrading, chargeDay }
  const running: RunDeps = {
    ...bots,
    rules,
    mayNotBegin: async ({ clientId, isLive }) => (await refuseTrading(clientId, isLive))?.refused,
    charge: (tx, { clientId, pair }, ref) =>
      credits.charge(tx, { clientId, kind: 'trade', ref, reason: pair }),
  }
  const round = newRound()
  return {
    keys,
    bots,
    start: (log) => [
      repeat({ name: 'asking exchanges about keys', pauseMs: minute, log }, async () => {
        await checkKeys({ ...keys, openKey })
        return 'done'
      }),
      repeat({ name: 'running bots', pauseMs: roundMs, log }, async () => {
        await runBots(running, round, log)
        return 'done'
      }),
      repeat({ name: 'charging days of bots', pauseMs: minute, log }, async () => {
        await chargeDays(bots)
        return 'done'
      }),
    ],
  }
}
