// Loaded only into children that are to die: counts the statements of transactions, ends the
// process before or after a chosen one, and plants the defects that the harness must notice.

import pg from 'pg'

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

  async function query(client: pg.Client, asked: Query, ...rest: unknown[]): Promise<unknown> {
    statements.push(asked.name ?? asked.text.split(/\s+/, 2).join(' '))
    const isHere = point?.at === statements.length
    if (isHere && point?.phase === 'before') die()
    const answer = Reflect.apply(original, client, [asked, ...rest])
    // The driver hands the statement to the system at the end of this turn.
    if (isHere && point?.phase === 'sent') setImmediate(die)
    const result: unknown = await answer
    if (isHere) die()
    return result
  }

  Object.defineProperty(pg.Client.prototype, 'query', {
    value: async function (this: pg.Client, written: unknown, ...rest: unknown[]) {
      if (!isQuery(written)) return Reflect.apply(original, this, [written, ...rest])
      const asked = defect === 'unguarded' ? unguarded(written) : written
      // The pool asks with a callback: that is what goes on beside the transactions.
      if (rest.some((it) => typeof it === 'function')) {
        return Reflect.apply(original, this, [asked, ...rest])
      }
      if (defect === 'split' && asked.name === 'insert_transfers') {
        await query(this, { text: 'commit' })
        await query(this, { text: 'begin' })
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
    text: asked.text.replace("and t.status = 'open'", '').replace("t.status = 'open' and", ''),
  }
}

function isQuery(asked: unknown): asked is Query {
  return typeof asked === 'object' && asked !== null && 'text' in asked
}
