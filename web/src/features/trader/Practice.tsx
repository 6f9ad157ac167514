// The client's account on the practice exchange of a sandbox, and keys to it.

import { useState } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import type { PracticeView } from '#contract/client/practice.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { Tag } from '#ui/Tag.tsx'
import { TextField } from '#ui/TextField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { makePracticeKey, openPractice, revokePracticeKey, useTraderCall } from './api.ts'
import css from './Trader.module.css'

type Props = { readonly practice: PracticeView }

export function Practice({ practice }: Props) {
  const opening = useTraderCall(openPractice)
  return (
    <section className={panelClass} aria-label={t.trader.practiceTitle}>
      <h2>{t.trader.practiceTitle}</h2>
      <p className={css.note}>{t.trader.practiceLead}</p>
      {opening.isError && <Alert kind="error">{messageOf(opening.error)}</Alert>}
      {practice.is_open ? (
        <>
          <dl className={css.facts}>
            {practice.balances.map(({ asset, total }) => (
              <div key={asset}>
                <dt>{asset}</dt>
                <dd>{shortened(total)}</dd>
              </div>
            ))}
          </dl>
          <PracticeKeys practice={practice} />
        </>
      ) : (
        <div className={css.keys}>
          <Button look="solid" busy={opening.isPending} onClick={() => opening.mutate()}>
            {t.trader.practiceOpen}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Without the zeros at its end. */
function shortened(figure: string): string {
  return figure.includes('.') ? figure.replace(/0+$/, '').replace(/\.$/, '') : figure
}

function PracticeKeys({ practice }: Props) {
  const [name, setName] = useState('')
  const making = useTraderCall(makePracticeKey)
  const revoking = useTraderCall(revokePracticeKey)
  const make = (may_withdraw: boolean) => making.mutate({ name, may_withdraw })
  const made = making.data?.data
  return (
    <>
      {practice.keys.length > 0 && (
        <ul className={css.list}>
          {practice.keys.map((key) => (
            <li key={key.id} className={css.line}>
              <span className={css.name}>{key.name}</span>
              {key.may_withdraw && <Tag tone="bad">{t.trader.practiceMighty}</Tag>}
              {key.revoked_at === null ? (
                <Button
                  look="ghost"
                  busy={revoking.isPending && revoking.variables === key.id}
                  onClick={() => revoking.mutate(key.id)}
                >
                  {t.trader.practiceRevoke(key.name)}
                </Button>
              ) : (
                <Tag tone="neutral">{t.trader.practiceRevoked}</Tag>
              )}
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={t.trader.practiceKeyName}
        name="practice_key"
        autoComplete="off"
        maxLength={40}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {making.isError && <Alert kind="error">{messageOf(making.error)}</Alert>}
      <div className={css.keys}>
        <Button disabled={name.trim() === ''} busy={making.isPending} onClick={() => make(false)}>
          {t.trader.practiceMake}
        </Button>
        <Button
          look="ghost"
          disabled={name.trim() === ''}
          busy={making.isPending}
          onClick={() => make(true)}
        >
          {t.trader.practiceMakeMighty}
        </Button>
      </div>
      {made && (
        <div className={css.once}>
          <p>{t.trader.practiceOnce}</p>
          <dl className={css.secrets}>
            <dt>{t.trader.apiKey}</dt>
            <dd>
              <code data-testid="practice-api-key">{made.api_key}</code>
            </dd>
            <dt>{t.trader.secret}</dt>
            <dd>
              <code data-testid="practice-secret">{made.secret}</code>
            </dd>
          </dl>
        </div>
      )}
    </>
  )
}
