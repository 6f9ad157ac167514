// The questions as a form. Each has to have an answer; where one is missing the form leads to it.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { messageOf } from '#browser/http/errors.ts'
import { Answers, type AppropriatenessView } from '#contract/client/appropriateness.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { toast } from '../../lib/toast/toast.ts'
import css from './Appropriateness.module.css'
import { answerQuestions, questionsQuery } from './api.ts'

const words = t.appropriateness

type Props = { readonly questions: AppropriatenessView['questions'] }

export function Questions({ questions }: Props) {
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Partial<Answers>>({})
  const [isSent, setIsSent] = useState(false)
  const sending = useMutation({
    mutationFn: answerQuestions,
    onSuccess: ({ data, message }) => {
      queries.setQueryData(questionsQuery.queryKey, data)
      void queries.invalidateQueries({ queryKey: ['blocks'] })
      toast(data.passed_at === null ? 'error' : 'success', message)
      scrollTo(0, 0)
    },
  })
  const missing = questions.filter(({ id }) => answers[id] === undefined)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    const whole = Answers.safeParse(answers)
    if (whole.success) return sending.mutate(whole.data)
    form.current?.querySelector<HTMLElement>(`input[name=${missing[0]?.id}]`)?.focus()
  }
  return (
    <form ref={form} className={css.questions} onSubmit={send} noValidate>
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
                checked={answers[id] === choice}
                onChange={() => setAnswers({ ...answers, [id]: choice })}
              />
              {words.questions[id].choices[choice]}
            </label>
          ))}
        </fieldset>
      ))}
      {isSent && missing.length > 0 && <Alert kind="error">{words.missing(missing.length)}</Alert>}
      {sending.error && <Alert kind="error">{messageOf(sending.error)}</Alert>}
      <Button type="submit" look="solid" busy={sending.isPending}>
        {words.send}
      </Button>
    </form>
  )
}
