// Loaded only into children that are to die: counts the statements of transactions, ends the
// process before or after a chosen one, and plants the defects that the harness must notice.

import { Writable } from 'node:stream'
import pg from 'pg'
import type { CopyStreamQuery } from 'pg-copy-streams'

export type Phase = 'before' | 'sent' | 'after'
export type KillPoint = { readonly at: number; readonly phase: Phase }
export type Defect = 'split' | 'unguarded'

export type Hook = {
  /** Counts from 0 on, and kills this process at the point, if there is one. */
  readonly arm: (point: KillPoint | null) => void
  /** The statements since, in order. */
  readonly statements: () => readonly string[]
}

type Query = { name?: string; text: string }

export function hookQueries(defect: Defect | null): Hook {
  const original = pg.Client.prototype.query
  let point: KillPoint | null = null
  let statements: string[] = []

  /** Counts a statement on its way out; what it returns is to be called when it was answered. */
  function pass(text: string): () => void {
    statements.push(text)
    const isHere = point?.at === statements.length
    if (isHere && point?.phase === 'before') die()
    // The driver hands the statement to the system at the end of this turn.
    if (isHere && point?.phase === 'sent') setImmediate(die)
    return () => {
      if (isHere) die()
    }
  }

  async function query(client: pg.Client, asked: Query, ...rest: unknown[]): Promise<unknown> {
    const answered = pass(asked.name ?? asked.text.split(/\s+/, 2).join(' '))
    const result: unknown = await Reflect.apply(original, client, [asked, ...rest])
    answered()
    return result
  }

  function copy(client: pg.Client, stream: CopyStreamQuery, text: string): CopyStreamQuery {
    const name = text.split(/\s+/, 2).join(' ')
    if (defect === 'split' && name === 'copy transfers') {
      // The driver warns of statements that are sent together, which is what this defect does.
      process.noDeprecation = true
      void query(client, { text: 'commit' })
      void query(client, { text: 'begin' })
    }
    stream.on('finish', pass(name))
    return Reflect.apply(original, client, [stream])
  }

  Object.defineProperty(pg.Client.prototype, 'query', {
    value(this: pg.Client, written: unknown, ...rest: unknown[]): unknown {
      if (!isQuery(written)) return Reflect.apply(original, this, [written, ...rest])
      if (written instanceof Writable) return copy(this, written as CopyStreamQuery, written.text)
      const asked = defect === 'unguarded' ? unguarded(written) : written
      // The pool asks with a callback: that is what goes on beside the transactions.
      if (rest.some((it) => typeof it === 'function')) {
        return Reflect.apply(original, this, [asked, ...rest])
      }
      return query(this, asked, ...rest)
    },
  })
  return {
    arm: (to) => {
      point = to
      statements = []
    },
    statements: () => statements,
  }
}

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  // The signal ends the process before the next statement could be sent.
  for (;;);
}

/** Takes up what is settled already, and settles without looking. */
function unguarded(asked: Query): Query {
  return {
    ...asked,
    text: asked.text
      .replace("t.status = 'open' and", '')
      .replace('where trade_id = any', 'where false and trade_id = any'),
  }
}

function isQuery(asked: unknown): asked is Query {
  return typeof asked === 'object' && asked !== null && 'text' in asked
}
