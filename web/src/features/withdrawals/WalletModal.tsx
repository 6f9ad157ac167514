// Withdrawing to an address of a coin.

import { type FormEvent, useState } from 'react'
import type { DestinationView, WithdrawalTerms } from '#contract/client/withdrawals.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Form } from '../../lib/forms/Form.tsx'
import { type Errors, fieldsOf, without } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/http/errors.ts'
import * as t from '../../lib/i18n/i18n.ts'
import { Modal } from '../../lib/panels/Modal.tsx'
import { AmountField } from './AmountField.tsx'
import { Asking, type AskingForm } from './Asking.tsx'
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

function Fields({ terms, onWish, sending }: AskingForm & Pick<Props, 'terms'>) {
  const { data: book = [] } = useBookOfAddresses()
  const [wallet, setWallet] = useState('')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<Errors>({})
  const kept = book.filter(({ method }) => method !== 'bank')
  const isKept = kept.some((it) => it.wallet === wallet.trim())
  const method = coinOf(wallet)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const destination = wallet.trim()
    const read = amountOf(typed, boundsOf(terms, method))
    const label = (fieldsOf(event.currentTarget).label ?? '').trim()
    setWrong({
      ...(destination === '' ? { wallet: t.withdrawals.walletMissing } : {}),
      ...('wrong' in read ? { amount: amountProblem(read.wrong, terms, method) } : {}),
    })
    if (destination === '' || 'wrong' in read || sending.isPending) return
    const { amount } = read
    const body = { amount, wallet: destination, ...(label === '' ? {} : { label }) }
    onWish({
      amount,
      destination,
      shown: destination,
      method,
      send: ({ key, ...proof }) => withdrawToWallet({ ...body, ...proof }, key),
    })
  }
  return (
    <Form
      className={css.form}
      sending={[sending]}
      onEdit={(field) => setWrong((known) => without(known, field))}
      onSubmit={submit}
    >
      {sending.error && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <WalletField {...{ kept, wallet, onWallet: setWallet, error: wrong.wallet }} />
      <TestAddresses terms={terms} />
      {!isKept && <TextField label={t.withdrawals.label} name="label" maxLength={60} />}
      <AmountField {...{ terms, method, typed, onType: setTyped, error: wrong.amount }} />
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={sending.isPending}>
          {t.withdrawals.goOn}
        </Button>
      </div>
    </Form>
  )
}

type WalletProps = {
  readonly kept: readonly DestinationView[]
  readonly wallet: string
  readonly onWallet: (wallet: string) => void
  readonly error: string | undefined
}

/** The address, typed or from the address book. */
function WalletField({ kept, wallet, onWallet, error }: WalletProps) {
  const typed = wallet.trim()
  return (
    <>
      {kept.length > 0 && (
        <SelectField
          label={t.withdrawals.saved}
          placeholder={t.withdrawals.savedNone}
          choices={kept.map((it) => ({ value: it.wallet, label: it.label }))}
          value={kept.some((it) => it.wallet === typed) ? typed : ''}
          onChange={(event) => onWallet(event.target.value)}
        />
      )}
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
    </>
  )
}
