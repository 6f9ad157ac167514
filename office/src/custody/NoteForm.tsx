// Says which transaction moved coins of ours besides deposits and payouts.

import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { movementKinds } from '#contract/staff/custody.ts'
import { coins } from '#kernel/coins.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from '../parts/ReasonForm.module.css'
import { custody as t } from '../words/custody.ts'
import { type NotedMovement, useNoting } from './api.ts'

export function NoteForm({ onDone }: { onDone: () => void }) {
  const noting = useNoting()
  const { errors, form } = useForm({ check: checkNoted, sending: noting, onDone })
  return (
    <Form className={css.form} {...form}>
      {noting.isError && <Alert kind="error">{messageOf(noting.error)}</Alert>}
      <p>{t.noteHelp}</p>
      <SelectField
        label={t.kind}
        name="kind"
        placeholder={t.pick}
        choices={movementKinds.map((value) => ({ value, label: t.kinds[value] }))}
        error={errors.kind}
      />
      <SelectField
        label={t.coin}
        name="coin"
        placeholder={t.pick}
        choices={coins.map((value) => ({ value, label: value.toUpperCase() }))}
        error={errors.coin}
      />
      <TextField
        label={t.transaction}
        name="transaction"
        maxLength={66}
        error={errors.transaction}
      />
      <TextField
        label={t.ours}
        name="coins"
        hint={t.oursHint}
        inputMode="decimal"
        maxLength={40}
        error={errors.coins}
      />
      <div className={css.buttons}>
        <Button type="submit" look="solid" busy={noting.isPending}>
          {t.noteIt}
        </Button>
      </div>
    </Form>
  )
}

function checkNoted(fields: Fields): Checked<NotedMovement> {
  const kind = movementKinds.find((one) => one === fields.kind)
  const coin = coins.find((one) => one === fields.coin)
  const [transaction = '', ours = ''] = [fields.transaction?.trim(), fields.coins?.trim()]
  const isTransaction = /^(0x)?[0-9a-f]{64}$/i.test(transaction)
  const areOurs = ours === '' || /^\d{1,15}(\.\d{1,18})?$/.test(ours)
  if (kind && coin && isTransaction && areOurs) {
    return { value: { kind, coin, transaction, ...(ours === '' ? {} : { coins: ours }) } }
  }
  return {
    errors: {
      ...(kind ? {} : { kind: t.sayKind }),
      ...(coin ? {} : { coin: t.sayCoin }),
      ...(isTransaction ? {} : { transaction: t.sayTransaction }),
      ...(areOurs ? {} : { coins: t.sayCoins }),
    },
  }
}
