// The form of a deposit by card. Number and security code are fields of the provider's page, which
// stands in a frame between ours.

import { useCallback, useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Errors, Fields } from '#browser/forms/fields.ts'
import { type Sending, useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { localNow } from '#browser/page/clock.ts'
import type { CardDepositView, CardOfferView } from '#contract/client/cards.ts'
import { type CardFieldsMessage, testCardNames, testCards } from '#contract/public/test-cards.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './CardModal.module.css'
import { months, readCardForm, type WrongFields, yearsFrom } from './card-form.ts'
import { markWrong, spoken, tokenise, useFrame } from './card-frame.ts'
import { useCardDeposit, type Wish } from './use-card-deposit.ts'

type Props = {
  readonly offer: CardOfferView
  /** What was to be paid before, in dollars. */
  readonly amount?: number | undefined
  readonly onStarted: (view: CardDepositView) => void
}

export function CardForm({ offer, amount, onStarted }: Props) {
  const sending = useCardDeposit()
  const { frame, height } = useFrame(useEdited(sending))
  const isOwn = offer.fields_url !== null
  const check = (fields: Fields): Checked<Wish> => {
    const read = readCardForm(fields, { isOwn, now: new Date(localNow()) })
    const { current } = frame
    if ('wrong' in read) {
      if (current) markWrong(current)
      return { errors: inWords(read.wrong) }
    }
    if (isOwn && !current) return { errors: { '': t.cardDeposit.noProvider } }
    return { value: { form: read.form, tokenise: current && (() => tokenise(current)) } }
  }
  const { errors, isMarked, form } = useForm({ check, sending, onDone: onStarted })
  const wrongFields = isMarked ? t.cardDeposit.wrongFields : undefined
  const trouble = sending.error ? messageOf(sending.error) : wrongFields
  return (
    <Form className={css.form} {...form}>
      {trouble && <Alert kind="error">{trouble}</Alert>}
      <TextField
        label={t.cardDeposit.amount}
        hint={t.cardDeposit.amountHint}
        error={errors.usd_amount}
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
            src={spoken(offer.fields_url)}
            height={height}
          />
          <OwnFields errors={errors} />
        </>
      )}
      <Button type="submit" look="solid" busy={sending.isPending}>
        {isOwn ? t.cardDeposit.pay : t.cardDeposit.goOn}
      </Button>
      {offer.provider === 'simulated' && <TestCards />}
    </Form>
  )
}

function inWords(wrong: WrongFields): Errors {
  const said = Object.entries(wrong).map(([field, what]) => [field, t.cardDeposit.wrong[what]])
  return Object.fromEntries(said)
}

/** The fields at the provider are of this form too. */
function useEdited({
  isError,
  reset,
}: Pick<Sending<never, never>, 'isError' | 'reset'>): (message: CardFieldsMessage) => void {
  return useCallback(
    ({ type }) => {
      if (type === 'card-fields-edited' && isError) reset()
    },
    [isError, reset],
  )
}

function OwnFields({ errors }: { readonly errors: Errors }) {
  const [years] = useState(() => yearsFrom(new Date(localNow()).getFullYear()))
  const choose = { placeholder: t.cardDeposit.choose, required: true, defaultValue: '' }
  return (
    <>
      <TextField
        label={t.cardDeposit.holder}
        name="holder_name"
        error={errors.holder_name}
        autoComplete="cc-name"
        maxLength={100}
        required
      />
      <div className={css.row}>
        <SelectField
          label={t.cardDeposit.month}
          name="month"
          choices={months}
          error={errors.month}
          {...choose}
        />
        <SelectField
          label={t.cardDeposit.year}
          name="year"
          choices={years}
          error={errors.year}
          {...choose}
        />
        <TextField
          label={t.cardDeposit.zip}
          name="zip_code"
          error={errors.zip_code}
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
