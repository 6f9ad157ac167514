// Ways to what is quoted, for who asked for what is not: not every source of prices has everything.

import { linkClass } from '#ui/Button.tsx'
import * as t from '../i18n/i18n.ts'
import { Passage } from './Passage.tsx'
import { publicCalls } from './public-calls.ts'
import css from './QuotedHere.module.css'
import { useReply } from './replies.tsx'
import { SiteLink } from './SiteLink.tsx'

export function QuotedHere() {
  const { data } = useReply(publicCalls.marketTicker)
  const quoted = data?.instruments ?? []
  return (
    <Passage title={t.quoted.title}>
      {quoted.length === 0 ? (
        <p>{t.quoted.none}</p>
      ) : (
        <ul className={css.quoted}>
          {quoted.map(({ symbol, name }) => (
            <li key={symbol}>
              <SiteLink className={linkClass} to={`/instruments/${symbol}`}>
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <SiteLink className={linkClass} to="/financial-instruments">
        {t.quoted.all}
      </SiteLink>
    </Passage>
  )
}
