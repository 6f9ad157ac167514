// Which side the client looks at: the chart draws its strike stronger.

import { create } from 'zustand'
import type { Side } from '../../lib/trading/strike.ts'

export const useEmphasis = create<{ readonly side: Side | null }>(() => ({ side: null }))

export function emphasise(side: Side | null): void {
  useEmphasis.setState({ side })
}
