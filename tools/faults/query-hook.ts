// Loaded only into children that are to die: counts the statements of transactions, ends the
// process before or after a chosen one, and plants the defects that the harness must notice.

import { copyDone, type Together } from '#server/platform/send-together.ts'
import { aroundQueries, die, type Query } from './around-queries.ts'

/** Half sent is up to the end of the first rows of several. */
export type Phase = 'before' | 'half' | 'sent' | 'after'
export type KillPoint = { readonly at: number; readonly phase: Phase }
export type Defect = 'split' | 'unguarded'

export type Hook = {
  /** Counts from 0 on, and kills this process at the point, if there is one. */
  readonly arm: (point: KillPoint | null) => void
  /** The statements since, in order. */
  readonly statements: () => readonly string[]
}

/** What ingestion asks as long as there is no price: as often as it happens, and for no order. */
const storingNothing = 'expect_to_lead'

export function hookQueries(defect: Defect | null): Hook {
  let point: KillPoint | null = null
  let statements: string[] = []

  /** Counts a statement on its way out; what it returns is to be called when it was answered. */
  function pass(text: string): () => void {
    statements.push(text)
    const isHere = point?.at === statements.length
    if (isHere && point?.phase === 'before') die()
    // The driver hands the statement to the system at the end of this turn.
    if (isHere && (point?.phase === 'sent' || point?.phase === 'half')) setImmediate(die)
    return () => {
      if (isHere) die()
    }
  }

  aroundQueries({
    rewritten: (asked) => (defect === 'unguarded' ? unguarded(asked) : asked),
    asked: ({ name, text }) => {
      if (name === storingNothing) return () => {}
      return pass(name ?? text.split(/\s+/, 2).join(' '))
    },
    sent: (together) => {
      if (defect === 'split') split(together)
      const answered = pass(together.text.match(/copy \w+/g)?.join(', ') ?? together.text)
      if (point?.at === statements.length && point.phase === 'half') halve(together)
      return answered
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

/**
 * What the house adds to payouts, in a transaction of its own before them. A payout and the end of
 * its trade are one row, which cannot be split. The bytes of a COPY, as `copy-rows.ts` writes them:
 *
 *     'd' length:4  signature:19  cover… row…  ff ff  'c' 00 00 00 04
 *     either row:   fields:2  kind field…    each of these: length:4 (-1: null) and its bytes
 *     split makes   'd' length:4  signature:19  cover…  ff ff  'c' 00 00 00 04
 *     and then      'd' length:4  signature:19  row…    ff ff  'c' 00 00 00 04
 */
function split(together: Together): void {
  const [copy] = together.text.match(/copy journal \([^)]*\bstatus\b.*$/s) ?? []
  const { rows } = together
  const covers = coversIn(rows)
  if (copy === undefined || covers === 0) return
  const of = (tuples: Buffer) => Buffer.concat([head('d', tuples.length), tuples, copyDone])
  const signature = rows.subarray(5, 5 + signatureBytes)
  const first = rows.subarray(5, covers)
  const rest = rows.subarray(covers, rows.length - copyDone.length)
  together.text = `${together.text};commit;${copy}`
  together.rows = Buffer.concat([
    of(Buffer.concat([first, endOfRows])),
    of(Buffer.concat([signature, rest])),
  ])
}

const signatureBytes = 19
const endOfRows = Buffer.from([255, 255])

function head(kind: string, bytes: number): Buffer {
  const buffer = Buffer.alloc(5, kind)
  buffer.writeInt32BE(4 + bytes, 1)
  return buffer
}

/** Where the rows of covers end, which come first: each begins with its kind. 0: there are none. */
function coversIn(rows: Buffer): number {
  let at = 5 + signatureBytes
  let end = 0
  while (rows.toString('latin1', at + 6, at + 6 + rows.readInt32BE(at + 2)) === 'house_cover') {
    const fields = rows.readInt16BE(at)
    at += 2
    for (let field = 0; field < fields; field += 1) at += 4 + Math.max(0, rows.readInt32BE(at))
    end = at
  }
  return end
}

function halve(together: Together): void {
  const end = together.rows.indexOf(copyDone) + copyDone.length
  together.rows = together.rows.subarray(0, end)
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
