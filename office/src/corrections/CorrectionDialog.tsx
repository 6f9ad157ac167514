// Proposes a correction of what is looked at: a deposit that came again, a payout that the bank
// sent back, or money of the operator's own for a client. Nothing moves until a second member
// confirms.

import { useLocation } from 'wouter'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import look from '../parts/ReasonForm.module.css'
import { corrections as t } from '../words/corrections.ts'
import { type Cause, useProposal, type Wish } from './api.ts'

type Props = { readonly of: Cause; readonly onClose: () => void }

export function CorrectionDialog({ of, onClose }: Props) {
  const [, go] = useLocation()
  const proposing = useProposal(of)
  const { errors, form } = useForm({
    check: (fields) => checkWish(of, fields),
    sending: proposing,
    onDone: ({ id }) => go(`/corrections/${id}`),
  })
  const takesAmount = of.kind !== 'deposit'
  return (
    <Dialog title={t.propose[of.kind]} onClose={onClose}>
      <Form className={look.form} {...form}>
        {proposing.isError && <Alert kind="error">{messageOf(proposing.error)}</Alert>}
        <p>{t.proposeHelp}</p>
        {takesAmount && (
          <TextField
            label={t.amountIn}
            name="amount"
            inputMode="decimal"
            maxLength={12}
            error={errors.amount}
          />
        )}
        {of.kind === 'withdrawal' && (
          <TextField
            label={t.reference}
            name="reference"
            maxLength={100}
            error={errors.reference}
          />
        )}
        <TextField label={t.reasonFor} name="reason" maxLength={500} error={errors.reason} />
        <div className={look.buttons}>
          <Button type="submit" look="solid" busy={proposing.isPending}>
            {t.proposeIt}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function checkWish({ kind }: Cause, fields: Fields): Checked<Wish> {
  const [reason, amount, reference] = [fields.reason, fields.amount, fields.reference].map(
    (typed = '') => typed.trim(),
  ) as [string, string, string]
  const isMoney = kind === 'deposit' || /^\d{1,9}(\.\d{1,2})?$/.test(amount)
  const errors = {
    ...(isMoney ? {} : { amount: t.sayAmount }),
    ...(kind === 'withdrawal' && reference === '' ? { reference: t.sayReference } : {}),
    ...(reason === '' ? { reason: t.sayWhy } : {}),
  }
  return Object.keys(errors).length > 0 ? { errors } : { value: { reason, amount, reference } }
}
