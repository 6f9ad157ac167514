// A panel of names and figures.

import css from './Receipt.module.css'

/** The last is a note below the figure. */
export type Fact = readonly [name: string, figure: string, note?: string]

export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className={css.panel}>
      <h2>{title}</h2>
      <dl className={css.facts}>
        {facts.map(([name, figure, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {figure}
              {note !== undefined && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
