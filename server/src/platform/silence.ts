// A connection may lead nowhere any more, and nobody says so: a network that is gone sends no word.
// Where an answer takes long, PostgreSQL is asked on a new connection whether it is at work on it.
// Where it is not, or cannot be reached, whoever waits is told that the database is away; where it
// is, they wait as long as it takes.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** From the question on, and again each time. */
const askAfterMs = 3_000
/** To be told so, or not. */
const patienceMs = 4_000
/** An answer may be on its way when PostgreSQL says that it is done. */
const graceMs = 1_000

/** How PostgreSQL is reached anew, by connection. */
const ways = new WeakMap<pg.ClientBase, pg.ClientConfig>()

export function mayFallSilent(client: pg.ClientBase, way: pg.ClientConfig): void {
  ways.set(client, way)
}

/** Does `work`, which waits for an answer on this connection; ends the connection if none comes. */
export async function whileHeard<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  const way = ways.get(client)
  if (!way) return work()
  let isAnswered = false
  const timer = setTimeout(() => void listen(client, way, () => isAnswered), askAfterMs)
  try {
    return await work()
  } finally {
    isAnswered = true
    clearTimeout(timer)
  }
}

async function listen(client: pg.ClientBase, way: pg.ClientConfig, isAnswered: () => boolean) {
  while (!isAnswered()) {
    if (!(await isAtWork(insideOf(client).processID, way))) {
      await sleep(graceMs, undefined, { ref: false })
      if (!isAnswered()) insideOf(client).connection.stream.destroy()
      return
    }
    await sleep(askAfterMs, undefined, { ref: false })
  }
}

/** Whether PostgreSQL answers, and this session of it is doing something. */
async function isAtWork(session: number | null, way: pg.ClientConfig): Promise<boolean> {
  const asking = new pg.Client({
    ...way,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  asking.on('error', () => {})
  try {
    await asking.connect()
    const { rows } = await asking.query(
      `select exists(
         select from pg_stat_activity where pid = $1 and state <> 'idle') as is_at_work`,
      [session],
    )
    return rows[0]?.is_at_work === true
  } catch (error) {
    // It is there, and has reasons of its own not to say.
    return error instanceof pg.DatabaseError
  } finally {
    void asking.end().catch(() => {})
  }
}

/** What the driver has and its types do not tell. */
type Inside = {
  readonly processID: number | null
  readonly connection: { readonly stream: { readonly destroy: () => void } }
}

function insideOf(client: pg.ClientBase): Inside {
  return client as unknown as Inside
}
