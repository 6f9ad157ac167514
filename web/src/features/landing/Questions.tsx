// What people ask first, answered as it is.

import * as t from '../../lib/i18n/i18n.ts'
import css from './Questions.module.css'
import { Section } from './Section.tsx'

export function Questions() {
  return (
    <Section id="questions" title={t.landing.questionsTitle} layout="beside">
      <div>
        {t.landing.questions.map(([question, answer]) => (
          <details key={question} className={css.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
