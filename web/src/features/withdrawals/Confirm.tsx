// The client confirms exactly what will be done: with the second factor, or with a code that we
// mail for it.

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { emptyAt } from '#browser/forms/empty-at.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { ApiError } from '#browser/http/api-error.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { WithdrawalTerms } from '#contract/client/withdrawals.ts'
import type { Usd } from '#kernel/money.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { ProveIt } from '../../lib/proof/ProveIt.tsx'
import { mailProof } from './api.ts'
import css from './Withdrawals.module.css'

export type Deed = {
  readonly action: 'withdraw' | 'payout_address'
  readonly amount?: Usd
  readonly destination: string
}

type Props = {
  readonly deed: Deed
  readonly terms: WithdrawalTerms
  readonly onProof: (proof: string) => Promise<void>
  readonly onBack: () => void
}

export function Confirm({ terms, deed, onProof, onBack }: Props) {
  const methods = terms.methods_of_proof.filter((method) => method !== 'mail')
  if (methods.length === 0) return <MailedCode deed={deed} onProof={onProof} onBack={onBack} />
  return <ProveIt deed={deed} methods={methods} onProof={onProof} onCancel={onBack} />
}

function MailedCode({ deed, onProof, onBack }: Omit<Props, 'terms'>) {
  const mail = useMutation({ mutationFn: () => mailProof(deed) })
  const isAsked = useRef(false)
  const { mutate } = mail
  useEffect(() => {
    if (!isAsked.current) mutate()
    isAsked.current = true
  }, [mutate])
  const prove = useMutation({ mutationFn: onProof })
  const { errors, form } = useForm({
    check: ({ code = '' }) =>
      code.trim() === '' ? emptyAt('code', t.withdrawals.code) : { value: code.trim() },
    sending: prove,
  })
  const trouble = prove.error ?? mail.error
  return (
    <Form className={css.proof} {...form} sending={[prove, mail]}>
      <p aria-live="polite">{mail.isSuccess ? t.withdrawals.mailed : t.withdrawals.mailing}</p>
      {trouble && <Alert kind="error">{wordsOf(trouble)}</Alert>}
      <TextField
        label={t.withdrawals.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.code}
      />
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={prove.isPending}>
          {t.withdrawals.confirm}
        </Button>
        <Button busy={mail.isPending} onClick={() => mutate()}>
          {t.withdrawals.mailAgain}
        </Button>
        <Button look="ghost" onClick={onBack}>
          {t.withdrawals.back}
        </Button>
      </div>
    </Form>
  )
}

function wordsOf(error: Error): string {
  const isWrongCode = error instanceof ApiError && error.code === 'proof_invalid'
  return isWrongCode ? t.withdrawals.codeWrong : messageOf(error)
}
