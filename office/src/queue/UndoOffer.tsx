// What was just done, with the offer to undo it, until something else is done.

import { messageOf } from '#browser/http/errors.ts'
import { Button } from '#ui/Button.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { capOf, workKeys } from '../lib/work-keys.ts'
import { queue as t } from '../words/queue.ts'
import { useAssigning, useWaking } from './api.ts'
import css from './UndoOffer.module.css'
import type { Undoable } from './undoable.ts'

type Props = { readonly done: Undoable; readonly onUndone: () => void }

export function UndoOffer({ done: { says, item, undo }, onUndone }: Props) {
  const assigning = useAssigning()
  const waking = useWaking()
  const act = () =>
    undo === 'wake'
      ? waking.mutate(item, { onSuccess: onUndone })
      : assigning.mutate({ kind: item.kind, id: item.id, ...undo }, { onSuccess: onUndone })
  useKeys({ [workKeys.undo]: { does: t.keys.undo, act } })
  const failed = assigning.error ?? waking.error
  return (
    <p className={css.offer} role="status">
      <span>{failed === null ? says : messageOf(failed)}</span>
      <Button busy={assigning.isPending || waking.isPending} onClick={act}>
        {t.undo} <kbd>{capOf('undo')}</kbd>
      </Button>
    </p>
  )
}
