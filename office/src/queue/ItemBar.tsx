// Above what is picked: why it is here and when it is due, whose it is, and until when it is put
// off. Neither decides anything, so what was done is offered to be undone.

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dateMinute } from '#browser/format/format.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { Door } from '#contract/staff/office.ts'
import type { QueueItem } from '#contract/staff/queue.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { useMay } from '../lib/use-may.ts'
import { useNow } from '../lib/use-now.ts'
import { capOf, workKeys } from '../lib/work-keys.ts'
import { queue as t } from '../words/queue.ts'
import { useAssigning, useItem, useWaking } from './api.ts'
import { GiveDialog } from './GiveDialog.tsx'
import type { Named } from './groups.ts'
import css from './ItemBar.module.css'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import type { Undoable } from './undoable.ts'

type Props = {
  readonly item: Named
  readonly onMarked: (done: Undoable) => void
  /** It is put off: the next one, please. */
  readonly onGone: () => void
}

/** Nothing once it is done: what became of it stands below. */
export function ItemBar({ item, onMarked, onGone }: Props) {
  const found = useItem(item)
  const mayAssign = useMay('queue.assign')
  if (!found.data) return null
  const { reason, due_at } = found.data
  return (
    <div className={css.bar}>
      <p className={css.why}>
        <span>{t.reasons[reason]}</span>
        <span>{t.due(dateMinute(due_at))}</span>
      </p>
      {mayAssign && <Marks item={found.data} onMarked={onMarked} onGone={onGone} />}
    </div>
  )
}

type MarksProps = Omit<Props, 'item'> & { readonly item: QueueItem }

function Marks({ item, onMarked, onGone }: MarksProps) {
  const me = useQueryClient().getQueryData<Door>(['door'])?.desk?.member.email ?? ''
  const [open, setOpen] = useState<'give' | 'snooze' | undefined>()
  const now = useNow()
  const assigning = useAssigning()
  const waking = useWaking()
  const { assigned_to: holder, snooze, bar } = item
  const mayDecide = bar === null || bar === 'waits'
  const onAssigned = (to: string | null) => {
    const says = to === me ? t.done.taken : t.done.given(to ?? '')
    onMarked({ says: to === null ? t.done.released : says, item, undo: { to: holder, from: to } })
  }
  // What is answered is taken below, where that is done.
  const isAnswered = item.kind === 'message' || item.kind === 'chat'
  const takes = !isAnswered && (mayDecide || holder === me)
  const take = () => {
    const to = holder === me ? null : me
    assigning.mutate(
      { kind: item.kind, id: item.id, to, from: holder },
      { onSuccess: () => onAssigned(to) },
    )
  }
  const maySnooze =
    item.kind !== 'chat' && bar !== 'role' && snooze === null && Date.parse(item.due_at) > now
  useKeys({
    ...(takes ? { [workKeys.take]: { does: t.keys.take, act: take } } : {}),
    ...(maySnooze
      ? { [workKeys.snooze]: { does: t.keys.snooze, act: () => setOpen('snooze') } }
      : {}),
  })
  const failed = assigning.error ?? waking.error
  return (
    <>
      <div className={css.marks}>
        <span className={css.holder}>{holderIn(holder, me)}</span>
        {takes && (
          <Button busy={assigning.isPending} onClick={take}>
            {holder === me ? t.giveBack : t.take} <kbd>{capOf('take')}</kbd>
          </Button>
        )}
        <Button onClick={() => setOpen('give')}>{t.give}</Button>
        {maySnooze && (
          <Button onClick={() => setOpen('snooze')}>
            {t.snooze} <kbd>{capOf('snooze')}</kbd>
          </Button>
        )}
      </div>
      {snooze && (
        <p className={css.snoozed}>
          {t.snoozed(dateMinute(snooze.until), snooze.by)} <q>{snooze.reason}</q>{' '}
          {bar !== 'role' && <Button onClick={() => waking.mutate(item)}>{t.wake}</Button>}
        </p>
      )}
      {failed !== null && <Alert kind="error">{messageOf(failed)}</Alert>}
      {open === 'give' && (
        <GiveDialog item={item} onClose={() => setOpen(undefined)} onDone={onAssigned} />
      )}
      {open === 'snooze' && (
        <SnoozeDialog
          item={item}
          onClose={() => setOpen(undefined)}
          onDone={(until) => {
            onMarked({ says: t.done.snoozed(dateMinute(until)), item, undo: 'wake' })
            onGone()
          }}
        />
      )}
    </>
  )
}

function holderIn(holder: string | null, me: string): string {
  if (holder === null) return t.free
  return holder === me ? t.withMe : t.with(holder)
}
