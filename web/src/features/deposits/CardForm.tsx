// The form of a deposit by card. Number and security code are fields of the provider's page, which
// stands in a frame between ours.

import { type FormEvent, useCallback, useState } from 'react'
import type { CardDepositView, CardOfferView } from '#contract/client/cards.ts'
import { type CardFieldsMessage, testCardNames, testCards } from '#contract/public/test-cards.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { localNow } from '../../lib/browser/clock.ts'
import { Form, type Sending } from '../../lib/forms/Form.tsx'
import { fieldsOf } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/http/errors.ts'
import * as t from '../../lib/i18n/i18n.ts'
import css from './CardModal.module.css'
import {
  type FieldName,
  months,
  readCardForm,
  type Wrong,
  type WrongFields,
  yearsFrom,
} from './card-form.ts'
import { tokenise, useFrame } from './card-frame.ts'
import { useCardDeposit } from './use-card-deposit.ts'

type Props = {
  readonly offer: CardOfferView
  /** What was to be paid before, in dollars. */
  readonly amount?: number | undefined
  readonly onStarted: (view: CardDepositView) => void
}

export function CardForm({ offer, amount, onStarted }: Props) {
  const [wrong, setWrong] = useState<WrongFields>({})
  const sending = useCardDeposit()
  const { frame, height } = useFrame(useEdited(sending))
  const isOwn = offer.fields_url !== null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.isPending) return
    const read = readCardForm(fieldsOf(event.currentTarget), { isOwn, now: new Date(localNow()) })
    setWrong('wrong' in read ? read.wrong : {})
    const { current } = frame
    if ('wrong' in read || (isOwn && !current)) return
    const wish = { form: read.form, tokenise: current && (() => tokenise(current)) }
    sending.mutate(wish, { onSuccess: onStarted })
  }
  const edit = (field: string) => setWrong(({ [field as FieldName]: _, ...others }) => others)
  const isWrong = Object.keys(wrong).length > 0
  const trouble = isWrong ? t.cardDeposit.wrongFields : sending.error && messageOf(sending.error)
  return (
    <Form className={css.form} sending={[sending]} onEdit={edit} onSubmit={submit}>
      {trouble && <Alert kind="error">{trouble}</Alert>}
      <TextField
        label={t.cardDeposit.amount}
        hint={t.cardDeposit.amountHint}
        error={wordsOf(wrong.usd_amount)}
        name="usd_amount"
        defaultValue={amount}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      {offer.fields_url === null ? (
        <p className={css.note}>{t.cardDeposit.redirect}</p>
      ) : (
        <>
          <iframe
            ref={frame}
            className={css.frame}
            title={t.cardDeposit.fields}
            src={offer.fields_url}
            height={height}
          />
          <OwnFields wrong={wrong} />
        </>
      )}
      <Button type="submit" look="solid" busy={sending.isPending}>
        {isOwn ? t.cardDeposit.pay : t.cardDeposit.goOn}
      </Button>
      {offer.provider === 'simulated' && <TestCards />}
    </Form>
  )
}

function wordsOf(wrong: Wrong | undefined): string | undefined {
  return wrong && t.cardDeposit.wrong[wrong]
}

/** The fields at the provider are of this form too. */
function useEdited({ isError, reset }: Sending): (message: CardFieldsMessage) => void {
  return useCallback(
    ({ type }) => {
      if (type === 'card-fields-edited' && isError) reset()
    },
    [isError, reset],
  )
}

function OwnFields({ wrong }: { readonly wrong: WrongFields }) {
  const [years] = useState(() => yearsFrom(new Date(localNow()).getFullYear()))
  const choose = { placeholder: t.cardDeposit.choose, required: true, defaultValue: '' }
  return (
    <>
      <TextField
        label={t.cardDeposit.holder}
        name="holder_name"
        error={wordsOf(wrong.holder_name)}
        autoComplete="cc-name"
        maxLength={100}
        required
      />
      <div className={css.row}>
        <SelectField
          label={t.cardDeposit.month}
          name="month"
          choices={months}
          error={wordsOf(wrong.month)}
          {...choose}
        />
        <SelectField
          label={t.cardDeposit.year}
          name="year"
          choices={years}
          error={wordsOf(wrong.year)}
          {...choose}
        />
        <TextField
          label={t.cardDeposit.zip}
          name="zip_code"
          error={wordsOf(wrong.zip_code)}
          autoComplete="postal-code"
          maxLength={12}
          required
        />
      </div>
    </>
  )
}

function TestCards() {
  return (
    <details className={css.tests}>
      <summary>{t.cardDeposit.testCards}</summary>
      <p className={css.note}>{t.cardDeposit.testCardsLead}</p>
      <dl>
        {testCardNames.map((name) => (
          <div key={name}>
            <dt>{testCards[name].number.replace(/(\d{4})(?=\d)/g, '$1 ')}</dt>
            <dd>{t.cardDeposit.outcomes[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
