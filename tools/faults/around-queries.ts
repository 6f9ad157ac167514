// A hook around the driver, which only children load that are to die: tells of each statement on
// its way out and of its answer, before anybody else hears of it.

import pg from 'pg'
import { Together } from '#server/platform/send-together.ts'

export type Query = { name?: string; text: string }

export type Around = {
  /** What is asked instead. */
  readonly rewritten?: (asked: Query) => Query
  /** On its way out; what it returns is called when it was answered. */
  readonly asked: (asked: Query, client: pg.Client) => () => void
  /** The same of statements and rows in one message. */
  readonly sent: (together: Together, client: pg.Client) => () => void
}

/** What the driver does with a query when nobody is around it. */
export type Original = (client: pg.Client, asked: Query) => Promise<unknown>

export function aroundQueries({ rewritten = (asked) => asked, asked, sent }: Around): Original {
  const original = pg.Client.prototype.query

  async function query(client: pg.Client, one: Query, ...rest: unknown[]): Promise<unknown> {
    const answered = asked(one, client)
    const result: unknown = await Reflect.apply(original, client, [one, ...rest])
    answered()
    return result
  }

  Object.defineProperty(pg.Client.prototype, 'query', {
    value(this: pg.Client, written: unknown, ...rest: unknown[]): unknown {
      if (written instanceof Together) {
        whenAnswered(written, sent(written, this))
        return Reflect.apply(original, this, [written])
      }
      if (!isQuery(written)) return Reflect.apply(original, this, [written, ...rest])
      const one = rewritten(written)
      // The pool asks with a callback: that is what goes on beside the transactions.
      if (rest.some((it) => typeof it === 'function')) {
        return Reflect.apply(original, this, [one, ...rest])
      }
      return query(this, one, ...rest)
    },
  })
  return (client, one) => Reflect.apply(original, client, [one])
}

/** A refusal is an answer too: the driver says nothing of being ready after it. */
function whenAnswered(together: Together, answered: () => void): void {
  const ready = together.handleReadyForQuery.bind(together)
  const refused = together.handleError.bind(together)
  together.handleReadyForQuery = () => {
    answered()
    ready()
  }
  together.handleError = (error) => {
    answered()
    refused(error)
  }
}

export function die(): never {
  process.kill(process.pid, 'SIGKILL')
  // The signal ends the process before the next statement could be sent.
  for (;;);
}

function isQuery(asked: unknown): asked is Query {
  return typeof asked === 'object' && asked !== null && 'text' in asked
}
