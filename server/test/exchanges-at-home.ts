// The three exchanges at their own addresses, by name and certificate, on this machine: what a
// server under test is sent to by `at-home.mjs`.

import { realAddresses } from '#server/trading/market/feed-setting.ts'
import { certificateFor } from './certificate.ts'
import { bitstampDialect, coinbaseDialect } from './exchange-dialects.ts'
import { type ExchangeServer, startExchangeServer } from './exchange-server.ts'
import { type KrakenServer, startKrakenServer } from './kraken-server.ts'
import { startTlsFront } from './tls-front.ts'

export type ExchangesAtHome = {
  readonly kraken: KrakenServer
  readonly coinbase: ExchangeServer
  readonly bitstamp: ExchangeServer
  /** What a server needs to take them for the exchanges. */
  readonly env: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

export type Listed = Readonly<Record<'kraken' | 'coinbase' | 'bitstamp', readonly string[]>>

/** `now` is the exchanges' clock. */
export async function startExchangesAtHome(
  listed: Listed,
  now: () => number = Date.now,
): Promise<ExchangesAtHome> {
  const names = Object.values(realAddresses).flatMap((urls) => Object.values(urls))
  const own = await certificateFor([...new Set(names.map((url) => new URL(url).hostname))])
  const kraken = await startKrakenServer(listed.kraken, now)
  const coinbase = await startExchangeServer(coinbaseDialect, listed.coinbase, now)
  const bitstamp = await startExchangeServer(bitstampDialect, listed.bitstamp, now)
  const behind = new Map(
    Object.entries({ kraken, coinbase, bitstamp }).flatMap(([name, { restUrl }]) => {
      const real = realAddresses[name as keyof typeof realAddresses]
      return Object.values(real).map((url) => [new URL(url).host, Number(new URL(restUrl).port)])
    }) as [string, number][],
  )
  const front = await startTlsFront(own, (name) => behind.get(name) ?? 0)
  return {
    kraken,
    coinbase,
    bitstamp,
    env: {
      AT_HOME: String(front.port),
      NODE_EXTRA_CA_CERTS: own.file,
      NODE_OPTIONS: `--import=${new URL('at-home.mjs', import.meta.url).href}`,
    },
    close: async () => {
      await front.close()
      await Promise.all([kraken.close(), coinbase.close(), bitstamp.close()])
      await own.remove()
    },
  }
}
