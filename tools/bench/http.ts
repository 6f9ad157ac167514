// Accepting over HTTP: sign-in, validation and the stream's announcements included, with 512
// connections. The server runs in a process of its own, on the same cluster as everything else
// here.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { present } from '#kernel/assert.ts'
import { cpuMicros, programOf } from './processes.ts'
import { projectRoot, type World } from './world.ts'

const connections = 512

export type HttpServer = {
  readonly url: string
  /** Access tokens of as many clients as there are connections. */
  readonly tokens: readonly string[]
  readonly pid: number
  readonly stop: () => Promise<void>
}

type Hello = { readonly url: string; readonly tokens: readonly string[] }

/** `execArgv`: options of Node, besides ours. */
export async function startHttpServer(
  { connection }: World,
  execArgv: readonly string[] = [],
): Promise<HttpServer> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, ...execArgv, programOf('http-server'), JSON.stringify(connection)],
    { cwd: projectRoot, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const [hello]: [Hello] = (await once(child, 'message')) as [Hello]
  return {
    ...hello,
    pid: present(child.pid, 'the process of the server'),
    stop: async () => {
      const ended = once(child, 'exit')
      child.send('stop')
      await ended
    },
  }
}

const order = {
  amount: 1,
  duration: 3600,
  mode: 'demo',
  strike_rate: '75/3',
  trading_type: 'Cryptocurrency',
  symbol: 'BTCUSD',
  trade_mode: 'Buy',
}

/** How many a second, and the server's processor time for one, both threads together. */
export type Rate = {
  readonly perSecond: number
  readonly cpuUs: number
  readonly p99Ms: number
  /** Answers of 5xx, a stale price among them, and connections that broke. */
  readonly failures: number
}

/** Accepted trades; any refusal but of a stale price fails the benchmark. */
export async function acceptOverHttp(
  server: HttpServer,
  seconds: number,
  perSecond?: number,
): Promise<Rate> {
  return callOverHttp(server, '/trading/submit', seconds, perSecond)
}

/** A call of those who are signed in, with an order as its body. */
export async function callOverHttp(
  server: HttpServer,
  path: string,
  seconds: number,
  perSecond?: number,
): Promise<Rate> {
  const headers = server.tokens.map((token) => ({ authorization: `Bearer ${token}` }))
  return load(server, { path: `/api${path}`, headers, seconds, perSecond })
}

/** The same server's answer to a POST that does nothing. */
export async function noopOverHttp(server: HttpServer, seconds: number): Promise<Rate> {
  return load(server, { path: '/api/bench/noop', headers: [{}], seconds })
}

type Load = {
  readonly path: string
  readonly headers: readonly Record<string, string>[]
  readonly seconds: number
  /** As many as it can take, unless said otherwise. */
  readonly perSecond?: number | undefined
}

async function load(
  server: HttpServer,
  { path, headers, seconds, perSecond }: Load,
): Promise<Rate> {
  let next = 0
  const before = await cpuMicros(server.pid)
  const result = await autocannon({
    url: `${server.url}${path}`,
    method: 'POST',
    connections,
    duration: seconds,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    body: JSON.stringify(order),
    headers: { 'content-type': 'application/json' },
    setupClient: (client) => {
      client.setHeaders({ 'content-type': 'application/json', ...headers[next % headers.length] })
      next += 1
    },
  })
  // Where no price came for two seconds an order is refused: rare, and right.
  const stale = result.statusCodeStats?.['503']?.count ?? 0
  if (result.non2xx > stale || result.errors > 0) {
    const answers = JSON.stringify(result.statusCodeStats)
    throw new Error(`${path}: ${result.errors} errors, answers ${answers}`)
  }
  const cpuUs = ((await cpuMicros(server.pid)) - before) / result['2xx']
  return {
    perSecond: result['2xx'] / result.duration,
    cpuUs,
    p99Ms: result.latency.p99,
    failures: result['5xx'] + result.errors,
  }
}
