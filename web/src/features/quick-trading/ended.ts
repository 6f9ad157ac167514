// Trades that ended while this screen stands, told once: the newest ones together, until they are
// put away or others end later.

import { useEffect } from 'react'
import { create } from 'zustand'
import { localNow } from '#browser/page/clock.ts'
import type { TradeView } from '#contract/client/trades.ts'
import { tellEnd } from '../../lib/sounds/sounds.ts'
import { listen } from '../../lib/stream/stream.ts'

/** What ends within so long is told as one. */
const togetherMs = 8_000
/** So many are kept in the order in which a screen reader is told of them. */
const toldMost = 20

const wonHertz = 660
const otherHertz = 440

type Ended = {
  /** Those that the strip shows. */
  readonly shown: readonly TradeView[]
  readonly at: number
  readonly told: readonly TradeView[]
}

export const useEnded = create<Ended>(() => ({ shown: [], at: 0, told: [] }))

export function noteEnded(trade: TradeView, now: number): void {
  const { shown, at, told } = useEnded.getState()
  const mode = shown[0]?.mode ?? trade.mode
  const isTogether = now - at < togetherMs && mode === trade.mode
  useEnded.setState({
    shown: isTogether ? [trade, ...shown] : [trade],
    at: now,
    told: [...told, trade].slice(-toldMost),
  })
}

export function putAway(): void {
  useEnded.setState({ shown: [] })
}

export function useHearEnded(): void {
  useEffect(
    () =>
      listen({
        event: (event) => {
          // What is staked in chips is told where its tournament is.
          if (event.type !== 'trade' || event.trade.mode === 'chips') return
          if (event.trade.status !== 'Pending') {
            noteEnded(event.trade, localNow())
            tellEnd(event.trade.status === 'Won' ? wonHertz : otherHertz)
          }
        },
        missed: () => {},
      }),
    [],
  )
}
