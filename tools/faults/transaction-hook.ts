// Loaded only into servers that are to die at a statement: loops go on beside what is asked of
// them, so a statement is known by its text and by those before it in its transaction.

import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Together } from '#server/platform/send-together.ts'
import { aroundQueries, die } from './around-queries.ts'

/** A statement of a transaction, or one by itself. */
export type Passed = {
  /** The same for the same statements in the same order, in every process. */
  readonly id: string
  /** For people: which of its transaction, and how it begins. */
  readonly name: string
  /** What it did is done once it is answered: by itself, or the end of a transaction. */
  readonly isLast: boolean
}

export type Death = { readonly id: string; readonly phase: 'before' | 'after' }

export type TransactionHook = {
  /** Kills this process there, and forgets what has passed. */
  readonly arm: (death: Death | null) => void
  /** The different ones since, in the order they came. */
  readonly passed: () => readonly Passed[]
}

/**
 * `isParted`: the defect that such a harness is for. What follows a booking is in a transaction of
 * its own.
 */
export function hookTransactions({ isParted }: { readonly isParted: boolean }): TransactionHook {
  let death: Death | null = null
  const passed = new Map<string, Passed>()
  const transactions = new WeakMap<pg.Client, string[]>()

  function pass(client: pg.Client, text: string): () => void {
    const words = text.replace(/\s+/g, ' ')
    if (words === 'begin') transactions.set(client, [])
    const before = transactions.get(client)
    before?.push(words)
    if (isEnd(words)) transactions.delete(client)
    const one = passedOf(before ?? [words], before !== undefined)
    if (!passed.has(one.id)) passed.set(one.id, one)
    const phase = death?.id === one.id ? death.phase : null
    if (phase === 'before') die()
    return () => {
      if (phase === 'after') die()
    }
  }

  const ask = aroundQueries({
    asked: ({ text }, client) => pass(client, text),
    sent: (together, client) => {
      const answered = pass(client, together.text)
      if (isParted && transactions.has(client)) partAfter(together, client)
      return answered
    },
  })

  /** Both go before what comes next: nobody is told of the booking's answer until then. */
  function partAfter(together: Together, client: pg.Client): void {
    if (!together.text.startsWith('copy journal')) return
    const ready = together.handleReadyForQuery.bind(together)
    together.handleReadyForQuery = () => {
      ask(client, { text: 'commit' })
        .then(() => ask(client, { text: 'begin' }))
        .then(ready, ready)
    }
  }

  return {
    arm: (to) => {
      death = to
      passed.clear()
    },
    passed: () => [...passed.values()],
  }
}

const nameLetters = 60

function passedOf(texts: readonly string[], isInTransaction: boolean): Passed {
  const id = createHash('sha256')
    .update(JSON.stringify([isInTransaction, texts]))
    .digest('hex')
  const last = texts.at(-1) ?? ''
  const text = last.slice(0, nameLetters)
  return isInTransaction
    ? { id, name: `${texts.length}: ${text}`, isLast: isEnd(last) }
    : { id, name: text, isLast: !text.trimStart().startsWith('select') }
}

function isEnd(text: string): boolean {
  return text === 'commit' || text === 'rollback'
}
