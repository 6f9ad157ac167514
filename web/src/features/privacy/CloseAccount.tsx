// Closing the account, in two steps: what it means, then the password and the last word.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import * as z from 'zod/mini'
import { Closing, type HoldingsView } from '#contract/client/privacy.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import { fieldErrors } from '#contract/shared/wire.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as format from '../../lib/format/format.ts'
import { Form } from '../../lib/forms/Form.tsx'
import { type Errors, fieldsOf, without } from '../../lib/forms/fields.ts'
import { errorsByField } from '../../lib/forms/form.ts'
import { fieldErrorsOf, messageOf } from '../../lib/http/errors.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { ProveIt } from '../../lib/proof/ProveIt.tsx'
import { signedOut } from '../../lib/session/session.ts'
import { closeAccount } from './api.ts'
import css from './Privacy.module.css'

type Props = {
  readonly holdings: HoldingsView
  readonly methods: readonly FactorMethod[]
}

export function CloseAccount({ holdings, methods }: Props) {
  const [isAsking, setAsking] = useState(false)
  const obstacle = obstacleOf(holdings)
  return (
    <section className={panelClass} aria-labelledby="close">
      <h2 id="close">{t.privacy.closeTitle}</h2>
      <p>{t.privacy.closeText}</p>
      {obstacle !== undefined && <Alert kind="info">{obstacle}</Alert>}
      {isAsking && obstacle === undefined ? (
        <Confirmation holdings={holdings} methods={methods} onKeep={() => setAsking(false)} />
      ) : (
        <div className={css.actions}>
          <Button look="ghost" disabled={obstacle !== undefined} onClick={() => setAsking(true)}>
            {t.privacy.close}
          </Button>
        </div>
      )}
    </section>
  )
}

function obstacleOf({ open_live_trades, balance, is_play_money }: HoldingsView) {
  if (open_live_trades > 0) return t.privacy.tradesOpen(open_live_trades)
  if (balance > 0 && !is_play_money) return t.privacy.balanceLeft(format.money(balance))
  return undefined
}

function Confirmation({ holdings, methods, onKeep }: Props & { readonly onKeep: () => void }) {
  const { closing, errors, edit, submit, typed, setTyped } = useClosing(methods)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Form className={css.confirm} sending={[closing]} onEdit={edit} onSubmit={submit}>
        <h3 ref={heading} tabIndex={-1}>
          {t.privacy.confirmTitle}
        </h3>
        <ul>
          {t.privacy.consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {holdings.balance > 0 && <li>{t.privacy.givenUp(format.money(holdings.balance))}</li>}
        </ul>
        <TextField
          label={t.privacy.reason}
          name="reason"
          maxLength={500}
          autoComplete="off"
          error={errors.reason}
          hint={t.privacy.reasonHint}
        />
        <TextField
          label={t.privacy.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.password}
          hint={t.privacy.passwordAgain}
        />
        {closing.isError && fieldErrorsOf(closing.error).length === 0 && (
          <Alert kind="error">{messageOf(closing.error)}</Alert>
        )}
        <div className={css.actions}>
          <Button type="submit" className={css.final} busy={closing.isPending}>
            {closing.isPending ? t.privacy.working : t.privacy.closeForGood}
          </Button>
          <Button onClick={onKeep}>{t.privacy.keep}</Button>
        </div>
      </Form>
      {typed && (
        <ProveIt
          deed={{ action: 'account_close' }}
          methods={methods}
          onProof={async (proof) => void closing.mutate({ ...typed, proof })}
          onCancel={() => setTyped(undefined)}
        />
      )}
    </>
  )
}

function useClosing(methods: readonly FactorMethod[]) {
  /** Typed, and waiting for the second factor. */
  const [typed, setTyped] = useState<Closing>()
  const [errors, setErrors] = useState<Errors>({})
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const closing = useMutation({
    mutationFn: closeAccount,
    onSuccess: ({ message }) => {
      signedOut()
      queries.clear()
      navigate('/auth/signin', { replace: true, state: { notice: message } })
    },
    onSettled: () => setTyped(undefined),
    onError: (error) => setErrors(errorsByField(fieldErrorsOf(error), t.privacy.fields)),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { password = '', reason = '' } = fieldsOf(event.currentTarget)
    const parsed = z.safeParse(Closing, reason === '' ? { password } : { password, reason })
    const wrong = parsed.success ? [] : fieldErrors(parsed.error).errors
    setErrors(errorsByField(wrong, t.privacy.fields))
    if (!parsed.success || closing.isPending) return
    if (methods.length > 0) setTyped(parsed.data)
    else closing.mutate(parsed.data)
  }
  const edit = (field: string) => setErrors((known) => without(known, field))
  return { closing, errors, edit, submit, typed, setTyped }
}
