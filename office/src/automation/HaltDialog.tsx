// Stops automated trading, for everybody or for one client, or lets it go on: with a reason.

import { Dialog } from '../parts/Dialog.tsx'
import { ReasonForm } from '../parts/ReasonForm.tsx'
import { automation as t } from '../words/automation.ts'
import { type Does, useHalting } from './api.ts'

type Props = {
  /** Null: everybody. */
  readonly clientId: string | null
  readonly does: Does
  readonly onClose: () => void
}

export function HaltDialog({ clientId, does, onClose }: Props) {
  const sending = useHalting(clientId, does)
  const isStop = does === 'stop'
  const ofAll = isStop ? t.stopTitle : t.resumeTitle
  const ofOne = isStop ? t.pause : t.resume
  return (
    <Dialog title={clientId === null ? ofAll : `${ofOne}: ${clientId}`} onClose={onClose}>
      <p>{isStop ? t.stopSays : t.resumeSays}</p>
      <ReasonForm
        label={t.reason}
        act={isStop ? t.stopAct : t.resumeAll}
        sending={sending}
        onDone={onClose}
      />
    </Dialog>
  )
}
