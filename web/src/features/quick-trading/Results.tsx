// Says what became of a trade, once, when it is settled: to the eye as a toast, to the ear as a
// live region.

import { useEffect, useState } from 'react'
import type { TradeView } from '#contract/client/trades.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { listen } from '../../lib/stream/stream.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useSymbolName } from '../../lib/trading/market.ts'
import { resultText } from '../../lib/trading/trade-texts.ts'

export function Results() {
  const [words, setWords] = useState('')
  const nameOf = useSymbolName()
  useEffect(
    () =>
      listen({
        event: (event) => {
          if (event.type !== 'trade' || event.trade.status === 'Pending') return
          const said = wordsFor(event.trade, nameOf(event.trade.symbol))
          setWords(said)
          toast(event.trade.status === 'Won' ? 'success' : 'info', said)
        },
        missed: () => {},
      }),
    [nameOf],
  )
  return (
    <p className="sr" aria-live="polite">
      {words}
    </p>
  )
}

function wordsFor(trade: TradeView, name: string): string {
  const { result } = t.quickTrading
  const gained = resultText(trade)
  switch (trade.status) {
    case 'Won':
      return result.Won(name, gained)
    case 'Lost':
      return result.Lost(name, gained)
    case 'Draw':
      return result.Draw(name)
    case 'Void':
      return result.Void(name)
    case 'Pending':
      return ''
  }
}
