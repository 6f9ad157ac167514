// Yes or no to what a client asked for, docked below its evidence: yes by a button or A, no with a
// reason that the client reads.

import { useRef } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { type Sending, useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { Bar } from '#contract/staff/bars.ts'
import { Alert } from '#ui/Alert.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useKeys } from '../lib/use-keys.ts'
import { capOf, workKeys } from '../lib/work-keys.ts'
import { queue } from '../words/queue.ts'
import css from './Detail.module.css'

const digitsMost = 5

type Failing = { readonly error: unknown }

type Props = {
  readonly words: {
    readonly reason: string
    readonly rejectNeedsReason: string
    readonly approve: string
    readonly reject: string
  }
  /** Null: the member may decide. */
  readonly bar: Bar | null
  /** Ready reasons for a no, by the digits. */
  readonly ready?: readonly string[] | undefined
  /** Why nobody should say yes now, in words. */
  readonly unready?: string | undefined
  readonly approval: Sending<void, unknown> & Failing
  readonly rejection: Sending<string, unknown> & Failing
  readonly onDone: () => void
}

export function Verdict({ words, bar, ready = [], unready, approval, rejection, onDone }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const isBusy = approval.isPending || rejection.isPending
  const mayApprove = bar === null && unready === undefined
  const approve = () => {
    if (mayApprove && !isBusy) {
      approval.mutate(undefined, { onSuccess: onDone, onError: () => undefined })
    }
  }
  const fill = (reason: string) => {
    const input = place.current?.querySelector('input')
    if (!input) return
    input.value = reason
    input.focus()
  }
  const digits = bar === null ? ready.slice(0, digitsMost) : []
  useKeys({
    ...Object.fromEntries(
      digits.map((reason, index) => [
        String(index + 1),
        { does: queue.keys.reason(reason), act: () => fill(reason) },
      ]),
    ),
    [workKeys.approve]: { does: queue.keys.approve, act: approve },
    [workKeys.reject]: {
      does: queue.keys.reject,
      act: () => place.current?.querySelector('input')?.focus(),
    },
  })
  const check = ({ reason = '' }: Fields): Checked<string> => {
    const typed = reason.trim()
    return typed === '' ? { errors: { reason: words.rejectNeedsReason } } : { value: typed }
  }
  const { errors, form } = useForm({ check, sending: rejection, onDone })
  if (bar !== null) {
    return (
      <div className={css.verdict}>
        <span className={css.barred}>{queue.bars[bar]}</span>
      </div>
    )
  }
  const failed = approval.error ?? rejection.error
  return (
    <Form className={css.verdict} {...form}>
      {failed !== null && <Alert kind="error">{messageOf(failed)}</Alert>}
      <div ref={place}>
        <TextField label={words.reason} name="reason" maxLength={500} error={errors.reason} />
      </div>
      {digits.length > 0 && (
        <fieldset className={css.ready} aria-label={queue.readyReasons}>
          {digits.map((reason, index) => (
            <button key={reason} type="button" onClick={() => fill(reason)}>
              <kbd>{index + 1}</kbd> {reason}
            </button>
          ))}
        </fieldset>
      )}
      <div className={css.buttons}>
        <button
          type="button"
          className={css.approve}
          disabled={isBusy || !mayApprove}
          onClick={approve}
        >
          {words.approve} <kbd>{capOf('approve')}</kbd>
        </button>
        <button type="submit" className={css.reject} disabled={isBusy}>
          {words.reject} <kbd>{capOf('reject')}</kbd>
        </button>
        {unready !== undefined && <span className={css.barred}>{unready}</span>}
      </div>
    </Form>
  )
}
