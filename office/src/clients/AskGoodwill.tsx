// Money of the operator's own for a client: proposed here, moved once a second member has
// confirmed.

import { CorrectionDialog } from '../corrections/CorrectionDialog.tsx'
import type { AskProps } from './props.ts'

export function AskGoodwill({ client, onEnd }: AskProps) {
  return <CorrectionDialog of={{ kind: 'client', id: client.id }} onClose={onEnd} />
}
