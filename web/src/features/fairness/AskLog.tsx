// Whether the log of this house still holds what a receipt was proved by. Of another house its own
// page asks: from here only our own can be reached.

import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/Button.tsx'
import { askLog } from '#verify/ask-log.ts'
import { fetchFrom } from '#verify/log.ts'
import type { SavedReceipt } from '#verify/saved.ts'
import * as t from '../../lib/i18n/i18n.ts'

export function AskLog({ saved }: { readonly saved: SavedReceipt }) {
  const ask = useMutation({
    mutationFn: () => askLog(saved, saved.keys, fetchFrom(`${location.origin}/log`)),
  })
  const { askLog: label, held, notHeld, logAway } = t.signedReceipt
  const { data } = ask
  return (
    <div>
      <Button onClick={() => ask.mutate()} busy={ask.isPending}>
        {label}
      </Button>
      <p role="status">
        {ask.error && logAway}
        {data && (data.isSigned && data.isHeld && data.verdict.isGood ? held : notHeld)}
      </p>
    </div>
  )
}
