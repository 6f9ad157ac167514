// Closing the account, in two steps: what it means, then the password and the last word.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import * as format from '#browser/format/format.ts'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { fieldErrorsOf, messageOf } from '#browser/http/errors.ts'
import { Closing, type HoldingsView } from '#contract/client/privacy.ts'
import type { FactorMethod } from '#contract/shared/second-factors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PasswordField } from '../../lib/forms/PasswordField.tsx'
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
  const { closing, errors, form, waiting, setWaiting } = useClosing(methods)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Form className={css.confirm} {...form}>
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
        <PasswordField
          label={t.privacy.password}
          name="password"
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
      {waiting && (
        <ProveIt
          deed={{ action: 'account_close' }}
          methods={methods}
          onProof={async (proof) => waiting(proof)}
          onCancel={() => setWaiting(undefined)}
        />
      )}
    </>
  )
}

function useClosing(methods: readonly FactorMethod[]) {
  /** All is typed, and waits for the second factor. */
  const [waiting, setWaiting] = useState<(proof: string) => void>()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const closing = useMutation({
    mutationFn: closeAccount,
    onSuccess: ({ message }) => {
      signedOut()
      queries.clear()
      navigate('/auth/signin', { replace: true, state: { notice: message } })
    },
    onSettled: () => setWaiting(undefined),
  })
  const isProved = methods.length > 0
  const { errors, form } = useForm<Closing, unknown>({
    check,
    found: foundBy(t.privacy.fields),
    sending: {
      ...closing,
      mutate: (body, told) => {
        if (isProved) setWaiting(() => (proof: string) => closing.mutate({ ...body, proof }, told))
        else closing.mutate(body, told)
      },
    },
  })
  return { closing, errors, form, waiting, setWaiting }
}

const check = checkedBy(Closing, t.privacy.fields, ({ password = '', reason = '' }) =>
  reason === '' ? { password } : { password, reason },
)
