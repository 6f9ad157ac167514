// The client's address book: names, addresses, from when on each is usable; adding and removing.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as format from '#browser/format/format.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Errors, Fields } from '#browser/forms/fields.ts'
import { leadingTo, useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import type { DestinationView, WithdrawalTerms } from '#contract/client/withdrawals.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { ListPanel } from '../../lib/panels/ListPanel.tsx'
import { Modal } from '../../lib/panels/Modal.tsx'
import { toast } from '../../lib/toast/toast.ts'
import { addDestination, removeDestination } from './api.ts'
import { Confirm } from './Confirm.tsx'
import { refreshWithdrawals, useBookOfAddresses } from './use-withdrawals.ts'
import css from './Withdrawals.module.css'

export function AddressBook({ terms }: { readonly terms: WithdrawalTerms }) {
  const book = useBookOfAddresses()
  const [isAdding, setAdding] = useState(false)
  return (
    <ListPanel
      title={t.withdrawals.book}
      list={book}
      failed={t.withdrawals.bookFailed}
      rows={(book.data ?? []).map((it) => <Row key={it.id} destination={it} />)}
      empty={book.isPending ? t.shell.loading : t.withdrawals.bookEmpty}
    >
      <Button onClick={() => setAdding(true)}>{t.withdrawals.bookAdd}</Button>
      {isAdding && <Adding terms={terms} onClose={() => setAdding(false)} />}
    </ListPanel>
  )
}

function Row({ destination }: { readonly destination: DestinationView }) {
  const { id, label, wallet, method, usable_at: usable, added_at: added } = destination
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => removeDestination(id),
    onSuccess: () => toast('success', t.withdrawals.removed),
    onError: (error) => toast('error', messageOf(error)),
    onSettled: () => refreshWithdrawals(queries),
  })
  return (
    <li className={css.row}>
      <span className={css.what}>
        <b>{label}</b>
        <small>{t.withdrawals.methods[method]}</small>
      </span>
      <span className={css.what}>
        <span className={css.code}>{wallet}</span>
        {usable > added && <small>{t.withdrawals.usableFrom(format.dateTime(usable))}</small>}
      </span>
      <Button
        look="ghost"
        busy={remove.isPending}
        aria-label={t.withdrawals.removeOf(label)}
        onClick={() => remove.mutate()}
      >
        {t.withdrawals.remove}
      </Button>
    </li>
  )
}

type Props = { readonly terms: WithdrawalTerms; readonly onClose: () => void }

function Adding({ terms, onClose }: Props) {
  const queries = useQueryClient()
  const [wish, setWish] = useState<Named>()
  const { errors, form } = useForm({ check, sending: leadingTo(setWish) })
  const add = async (proof: string) => {
    if (!wish) return
    const { message } = await addDestination({ ...wish, proof })
    toast('success', message)
    void refreshWithdrawals(queries)
    onClose()
  }
  return (
    <Modal title={t.withdrawals.bookAddTitle} onClose={onClose}>
      <Form className={css.form} hidden={wish !== undefined} {...form}>
        <NewFields wrong={errors} />
        <div className={css.keys}>
          <Button type="submit" look="solid">
            {t.withdrawals.goOn}
          </Button>
        </div>
      </Form>
      {wish && (
        <div className={css.form}>
          <dl className={css.facts}>
            <dt>{wish.label}</dt>
            <dd className={css.code}>{wish.wallet}</dd>
          </dl>
          {terms.new_destination_hours > 0 && (
            <Alert kind="info">{t.withdrawals.newWaits(terms.new_destination_hours)}</Alert>
          )}
          <Confirm
            deed={{ action: 'payout_address', destination: wish.wallet }}
            terms={terms}
            onProof={add}
            onBack={() => setWish(undefined)}
          />
        </div>
      )}
    </Modal>
  )
}

type Named = { readonly wallet: string; readonly label: string }

function check(fields: Fields): Checked<Named> {
  const [wallet, label] = [(fields.wallet ?? '').trim(), (fields.label ?? '').trim()]
  if (wallet !== '' && label !== '') return { value: { wallet, label } }
  return {
    errors: {
      ...(wallet === '' ? { wallet: t.withdrawals.walletMissing } : {}),
      ...(label === '' ? { label: t.withdrawals.bookLabelMissing } : {}),
    },
  }
}

function NewFields({ wrong }: { readonly wrong: Errors }) {
  return (
    <>
      <TextField
        label={t.withdrawals.wallet}
        name="wallet"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={wrong.wallet}
        hint={t.withdrawals.walletHint}
      />
      <TextField
        label={t.withdrawals.bookLabel}
        name="label"
        autoComplete="off"
        maxLength={60}
        required
        error={wrong.label}
      />
    </>
  )
}
