// How a trade works, in four drawn steps.

import * as t from '../../lib/i18n/i18n.ts'
import css from './How.module.css'
import { Section } from './Section.tsx'
import { StepDrawing } from './StepDrawing.tsx'

export function How() {
  return (
    <Section id="how" title={t.landing.howTitle}>
      <ol className={css.steps}>
        {t.landing.how.map(([title, text], index) => (
          <li key={title}>
            <StepDrawing step={index} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
