// Stops new trades on an instrument or on all, or takes them again: with a reason.

import { Dialog } from '../parts/Dialog.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { trading as t } from '../words/trading.ts'
import { useStopping } from './api.ts'
import css from './StopDialog.module.css'

export type Stopping = {
  /** Null: every instrument. */
  readonly symbol: string | null
  readonly does: 'stop' | 'reopen'
}

type Props = { readonly what: Stopping; readonly onClose: () => void }

export function StopDialog({ what: { symbol, does }, onClose }: Props) {
  const sending = useStopping(symbol, does)
  const name = symbol ?? t.everything
  const isStop = does === 'stop'
  return (
    <Dialog title={isStop ? t.stopTitle(name) : t.reopenTitle(name)} onClose={onClose}>
      <p className={css.says}>{isStop ? t.stopSays : t.reopenSays}</p>
      <ReasonForm
        label={t.reason}
        act={isStop ? t.stop : t.reopen}
        sending={sending}
        onDone={onClose}
      />
    </Dialog>
  )
}
