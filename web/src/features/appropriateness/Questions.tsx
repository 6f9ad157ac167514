// The questions as a form. Each has to have an answer; where one is missing the form leads to it.

import { Form } from '#browser/forms/Form.tsx'
import type { Checked, Fields } from '#browser/forms/fields.ts'
import { useForm } from '#browser/forms/use-form.ts'
import { messageOf } from '#browser/http/errors.ts'
import { Answers, type AppropriatenessView, questionIds } from '#contract/client/appropriateness.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Appropriateness.module.css'
import { useAnswers } from './api.ts'

const words = t.appropriateness

type Props = { readonly questions: AppropriatenessView['questions'] }

export function Questions({ questions }: Props) {
  const sending = useAnswers()
  const { errors, isMarked, form } = useForm({ check, sending })
  const missing = Object.values(errors).filter((error) => error !== undefined).length
  return (
    <Form className={css.questions} {...form}>
      {questions.map(({ id, choices }, place) => (
        <fieldset key={id} className={panelClass}>
          <legend>
            {place + 1}. {words.questions[id].asks}
          </legend>
          {choices.map((choice) => (
            <label key={choice} className={css.choice}>
              <input
                type="radio"
                name={id}
                value={choice}
                required
                aria-invalid={errors[id] !== undefined || undefined}
                aria-describedby={errors[id] === undefined ? undefined : `${id}-note`}
              />
              {words.questions[id].choices[choice]}
            </label>
          ))}
          {errors[id] !== undefined && (
            <p id={`${id}-note`} className={css.wrong}>
              {errors[id]}
            </p>
          )}
        </fieldset>
      ))}
      {isMarked && <Alert kind="error">{words.missing(missing)}</Alert>}
      {sending.error && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <Button type="submit" look="solid" busy={sending.isPending}>
        {words.send}
      </Button>
    </Form>
  )
}

/** What is missing is said once, beneath all of them. */
function check(fields: Fields): Checked<Answers> {
  const whole = Answers.safeParse(fields)
  if (whole.success) return { value: whole.data }
  const missing = questionIds.filter((id) => fields[id] === undefined)
  return { errors: Object.fromEntries(missing.map((id) => [id, words.unanswered])) }
}
