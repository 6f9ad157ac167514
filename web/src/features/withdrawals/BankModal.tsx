// Withdrawing to a bank account.

import { useState } from 'react'
import * as z from 'zod/mini'
import { foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Errors, Fields as FormFields } from '#browser/forms/fields.ts'
import { labelledErrors } from '#browser/forms/labelled-errors.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { ApiError } from '#browser/http/api-error.ts'
import { messageOf } from '#browser/http/errors.ts'
import { accountTypes, bankDestination, isRoutingNumber } from '#contract/client/bank-accounts.ts'
import type { DestinationView, WithdrawalTerms } from '#contract/client/withdrawals.ts'
import { BankWithdrawal } from '#contract/client/withdrawals.ts'
import { fieldErrors } from '#contract/shared/field-errors.ts'
import { holdsCardNumber } from '#kernel/card-number.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Modal } from '../../lib/panels/Modal.tsx'
import { AmountField } from './AmountField.tsx'
import { Asking, type AskingForm, type Wish } from './Asking.tsx'
import { amountOf, boundsOf } from './amount.ts'
import { amountProblem } from './amount-problem.ts'
import { withdrawToBank } from './api.ts'
import { useBookOfAddresses } from './use-withdrawals.ts'
import css from './Withdrawals.module.css'

type Bank = NonNullable<DestinationView['bank']>

type Props = { readonly terms: WithdrawalTerms; readonly onClose: () => void }

export default function BankModal({ terms, onClose }: Props) {
  return (
    <Modal title={t.withdrawals.bankTitle} onClose={onClose}>
      <Asking
        terms={terms}
        onDone={onClose}
        form={(asking) => <Fields terms={terms} {...asking} />}
      />
    </Modal>
  )
}

const labels = {
  account_number: t.withdrawals.accountNumber,
  bank_name: t.withdrawals.bankName,
  routing_number: t.withdrawals.routingNumber,
  type: t.withdrawals.type,
}

function Fields({ terms, sending }: AskingForm & Pick<Props, 'terms'>) {
  const { data: book = [] } = useBookOfAddresses()
  const [keptId, setKeptId] = useState('')
  const [typed, setTyped] = useState('')
  const kept = book.filter(({ bank }) => bank !== null)
  const chosen = kept.find(({ id }) => id === keptId)
  const check = (fields: FormFields) => wishIn(fields, terms)
  const { errors, form } = useForm({ check, found: foundBy(labels), sending })
  const said = errors[''] ?? (sending.error ? wordsOf(sending.error) : undefined)
  return (
    <Form className={css.form} {...form}>
      {said !== undefined && <Alert kind="error">{said}</Alert>}
      {kept.length > 0 && (
        <SelectField
          label={t.withdrawals.saved}
          placeholder={t.withdrawals.savedNoAccount}
          choices={kept.map(({ id, label }) => ({ value: id, label }))}
          value={keptId}
          onChange={(event) => setKeptId(event.target.value)}
        />
      )}
      <AccountFields key={keptId} bank={chosen?.bank ?? undefined} errors={errors} />
      {!chosen && <TextField label={t.withdrawals.label} name="label" maxLength={60} />}
      <AmountField {...{ terms, method: 'bank', typed, onType: setTyped, error: errors.amount }} />
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={sending.isPending}>
          {t.withdrawals.goOn}
        </Button>
      </div>
    </Form>
  )
}

function wishIn(fields: FormFields, terms: WithdrawalTerms): Checked<Wish> {
  const read = amountOf(fields.amount ?? '', boundsOf(terms, 'bank'))
  const account = accountIn(fields)
  if ('wrong' in account || 'wrong' in read) {
    const isAmountWrong = 'wrong' in read && read.wrong === 'figure'
    const whole = 'wrong' in account ? account.wrong : isAmountWrong && t.withdrawals.bankWrong
    return {
      errors: {
        ...(whole ? { '': whole } : {}),
        ...('wrong' in account ? account.fields : {}),
        ...('wrong' in read ? { amount: amountProblem(read.wrong, terms, 'bank') } : {}),
      },
    }
  }
  const { bank } = account
  const { amount } = read
  return {
    value: {
      amount,
      destination: bankDestination(bank),
      method: 'bank',
      shown: `${bank.bank_name}, ${bank.routing_number} / ${bank.account_number}`,
      send: ({ key, ...proof }) => withdrawToBank({ ...bank, amount, ...proof }, key),
    },
  }
}

/** The account as it is sent, with its name in the address book; or what is wrong with it. */
function accountIn(fields: FormFields) {
  const { account_number = '', is_account, label = '', ...rest } = fields
  const isLikeCard = holdsCardNumber(account_number)
  // It does not leave the browser before its owner has said that it is none.
  if (isLikeCard && is_account === undefined) {
    return { wrong: t.withdrawals.accountLikeCard, fields: {} }
  }
  const { bank_name, routing_number, type } = rest
  const named = label.trim()
  const bank = z.safeParse(BankWithdrawal, {
    bank_name,
    routing_number,
    type,
    amount: 1,
    ...(named === '' ? {} : { label: named }),
    account_number: isLikeCard ? `US${account_number.trim()}` : account_number,
  })
  const wrong = t.withdrawals.bankWrong
  if (!bank.success) {
    return { wrong, fields: labelledErrors(fieldErrors(bank.error).errors, labels) }
  }
  return isRoutingNumber(bank.data.routing_number)
    ? { bank: bank.data }
    : { wrong, fields: { routing_number: t.withdrawals.noSuchBank } }
}

type AccountProps = { readonly bank: Bank | undefined; readonly errors: Errors }

/** With those of an account from the address book, or empty. */
function AccountFields({ bank, errors }: AccountProps) {
  const isMarked = bank?.account_number.startsWith('US') ?? false
  const account = bank?.account_number.replace(/^US/, '') ?? ''
  const [typed, setTyped] = useState(account)
  return (
    <>
      <TextField
        label={t.withdrawals.accountNumber}
        name="account_number"
        autoComplete="off"
        required
        defaultValue={account}
        error={errors.account_number}
        onChange={({ target }) => setTyped(target.value)}
      />
      {holdsCardNumber(typed) && (
        <label className={css.check}>
          <input type="checkbox" name="is_account" defaultChecked={isMarked} />
          {t.withdrawals.isAccount}
        </label>
      )}
      <TextField
        label={t.withdrawals.bankName}
        name="bank_name"
        autoComplete="off"
        required
        defaultValue={bank?.bank_name}
        error={errors.bank_name}
      />
      <TextField
        label={t.withdrawals.routingNumber}
        name="routing_number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        required
        defaultValue={bank?.routing_number}
        error={errors.routing_number}
      />
      <SelectField
        label={t.withdrawals.type}
        name="type"
        placeholder={t.withdrawals.typeChoose}
        choices={accountTypes.map((value) => ({ value, label: t.withdrawals.types[value] }))}
        required
        defaultValue={bank?.type}
        error={errors.type}
      />
    </>
  )
}

function wordsOf(error: Error): string {
  const code = error instanceof ApiError ? error.code : undefined
  return code === 'invalid_input' ? t.withdrawals.bankWrong : messageOf(error)
}
