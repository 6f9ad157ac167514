// Which versions of the legal texts this client accepted and when, each at the address where its
// very words are kept.

import { useQuery } from '@tanstack/react-query'
import * as format from '#browser/format/format.ts'
import { linkClass } from '#ui/Button.tsx'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { SiteLink } from '../../lib/site/SiteLink.tsx'
import { acceptancesQuery } from './api.ts'
import css from './LegalNotice.module.css'

export default function AcceptedTexts() {
  const query = useQuery(acceptancesQuery)
  return (
    <section className={panelClass} aria-labelledby="accepted">
      <h2 id="accepted">{t.acceptedTexts.title}</h2>
      <Loaded query={query} lines={3}>
        {({ accepted }) =>
          accepted.length === 0 ? (
            <p>{t.acceptedTexts.none}</p>
          ) : (
            <ul className={css.accepted}>
              {accepted.map(({ text, version, path, accepted_at }) => (
                <li key={path}>
                  <SiteLink className={linkClass} to={path} target="_blank">
                    {t.acceptances.titles[text]}, {t.acceptances.version(version)}
                  </SiteLink>{' '}
                  {t.acceptedTexts.on(format.date(accepted_at))}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
