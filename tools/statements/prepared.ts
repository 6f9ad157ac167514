// What PostgreSQL says of a statement that it has prepared and not run: its parameters and the
// columns of its rows.

import type pg from 'pg'

export type Column = {
  readonly name: string
  /** Zero where it is no column of a table. */
  readonly tableID: number
  readonly columnID: number
  readonly dataTypeID: number
}

export type Described = { readonly parameters: number; readonly columns: readonly Column[] }

type Wire = {
  readonly parse: (query: { name: string; text: string; types: [] }) => void
  readonly describe: (what: { type: 'S'; name: string }) => void
  readonly sync: () => void
  readonly once: (event: 'parameterDescription', heard: Heard) => void
  readonly off: (event: 'parameterDescription', heard: Heard) => void
}
type Heard = (it: { readonly parameterCount: number }) => void

/** Resolves to what was wrong where it cannot be prepared. */
export function describeStatement(client: pg.Client, text: string): Promise<Described | string> {
  return new Promise((resolve) => {
    // The types know the driver's own queries only; it runs whatever has `submit` and these.
    client.query(new Description(text, resolve) as never)
  })
}

class Description {
  private readonly text: string
  private readonly answer: (it: Described | string) => void
  private parameters = 0
  private columns: readonly Column[] = []

  constructor(text: string, answer: (it: Described | string) => void) {
    this.text = text
    this.answer = answer
  }

  submit(wire: Wire): void {
    wire.once('parameterDescription', this.heard)
    wire.parse({ name: '', text: this.text, types: [] })
    wire.describe({ type: 'S', name: '' })
    wire.sync()
  }

  private readonly heard: Heard = ({ parameterCount }) => {
    this.parameters = parameterCount
  }

  handleRowDescription({ fields }: { fields: readonly Column[] }): void {
    this.columns = fields
  }

  handleError(error: Error, wire: Wire): void {
    wire.off('parameterDescription', this.heard)
    this.answer(error.message)
  }

  handleReadyForQuery(): void {
    this.answer({ parameters: this.parameters, columns: this.columns })
  }
}
