// The page in four sentences, each leading to where it is told in full.

import * as t from '../../lib/i18n/i18n.ts'
import css from './InShort.module.css'

export function InShort() {
  return (
    <section className={css.short} aria-labelledby="short">
      <h2 id="short" className="sr">
        {t.landing.shortTitle}
      </h2>
      <ul>
        {t.landing.short.map(({ to, title, text }) => (
          <li key={to}>
            <a href={to}>
              <h3>{title}</h3>
              <p>{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
