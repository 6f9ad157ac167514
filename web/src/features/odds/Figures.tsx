// A single trade in figures: what it wins or loses, how often it would have to win, and what the
// house takes of it. They change with what is chosen.

import { useId } from 'react'
import * as format from '#browser/format/format.ts'
import { Facts } from '#browser/panels/Facts.tsx'
import { ClaimArea } from '../../lib/claims/Claim.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { amounts, type Choice, tradeOf } from './choice.ts'
import css from './Odds.module.css'

type Props = { readonly choice: Choice }

type PaysProps = Props & {
  readonly profits: readonly number[]
  readonly onAmount: (amount: number) => void
  readonly onProfit: (profit: number) => void
}

export function Pays({ choice, profits, onAmount, onProfit }: PaysProps) {
  const { gain, loss } = tradeOf(choice)
  const amountOf = (amount: number) => format.dollars(amount)
  return (
    <ClaimArea id="strike_rates" className={css.card}>
      <div className={css.fields}>
        <Field
          label={t.odds.amount}
          value={choice.amount}
          of={amounts}
          says={amountOf}
          onChange={onAmount}
        />
        <Field
          label={t.odds.profit}
          value={choice.profit}
          of={profits}
          says={format.exactPercent}
          onChange={onProfit}
        />
      </div>
      <Facts
        isPanel
        facts={[
          [t.odds.right, <Sum key="right" of={gain} />],
          [t.odds.wrong, <Sum key="wrong" of={loss} />],
        ]}
      />
    </ClaimArea>
  )
}

function Sum({ of }: { readonly of: number }) {
  return <b className={of > 0 ? css.gain : css.loss}>{format.signed(of)}</b>
}

type FieldProps = {
  readonly label: string
  readonly value: number
  readonly of: readonly number[]
  readonly says: (value: number) => string
  readonly onChange: (value: number) => void
}

function Field({ label, value, of, says, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {of.map((one) => (
          <option key={one} value={one}>
            {says(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

export function Even({ choice }: Props) {
  const { even } = tradeOf(choice)
  const share = format.percent(even)
  return (
    <ClaimArea id="strike_rates" className={css.card} isTold>
      <p className={css.name}>{t.odds.breakEven}</p>
      <p className={css.figure}>{share}</p>
      <p className={css.formula}>
        <bdi>{t.odds.formula(format.plain(choice.profit, 2), share)}</bdi>
      </p>
    </ClaimArea>
  )
}

export function House({ choice }: Props) {
  const { even, chance, cost } = tradeOf(choice)
  return (
    <ClaimArea id="strike_rates" className={css.card} isTold>
      <Scale chance={chance} even={even} />
      <Facts
        isPanel
        facts={[
          [t.odds.chance, format.percent(chance)],
          [t.odds.breakEven, format.percent(even)],
          [t.odds.margin, format.exactPercent(choice.margin)],
          [t.odds.cost, format.money(cost)],
        ]}
      />
    </ClaimArea>
  )
}

/** Decoration: the figures stand below it. */
function Scale({ chance, even }: { readonly chance: number; readonly even: number }) {
  const [wins, gap] = [chance, even - chance].map((part) => (100 * part).toFixed(1))
  return (
    <svg className={css.scale} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.wins} width={wins} height="12" />
      <rect className={css.gap} x={wins} width={gap} height="12" />
    </svg>
  )
}
