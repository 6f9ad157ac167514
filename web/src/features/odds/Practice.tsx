// How the hundred trades are made, and the button that draws them. What they came to is a part of
// its own, loaded with the first press.

import { type ComponentType, useId, useState } from 'react'
import { dollars } from '#kernel/money.ts'
import { Button } from '#ui/Button.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Passage } from '../../lib/site/Passage.tsx'
import type { Choice } from './choice.ts'
import css from './Odds.module.css'
import type { Outcome as OutcomePart } from './Outcome.tsx'
import { type Habit, habits, type Plan } from './runs.ts'

type Props = { readonly choice: Choice; readonly profits: readonly number[] }
type OutcomeProps = Parameters<typeof OutcomePart>[0]

export function Practice({ choice, profits }: Props) {
  const [habit, setHabit] = useState<Habit>('same')
  const [isAny, setAny] = useState(false)
  const [begun, setBegun] = useState<Plan>()
  const [times, setTimes] = useState(0)
  const [Outcome, setOutcome] = useState<ComponentType<OutcomeProps>>()
  const [hasFailed, setFailed] = useState(false)
  const { amount, profit, margin } = choice
  const begin = async () => {
    const [first = profit, ...others] = isAny ? profits : [profit]
    setBegun({ amount: dollars(amount), habit, profits: [first, ...others], margin })
    setTimes((before) => before + 1)
    try {
      const part = await import('./Outcome.tsx')
      setOutcome(() => part.Outcome)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const { run, habit: habitTitle, profits: profitsTitle, chosen, any, tag } = t.odds
  return (
    <Passage id="run" title={run.title} tag={tag} isExample isWide>
      {run.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className={css.ways}>
        <Way
          title={habitTitle}
          value={habit}
          of={habits.map((one) => [one, t.odds.habits[one]] as const)}
          onChange={setHabit}
        />
        <Way
          title={profitsTitle}
          value={isAny ? 'any' : 'chosen'}
          of={[
            ['chosen', chosen],
            ['any', any],
          ]}
          onChange={(one) => setAny(one === 'any')}
        />
      </div>
      <div>
        <Button look="solid" onClick={begin}>
          {times === 0 ? t.odds.begin : t.odds.again}
        </Button>
      </div>
      {hasFailed && <p role="alert">{t.odds.failed}</p>}
      {Outcome && begun && <Outcome key={times} plan={begun} />}
    </Passage>
  )
}

type WayProps<T extends string> = {
  readonly title: string
  readonly value: T
  readonly of: readonly (readonly [value: T, label: string])[]
  readonly onChange: (value: T) => void
}

function Way<T extends string>({ title, value, of, onChange }: WayProps<T>) {
  const name = useId()
  return (
    <fieldset className={css.way}>
      <legend>{title}</legend>
      {of.map(([one, label]) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
