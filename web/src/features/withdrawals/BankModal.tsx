// Withdrawing to a bank account.

import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import {
  accountTypes,
  bankDestination,
  type WithdrawalTerms,
  withdrawalRoutes,
} from '#contract/withdrawals.ts'
import { holdsCardNumber } from '#kernel/card-number.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { messageOf } from '../../lib/errors.ts'
import { fieldsOf } from '../../lib/fields.ts'
import * as t from '../../lib/i18n.ts'
import { Modal } from '../../lib/Modal.tsx'
import { AmountField } from './AmountField.tsx'
import { Asking, type Wish } from './Asking.tsx'
import { amountOf } from './amount.ts'
import { amountProblem } from './amount-problem.ts'
import css from './Withdrawals.module.css'

type Props = { readonly terms: WithdrawalTerms; readonly onClose: () => void }

export default function BankModal({ terms, onClose }: Props) {
  return (
    <Modal title={t.withdrawals.bankTitle} onClose={onClose}>
      <Asking
        terms={terms}
        onDone={onClose}
        form={(asking) => <Form terms={terms} {...asking} />}
      />
    </Modal>
  )
}

type FormProps = {
  readonly terms: WithdrawalTerms
  readonly onWish: (wish: Wish) => void
  readonly isBusy: boolean
  readonly error: Error | null
}

function Form({ terms, onWish, isBusy, error }: FormProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<{ form?: string; amount?: string }>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = amountOf(typed, terms.available)
    const { account_number = '', is_account, ...rest } = fieldsOf(event.currentTarget)
    const isLikeCard = holdsCardNumber(account_number)
    // It does not leave the browser before its owner has said that it is none.
    if (isLikeCard && is_account === undefined) {
      return setProblem({ form: t.withdrawals.accountLikeCard })
    }
    const { bank_name, routing_number, type } = rest
    const bank = z.safeParse(withdrawalRoutes.withdrawToBank.body, {
      ...{ bank_name, routing_number, type, amount: 1 },
      account_number: isLikeCard ? `US${account_number.trim()}` : account_number,
    })
    const isWrong = !bank.success || ('wrong' in read && read.wrong === 'amount')
    setProblem({
      ...(isWrong ? { form: t.withdrawals.bankWrong } : {}),
      ...('wrong' in read ? { amount: amountProblem(read.wrong) } : {}),
    })
    if (!bank.success || 'wrong' in read || isBusy) return
    const { amount } = read
    const destination = bankDestination(bank.data)
    onWish({
      ...{ amount, destination, method: 'bank' },
      shown: `${bank.data.bank_name}, ${bank.data.routing_number} / ${bank.data.account_number}`,
      send: ({ key: idempotencyKey, ...proof }) =>
        call(withdrawalRoutes.withdrawToBank, {
          ...{ body: { ...bank.data, amount, ...proof }, idempotencyKey },
        }),
    })
  }
  const said = problem.form ?? (error ? wordsOf(error) : undefined)
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {said !== undefined && <Alert kind="error">{said}</Alert>}
      <AccountFields />
      <AmountField {...{ terms, method: 'bank', typed, onType: setTyped, error: problem.amount }} />
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={isBusy}>
          {t.withdrawals.goOn}
        </Button>
      </div>
    </form>
  )
}

function AccountFields() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <TextField
        label={t.withdrawals.accountNumber}
        name="account_number"
        autoComplete="off"
        required
        onChange={({ target }) => setTyped(target.value)}
      />
      {holdsCardNumber(typed) && (
        <label className={css.check}>
          <input type="checkbox" name="is_account" />
          {t.withdrawals.isAccount}
        </label>
      )}
      <TextField label={t.withdrawals.bankName} name="bank_name" autoComplete="off" required />
      <TextField
        label={t.withdrawals.routingNumber}
        name="routing_number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        required
      />
      <SelectField
        label={t.withdrawals.type}
        name="type"
        placeholder={t.withdrawals.typeChoose}
        choices={accountTypes.map((value) => ({ value, label: t.withdrawals.types[value] }))}
        required
      />
    </>
  )
}

function wordsOf(error: Error): string {
  const code = error instanceof ApiError ? error.code : undefined
  return code === 'invalid_input' ? t.withdrawals.bankWrong : messageOf(error)
}
