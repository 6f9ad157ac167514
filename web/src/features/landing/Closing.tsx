// The first page below its markets.

import * as t from '../../lib/i18n/i18n.ts'
import { Ways } from './Opening.tsx'
import { Plans } from './Plans.tsx'
import { Questions } from './Questions.tsx'
import { Section } from './Section.tsx'

export function Closing() {
  return (
    <>
      <Plans />
      <Questions />
      <Section
        id="end"
        title={t.landing.endTitle}
        intro={<p>{t.landing.endText}</p>}
        layout="centred"
      >
        <Ways />
      </Section>
    </>
  )
}
