// The three exchanges at their own addresses, by name and certificate, on this machine: what a
// server under test is sent to by `at-home.mjs`.

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type TLSSocket } from 'node:tls'
import { promisify } from 'node:util'
import { realAddresses } from '#server/trading/market/feed-setting.ts'
import { bitstampDialect, coinbaseDialect } from './exchange-dialects.ts'
import { type ExchangeServer, startExchangeServer } from './exchange-server.ts'
import { type KrakenServer, startKrakenServer } from './kraken-server.ts'

const run = promisify(execFile)

export type ExchangesAtHome = {
  readonly kraken: KrakenServer
  readonly coinbase: ExchangeServer
  readonly bitstamp: ExchangeServer
  /** What a server needs to take them for the exchanges. */
  readonly env: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

export type Listed = Readonly<Record<'kraken' | 'coinbase' | 'bitstamp', readonly string[]>>

export async function startExchangesAtHome(listed: Listed): Promise<ExchangesAtHome> {
  const folder = await mkdtemp(join(tmpdir(), 'exchanges-'))
  const { key, certificate, file } = await selfSigned(folder)
  const kraken = await startKrakenServer(listed.kraken)
  const coinbase = await startExchangeServer(coinbaseDialect, listed.coinbase, Date.now)
  const bitstamp = await startExchangeServer(bitstampDialect, listed.bitstamp, Date.now)
  const behind = new Map(
    Object.entries({ kraken, coinbase, bitstamp }).flatMap(([name, { restUrl }]) => {
      const real = realAddresses[name as keyof typeof realAddresses]
      return Object.values(real).map((url) => [new URL(url).host, Number(new URL(restUrl).port)])
    }) as [string, number][],
  )
  const sockets = new Set<Socket>()
  const front = createServer({ key, cert: certificate }, (socket: TLSSocket) => {
    const name = socket.servername
    const inner = connect(behind.get(String(name)) ?? 0, '127.0.0.1')
    for (const [one, other] of [
      [socket, inner],
      [inner, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const { port } = front.address() as AddressInfo
  return {
    kraken,
    coinbase,
    bitstamp,
    env: {
      AT_HOME: String(port),
      NODE_EXTRA_CA_CERTS: file,
      NODE_OPTIONS: `--import=${new URL('at-home.mjs', import.meta.url).href}`,
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => front.close(resolve))
      await Promise.all([kraken.close(), coinbase.close(), bitstamp.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Of all of them, good for a day. */
async function selfSigned(folder: string) {
  const names = Object.values(realAddresses).flatMap((urls) => Object.values(urls))
  const hosts = [...new Set(names.map((url) => new URL(url).host))]
  const config = join(folder, 'names.cnf')
  await writeFile(
    config,
    [
      ...['[req]', 'distinguished_name = of', 'x509_extensions = also', 'prompt = no'],
      ...['[of]', 'CN = exchanges at home', '[also]', 'basicConstraints = CA:TRUE'],
      `subjectAltName = ${hosts.map((host) => `DNS:${host}`).join(',')}`,
    ].join('\n'),
  )
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-config', config]
  await run('openssl', [...made, '-keyout', key, '-out', file])
  return { key: await readFile(key), certificate: await readFile(file), file }
}

/** Whether certificates can be made here. */
export async function hasOpenssl(): Promise<boolean> {
  return run('openssl', ['version']).then(
    () => true,
    () => false,
  )
}
