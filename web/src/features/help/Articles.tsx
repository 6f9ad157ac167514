// All articles of the help, each with an address of its own. Rendered on the server only.

import * as t from '../../lib/i18n/i18n.ts'
import { config } from '../../lib/site/config.ts'
import { Blocks } from '../../lib/text/Blocks.tsx'
import { factsOf } from '../../lib/text/operator-facts.ts'
import { readText } from '../../lib/text/text.ts'
import { Words } from '../../lib/text/Words.tsx'
import { articles } from './articles.ts'
import css from './Help.module.css'

export function Articles() {
  const { summary, sections } = readText(articles, factsOf(config))
  return (
    <>
      <nav className={css.contents} aria-label={t.helpCentre.contents}>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Words words={heading} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.text}>
        <Blocks blocks={[{ kind: 'list', items: summary }]} />
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} data-article={id}>
            <h2 id={id}>
              <Words words={heading} />
            </h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </div>
    </>
  )
}
