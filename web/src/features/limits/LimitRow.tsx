// One limit: how much of it is used, what it is about to become, and the form that changes it.

import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { checkedBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import type { OwnLimitView } from '#contract/client/limits.ts'
import { LimitChange } from '#contract/client/limits.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { instantText, leftOf } from '../../lib/limits/limits.ts'
import { Modal } from '../../lib/panels/Modal.tsx'
import { cancelRaise, setLimit } from './api.ts'
import css from './Limits.module.css'
import { troubleOf, useLimitCall } from './use-limit-call.ts'

export function LimitRow({ limit }: { limit: OwnLimitView }) {
  const [isOpen, setIsOpen] = useState(false)
  const { kind, period, amount } = limit
  const name = t.limits.nameOf(t.limits.kinds[kind].title, t.limits.periods[period])
  return (
    <li className={css.limit} aria-label={name}>
      <div className={css.line}>
        <b>{t.limits.periods[period]}</b>
        <Use limit={limit} name={name} />
        <Button onClick={() => setIsOpen(true)} aria-label={`${name}: ${wordOf(amount)}`}>
          {wordOf(amount)}
        </Button>
      </div>
      {limit.raise && <Raise limit={limit} raise={limit.raise} />}
      {isOpen && (
        <Modal title={name} onClose={() => setIsOpen(false)}>
          <ChangeForm limit={limit} onDone={() => setIsOpen(false)} />
        </Modal>
      )}
    </li>
  )
}

function wordOf(amount: number | null): string {
  return amount === null ? t.limits.set : t.limits.change
}

function Use({ limit, name }: { limit: OwnLimitView; name: string }) {
  const { amount, used, resets_at: anew } = limit
  const left = leftOf(limit)
  const usedText = used < 0 ? t.limits.ahead(format.money(-used)) : format.money(used)
  if (amount === null || left === undefined) {
    return (
      <p className={css.use}>
        <span>{t.limits.none}</span>
        <small>{used < 0 ? usedText : t.limits.usedOnly(usedText)}</small>
      </p>
    )
  }
  return (
    <div className={css.use}>
      <span>
        {used < 0 ? usedText : t.limits.used(usedText, format.money(amount))}
        {', '}
        <b>{t.limits.left(format.money(left))}</b>
      </span>
      <progress aria-label={name} max={amount} value={Math.min(amount, Math.max(0, used))} />
      <small>{t.limits.anew(instantText(anew))}</small>
    </div>
  )
}

type Raising = { readonly limit: OwnLimitView; readonly raise: NonNullable<OwnLimitView['raise']> }

function Raise({ limit: { kind, period }, raise: { amount, at } }: Raising) {
  const keep = useLimitCall(() => cancelRaise({ kind, period }))
  const when = instantText(at)
  return (
    <div className={css.raise}>
      <span>
        {amount === null ? t.limits.ends(when) : t.limits.becomes(format.money(amount), when)}
      </span>
      <Button busy={keep.isPending} onClick={() => keep.mutate(undefined)}>
        {t.limits.keep}
      </Button>
      {keep.isError && <Alert kind="error">{troubleOf(keep.error)}</Alert>}
    </div>
  )
}

type Changing = { readonly limit: OwnLimitView; readonly onDone: () => void }

function ChangeForm({ limit: { kind, period, amount }, onDone }: Changing) {
  const setting = useLimitCall(setLimit, onDone)
  const { errors, form } = useForm({
    check: checkedBy(LimitChange, { amount: t.limits.amount }, (fields) => {
      return { kind, period, amount: dollarsOf(fields.amount ?? '') }
    }),
    sending: setting,
  })
  return (
    <Form className={css.asked} {...form}>
      <TextField
        label={t.limits.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        defaultValue={amount ?? ''}
        error={errors.amount ?? troubleOf(setting.error)}
      />
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={setting.isPending}>
          {t.limits.save}
        </Button>
        {amount !== null && (
          <Button
            disabled={setting.isPending}
            onClick={() => setting.mutate({ kind, period, amount: null })}
          >
            {t.limits.remove}
          </Button>
        )}
        <Button look="ghost" onClick={onDone}>
          {t.limits.cancel}
        </Button>
      </div>
    </Form>
  )
}

/** A limit is often a large amount: signs between its groups are fine. */
function dollarsOf(typed: string): number | undefined {
  if (typed.trim() === '') return undefined
  return Number(format.typedDollars(typed.replace(/[.,\s](?=\d{3}(\D|$))/g, '')) ?? Number.NaN)
}
