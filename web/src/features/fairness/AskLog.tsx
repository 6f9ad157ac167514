// Whether the log of this house still holds what a receipt was proved by. Of another house its own
// page asks: from here only our own can be reached.

import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { askLog } from '#verify/ask-log.ts'
import { fetchFrom } from '#verify/log.ts'
import { type SavedReceipt, verifySaved } from '#verify/saved.ts'
import * as t from '../../lib/i18n/i18n.ts'

type State = 'idle' | 'asking' | 'held' | 'notHeld' | 'away'

export function AskLog({ saved }: { readonly saved: SavedReceipt }) {
  const [state, setState] = useState<State>('idle')
  const { askLog: label, held, notHeld, logAway } = t.signedReceipt
  const said: Readonly<Partial<Record<State, string>>> = { held, notHeld, away: logAway }
  const onAsk = async () => {
    setState('asking')
    setState(await answerFor(saved))
  }
  return (
    <div>
      <Button onClick={onAsk} busy={state === 'asking'}>
        {label}
      </Button>
      <p role="status">{said[state]}</p>
    </div>
  )
}

async function answerFor(saved: SavedReceipt): Promise<State> {
  try {
    const { origin, keys: known } = saved
    const verify = (keys: typeof known) => verifySaved(saved, { keys })
    const asked = await askLog({ origin, known, verify }, fetchFrom(`${location.origin}/log`))
    return asked.isSigned && asked.isHeld && asked.verdict.isGood ? 'held' : 'notHeld'
  } catch {
    return 'away'
  }
}
