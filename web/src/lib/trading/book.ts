// Which account the client trades on, in this browser. The first use is the demo.

import { oneOf } from '#browser/page/kept.ts'
import type { Mode } from '#contract/shared/wire.ts'
import { createStored } from '../storage/stored.ts'

type Book = { readonly mode: Mode }

export const useBook = createStored<Book>('mode', { mode: 'demo' }, { mode: oneOf('demo', 'real') })

export function chooseMode(mode: Mode): void {
  useBook.setState({ mode })
}
