// The rules that every tournament is held by.

import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import css from './Tournaments.module.css'

export function Rules() {
  return (
    <section className={`${panelClass} ${css.part}`} aria-labelledby="tournament-rules">
      <h2 id="tournament-rules">{t.tournaments.rules}</h2>
      <ul className={css.rules}>
        {t.tournaments.ruleTexts.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
