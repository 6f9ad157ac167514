// Keys to exchanges: those there are, and the form that adds one.

import { checkedBy, foundBy } from '#browser/forms/checked-by.ts'
import { Form } from '#browser/forms/Form.tsx'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import {
  type ExchangeKeyView,
  ExchangeKeyWish,
  venueNames,
} from '#contract/client/exchange-keys.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { Tag } from '#ui/Tag.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PasswordField } from '../../lib/forms/PasswordField.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { addKey, removeKey, useTraderCall } from './api.ts'
import css from './Trader.module.css'
import { venueTitle } from './venue-title.ts'

type Props = { readonly keys: readonly ExchangeKeyView[]; readonly hasPractice: boolean }

const { labels } = t.trader
const check = checkedBy(ExchangeKeyWish, labels)

export function Keys({ keys, hasPractice }: Props) {
  const removing = useTraderCall(removeKey)
  return (
    <section className={panelClass} aria-label={t.trader.keysTitle}>
      <h2>{t.trader.keysTitle}</h2>
      <p className={css.note}>{t.trader.keysLead}</p>
      {keys.length === 0 && <p>{t.trader.keysNone}</p>}
      {removing.isError && <Alert kind="error">{messageOf(removing.error)}</Alert>}
      <ul className={css.list}>
        {keys.map((key) => (
          <li key={key.id} className={css.line}>
            <span className={css.name}>
              {key.name} <small>{venueTitle[key.venue]}</small>
            </span>
            <Tag tone={key.standing === 'live' ? 'good' : 'neutral'}>
              {t.trader.standings[key.standing]}
            </Tag>
            {key.ending && <small>{t.trader.endings[key.ending]}</small>}
            {key.standing !== 'ended' && (
              <Button
                look="ghost"
                busy={removing.isPending && removing.variables === key.id}
                onClick={() => removing.mutate(key.id)}
              >
                {t.trader.keyRemove(key.name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <KeyForm hasPractice={hasPractice} />
    </section>
  )
}

function KeyForm({ hasPractice }: Pick<Props, 'hasPractice'>) {
  const adding = useTraderCall(addKey)
  const onDone = (_: unknown, form: HTMLFormElement) => form.reset()
  const { errors, form } = useForm({ check, sending: adding, found: foundBy(labels), onDone })
  const offered = venueNames.filter((venue) => hasPractice || venue !== 'practice')
  return (
    <Form className={css.form} {...form}>
      <div className={css.fields}>
        <SelectField
          label={labels.venue}
          name="venue"
          placeholder="–"
          choices={offered.map((value) => ({ value, label: venueTitle[value] }))}
          error={errors.venue}
        />
        <TextField label={labels.name} name="name" autoComplete="off" error={errors.name} />
        <TextField
          label={labels.api_key}
          name="api_key"
          autoComplete="off"
          spellCheck={false}
          error={errors.api_key}
        />
        <PasswordField
          label={labels.secret}
          name="secret"
          autoComplete="off"
          spellCheck={false}
          error={errors.secret}
        />
      </div>
      {adding.isError && <Alert kind="error">{messageOf(adding.error)}</Alert>}
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={adding.isPending}>
          {t.trader.keyAdd}
        </Button>
      </div>
    </Form>
  )
}
