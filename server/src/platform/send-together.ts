// Statements and the rows that some of them copy, in one message of PostgreSQL's protocol. The
// server runs the statements of one query in one transaction and reads the rows when it comes to
// them; after an error it leaves the rest unread, as the protocol says it shall:
// https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-COPY

import type pg from 'pg'
import type { CopyRows } from './copy-rows.ts'

/** Resolves once it is committed; rejects with the first error. */
export function sendTogether(
  client: pg.ClientBase,
  statements: readonly string[],
  appends: readonly { readonly rows: CopyRows }[],
): Promise<void> {
  const text = statements.filter((it) => it !== '').join(';')
  const rows = Buffer.concat(
    appends.flatMap((append) => [...messageOf('d', append.rows.end()), copyDone]),
  )
  return new Promise((resolve, reject) => {
    // The types know the driver's own queries only; it runs whatever has `submit` and these.
    client.query(new Together(text, rows, { resolve, reject }) as never)
  })
}

type Wire = { readonly stream: { readonly write: (bytes: Buffer) => void } }
type Answer = { readonly resolve: () => void; readonly reject: (error: unknown) => void }

/** What the driver runs in its turn, and tells of each answer. */
export class Together {
  text: string
  rows: Buffer
  private readonly answer: Answer

  constructor(text: string, rows: Buffer, answer: Answer) {
    this.text = text
    this.rows = rows
    this.answer = answer
  }

  submit({ stream }: Wire): void {
    stream.write(Buffer.concat([...messageOf('Q', Buffer.from(`${this.text}\0`)), this.rows]))
  }

  /** The driver tells no more of a query after its first error. */
  handleError(error: unknown): void {
    this.answer.reject(error)
  }

  handleReadyForQuery(): void {
    this.answer.resolve()
  }

  // Each statement's own answer says nothing that is needed.
  handleCopyInResponse(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
}

function messageOf(kind: string, body: Buffer): Buffer[] {
  const head = Buffer.allocUnsafe(5)
  head.write(kind, 0, 'latin1')
  head.writeInt32BE(4 + body.length, 1)
  return [head, body]
}

/** The message that ends the rows of one COPY. */
export const copyDone = Buffer.from('c\0\0\0\x04', 'latin1')
