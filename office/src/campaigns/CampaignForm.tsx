// A campaign while it is written. Which figures it takes follows from what it gives.

import { useState } from 'react'
import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import type { Fields } from '#browser/forms/fields.ts'
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
  const take = (chosen: CampaignKind) => {
    setKind(chosen)
    setGives(given[chosen][0])
  }
  const field = (name: Name, more: object = {}) => (
    <TextField key={name} label={labels[name]} name={name} error={errors[name]} {...more} />
  )
  const number = { inputMode: 'decimal' } as const
  return (
    <Board title={t.make} note={t.note}>
      <Block title={t.title} width="full">
        <Form className={css.form} {...form}>
          {sending.isError && <Alert kind="error">{messageOf(sending.error)}</Alert>}
          {field('name', { maxLength: 80 })}
          <SelectField
            label={t.kind}
            placeholder={t.pick}
            name="kind"
            value={kind}
            choices={choicesOf(campaignKinds, t.kinds)}
            onChange={({ target }) => take(target.value as CampaignKind)}
            error={errors.kind}
          />
          <SelectField
            label={t.given}
            placeholder={t.pick}
            name="gives"
            value={gives}
            choices={choicesOf(given[kind], t.gives)}
            onChange={({ target }) => setGives(target.value as Given)}
            error={errors.gives}
          />
          {figures[gives].map((name) => field(name, number))}
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
              {field('pattern', { maxLength: 40, hint: t.patternHint })}
              {field('codes', number)}
              {field('code_uses', number)}
            </>
          )}
          <SelectField
            label={t.audience}
            placeholder={t.pick}
            name="audience"
            choices={choicesOf(campaignAudiences, t.audiences)}
            error={errors.audience}
          />
          {field('countries', { hint: t.countriesHint })}
          {field('starts_at', { type: 'datetime-local' })}
          {field('ends_at', { type: 'datetime-local' })}
          {field('uses_most', number)}
          {field('money_most', number)}
          {field('client_most', number)}
          {field('stack_group', { maxLength: 40 })}
          <Button type="submit" look="solid" busy={sending.isPending}>
            {t.propose}
          </Button>
        </Form>
      </Block>
    </Board>
  )
}
