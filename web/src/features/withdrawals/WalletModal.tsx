// Withdrawing to an address of a coin.

import { useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields as FormFields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { DestinationView, WithdrawalTerms } from '#contract/client/withdrawals.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Modal } from '../../lib/panels/Modal.tsx'
import { AmountField } from './AmountField.tsx'
import { Asking, type AskingForm, type Wish } from './Asking.tsx'
import { amountOf, boundsOf, coinOf } from './amount.ts'
import { amountProblem } from './amount-problem.ts'
import { withdrawToWallet } from './api.ts'
import { TestAddresses } from './TestAddresses.tsx'
import { useBookOfAddresses } from './use-withdrawals.ts'
import css from './Withdrawals.module.css'

type Props = { readonly terms: WithdrawalTerms; readonly onClose: () => void }

export default function WalletModal({ terms, onClose }: Props) {
  return (
    <Modal title={t.withdrawals.walletTitle} onClose={onClose}>
      <Asking
        terms={terms}
        onDone={onClose}
        form={(asking) => <Fields terms={terms} {...asking} />}
      />
    </Modal>
  )
}

function Fields({ terms, sending }: AskingForm & Pick<Props, 'terms'>) {
  const { data: book = [] } = useBookOfAddresses()
  const [wallet, setWallet] = useState('')
  const [typed, setTyped] = useState('')
  const kept = book.filter(({ method }) => method !== 'bank')
  const isKept = kept.some((it) => it.wallet === wallet.trim())
  const method = coinOf(wallet)
  const check = (fields: FormFields) => wishIn(fields, terms)
  const { errors, form } = useForm({ check, sending })
  return (
    <Form className={css.form} {...form}>
      {sending.error && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <WalletField {...{ kept, wallet, onWallet: setWallet, error: errors.wallet }} />
      <TestAddresses terms={terms} />
      {!isKept && <TextField label={t.withdrawals.label} name="label" maxLength={60} />}
      <AmountField {...{ terms, method, typed, onType: setTyped, error: errors.amount }} />
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={sending.isPending}>
          {t.withdrawals.goOn}
        </Button>
      </div>
    </Form>
  )
}

function wishIn(fields: FormFields, terms: WithdrawalTerms): Checked<Wish> {
  const destination = (fields.wallet ?? '').trim()
  const label = (fields.label ?? '').trim()
  const method = coinOf(destination)
  const read = amountOf(fields.amount ?? '', boundsOf(terms, method))
  if (destination === '' || 'wrong' in read) {
    return {
      errors: {
        ...(destination === '' ? { wallet: t.withdrawals.walletMissing } : {}),
        ...('wrong' in read ? { amount: amountProblem(read.wrong, terms, method) } : {}),
      },
    }
  }
  const { amount } = read
  const body = { amount, wallet: destination, ...(label === '' ? {} : { label }) }
  return {
    value: {
      amount,
      destination,
      shown: destination,
      method,
      send: ({ key, ...proof }) => withdrawToWallet({ ...body, ...proof }, key),
    },
  }
}

type WalletProps = {
  readonly kept: readonly DestinationView[]
  readonly wallet: string
  readonly onWallet: (wallet: string) => void
  readonly error: string | undefined
}

/** The address, typed or from the address book; from there it is read and not written again. */
function WalletField({ kept, wallet, onWallet, error }: WalletProps) {
  const typed = wallet.trim()
  const isChosen = kept.some((it) => it.wallet === typed)
  return (
    <>
      {kept.length > 0 && (
        <SelectField
          label={t.withdrawals.saved}
          placeholder={t.withdrawals.savedNone}
          choices={kept.map((it) => ({ value: it.wallet, label: it.label }))}
          value={isChosen ? typed : ''}
          onChange={(event) => onWallet(event.target.value)}
        />
      )}
      {isChosen ? (
        <>
          <input type="hidden" name="wallet" value={typed} />
          <code className={css.code}>{typed}</code>
        </>
      ) : (
        <TextField
          label={t.withdrawals.wallet}
          name="wallet"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={wallet}
          onChange={(event) => onWallet(event.target.value)}
          error={error}
          hint={t.withdrawals.walletHint}
        />
      )}
    </>
  )
}
