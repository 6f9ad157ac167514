// A campaign while it is written. Which figures it takes follows from what it gives.

import { type ComponentProps, useState } from 'react'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Errors, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { type CampaignKind, campaignKinds, type Given } from '#contract/client/promotions.ts'
import {
  CampaignWish,
  campaignAudiences,
  type StaffCampaignDetail,
} from '#contract/staff/campaigns.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Block, Board } from '../parts/Board.tsx'
import { instantOf } from '../site/instant-of.ts'
import { campaigns as t } from '../words/campaigns.ts'
import { useProposing } from './api.ts'
import css from './Campaigns.module.css'

const labels = {
  kind: t.kind,
  name: t.name,
  gives: t.given,
  amount: t.amount,
  friend_amount: t.friendAmount,
  percent: t.percent,
  most: t.most,
  least: t.least,
  turnover: t.turnover,
  days: t.days,
  every: t.every,
  audience: t.audience,
  countries: t.countries,
  starts_at: t.starts,
  ends_at: t.ends,
  uses_most: t.usesMost,
  money_most: t.moneyMost,
  client_most: t.clientMost,
  stack_group: t.group,
  pattern: t.pattern,
  codes: t.codes,
  code_uses: t.codeUses,
}
type Name = keyof typeof labels

const counts: readonly Name[] = [
  ...(['percent', 'turnover', 'days', 'uses_most', 'codes', 'code_uses'] as const),
]

/** What is left empty is not sent, and counts are numbers. */
function read(fields: Fields): unknown {
  const filled = Object.entries(fields).filter(([, typed]) => typed.trim() !== '')
  const typed: Fields = Object.fromEntries(filled)
  return {
    ...Object.fromEntries(
      filled.map(([name, one]) => [name, counts.includes(name as Name) ? Number(one) : one]),
    ),
    countries: (typed.countries ?? '').toUpperCase().match(/[A-Z]+/g) ?? [],
    starts_at: instantOf(typed.starts_at),
    ends_at: instantOf(typed.ends_at),
  }
}

const check = checkedBy(CampaignWish, labels, read)

const given: Readonly<Record<CampaignKind, readonly [Given, ...Given[]]>> = {
  code: ['bonus', 'share', 'demo'],
  deposit: ['share'],
  cashback: ['cashback'],
  referral: ['reward'],
}

const figures: Readonly<Record<Given, readonly Name[]>> = {
  bonus: ['amount', 'turnover', 'days'],
  share: ['percent', 'most', 'least', 'turnover', 'days'],
  demo: ['amount'],
  cashback: ['percent', 'most', 'least'],
  reward: ['amount', 'friend_amount', 'least'],
}

const choicesOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: words[value] }))

type Choosing = {
  readonly kind: CampaignKind
  readonly gives: Given
  readonly onKind: (kind: CampaignKind) => void
  readonly onGives: (gives: Given) => void
  readonly errors: Errors
}

export function CampaignForm({ onDone }: { readonly onDone: (id: string) => void }) {
  const sending = useProposing()
  const [kind, setKind] = useState<CampaignKind>('code')
  const [gives, setGives] = useState<Given>('bonus')
  const { errors, form } = useForm<CampaignWish, StaffCampaignDetail>({
    check,
    found: foundBy(labels),
    sending,
    onDone: ({ campaign }) => onDone(campaign.id),
  })
  const onKind = (chosen: CampaignKind) => {
    setKind(chosen)
    setGives(given[chosen][0])
  }
  const choosing = { kind, gives, onKind, onGives: setGives, errors }
  return (
    <Board title={t.make} note={t.note}>
      <Block title={t.title} width="full">
        <Form className={css.form} {...form}>
          {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
          <Field name="name" errors={errors} maxLength={80} />
          <What {...choosing} />
          <SelectField
            label={t.audience}
            placeholder={t.pick}
            name="audience"
            choices={choicesOf(campaignAudiences, t.audiences)}
            error={errors.audience}
          />
          <Field name="countries" errors={errors} hint={t.countriesHint} />
          <Field name="starts_at" errors={errors} type="datetime-local" />
          <Field name="ends_at" errors={errors} type="datetime-local" />
          <Field name="uses_most" errors={errors} inputMode="numeric" />
          <Field name="money_most" errors={errors} inputMode="decimal" />
          <Field name="client_most" errors={errors} inputMode="decimal" />
          <Field name="stack_group" errors={errors} maxLength={40} />
          <Button type="submit" look="solid" busy={sending.isPending}>
            {t.propose}
          </Button>
        </Form>
      </Block>
    </Board>
  )
}

/** What it gives, with the figures that takes, and its codes. */
function What({ kind, gives, onKind, onGives, errors }: Choosing) {
  return (
    <>
      <SelectField
        label={t.kind}
        placeholder={t.pick}
        name="kind"
        value={kind}
        choices={choicesOf(campaignKinds, t.kinds)}
        onChange={({ target }) => onKind(target.value as CampaignKind)}
        error={errors.kind}
      />
      <SelectField
        label={t.given}
        placeholder={t.pick}
        name="gives"
        value={gives}
        choices={choicesOf(given[kind], t.gives)}
        onChange={({ target }) => onGives(target.value as Given)}
        error={errors.gives}
      />
      {figures[gives].map((name) => (
        <Field key={name} name={name} errors={errors} inputMode="decimal" />
      ))}
      {gives === 'cashback' && (
        <SelectField
          label={t.every}
          placeholder={t.pick}
          name="every"
          choices={choicesOf(['week', 'month'] as const, t.everies)}
          error={errors.every}
        />
      )}
      {kind === 'code' && (
        <>
          <Field name="pattern" errors={errors} maxLength={40} hint={t.patternHint} />
          <Field name="codes" errors={errors} inputMode="numeric" />
          <Field name="code_uses" errors={errors} inputMode="numeric" />
        </>
      )}
    </>
  )
}

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'error' | 'name'> & {
  readonly name: Name
  readonly errors: Errors
}

function Field({ name, errors, ...input }: FieldProps) {
  return <TextField label={labels[name]} name={name} error={errors[name]} {...input} />
}
