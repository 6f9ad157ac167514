// Taking a break: how long, then a step that says what it does and that it cannot be undone.

import { type ReactNode, useState } from 'react'
import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Errors, Fields } from '#browser/forms/fields.ts'
import { type Sending, useForm } from '#browser/forms/use-form.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { instantText } from '../../lib/limits/limits.ts'
import css from './Limits.module.css'
import { troubleOf } from './use-limit-call.ts'

type Length = keyof typeof t.limits.lengths

type Props<L extends Length, Body> = {
  readonly title: string
  readonly what: string
  readonly lengths: readonly L[]
  readonly until: string | null
  readonly sending: Sending<Body, unknown> & { readonly error: Error | null }
  /** More to fill in before it can be confirmed. */
  readonly children?: (errors: Errors) => ReactNode
  /** What is sent of it, or what is wrong with it. */
  readonly check: (length: L, fields: Fields) => Checked<Body>
}

export function BreakForm<L extends Length, Body>(props: Props<L, Body>) {
  const { title, what, lengths, until } = props
  const [chosen, choose] = useState<L>()
  const [isAsked, ask] = useState(false)
  const hasStarted = until !== null
  return (
    <section className={panelClass} aria-label={title}>
      <h3>{title}</h3>
      <p>{what}</p>
      {hasStarted && <Alert kind="info">{t.limits.runs(instantText(until))}</Alert>}
      {isAsked && chosen !== undefined ? (
        <Confirm {...props} key={until} length={chosen} onCancel={() => ask(false)} />
      ) : (
        <>
          <fieldset className={css.chips}>
            <legend>{t.limits.howLong}</legend>
            {lengths.map((length) => (
              <label key={length} className={css.chip}>
                <input
                  type="radio"
                  name={title}
                  checked={chosen === length}
                  onChange={() => choose(length)}
                />
                {t.limits.lengths[length]}
              </label>
            ))}
          </fieldset>
          <div className={css.keys}>
            <Button disabled={chosen === undefined} onClick={() => ask(true)}>
              {t.limits.goOn}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

type Confirming<L extends Length, Body> = Props<L, Body> & {
  readonly length: L
  readonly onCancel: () => void
}

function Confirm<L extends Length, Body>(props: Confirming<L, Body>) {
  const { length, sending, children, check, onCancel } = props
  const { errors, form } = useForm({ check: (fields) => check(length, fields), sending })
  const trouble = troubleOf(sending.error)
  const name = t.limits.lengths[length]
  return (
    <Form className={css.confirm} {...form}>
      <h4>{t.limits.sure(name)}</h4>
      <ul>
        {t.limits.consequences(name).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children?.(errors)}
      {trouble !== undefined && <Alert kind="error">{trouble}</Alert>}
      <div className={css.keys}>
        <Button type="submit" look="solid" busy={sending.isPending}>
          {t.limits.confirm(name)}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {t.limits.cancel}
        </Button>
      </div>
    </Form>
  )
}
