// The trader on clients' own exchange accounts, put together: keys, the exchanges they lead to, the
// calls about them, and what looks after them.

import { hour, minute, second } from '#kernel/time.ts'
import type { Install } from '#server/install/operators/choose-letterhead.ts'
import { limit } from '#server/platform/limit.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { TradingContext } from '#server/trading/compose-trading.ts'
import type { KeyDeps } from './keys/add-key.ts'
import { checkKeys } from './keys/check-keys.ts'
import { openKeys } from './keys/open-key.ts'
import type { Practice } from './practice/open-practice.ts'
import { openByCcxt } from './venues/ccxt.exchange.ts'

type Needs = {
  readonly trading: TradingContext
  readonly install: Install
  readonly practice: Practice | undefined
}

export type Trader = {
  /** What its calls are answered with. */
  readonly keys: KeyDeps
  readonly start: (log: (message: string) => void) => Loop[]
}

const keyTriesAnHour = 20

export function openTrader({ trading, install, practice }: Needs): Trader {
  const { db, clock, random, seal } = trading
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
  return {
    keys,
    start: (log) => [
      repeat({ name: 'asking exchanges about keys', pauseMs: minute, log }, async () => {
        await checkKeys({ ...keys, openKey })
        return 'done'
      }),
    ],
  }
}
