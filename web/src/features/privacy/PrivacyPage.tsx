// The client's own data: what is held, a copy of it, and closing the account.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { factorRoutes } from '#contract/factors.ts'
import { type HoldingsView, keptYears, privacyRoutes } from '#contract/privacy.ts'
import { panelClass } from '#ui/Panel.tsx'
import { call } from '../../lib/api.ts'
import * as format from '../../lib/format.ts'
import * as t from '../../lib/i18n.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { UserPage } from '../../lib/UserPage.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { ExportData } from './ExportData.tsx'
import css from './Privacy.module.css'

/** `children` stands between what is held and the export. */
export default function PrivacyPage({ children }: { readonly children?: ReactNode }) {
  const holdings = useQuery({
    queryKey: ['privacy'],
    queryFn: async () => {
      const [{ data: held }, { data: security }] = await Promise.all([
        call(privacyRoutes.holdings),
        call(factorRoutes.security),
      ])
      return { held, methods: security.methods }
    },
  })
  return (
    <UserPage title={t.privacy.title} lead={t.privacy.intro} width="text">
      <Loaded query={holdings} lines={8}>
        {({ held, methods }) => (
          <>
            <Held holdings={held} />
            {children}
            <ExportData methods={methods} />
            <CloseAccount holdings={held} methods={methods} />
          </>
        )}
      </Loaded>
    </UserPage>
  )
}

function Held({ holdings }: { readonly holdings: HoldingsView }) {
  const years = t.privacy.forYears(keptYears)
  const rows: readonly (readonly [string, number, string])[] = [
    [t.privacy.profile, 1, years],
    [t.privacy.trades, holdings.trades, years],
    [t.privacy.postings, holdings.postings, years],
    [t.privacy.events, holdings.events, years],
    [t.privacy.documents, holdings.documents, years],
    [t.privacy.picture, holdings.has_picture ? 1 : 0, t.privacy.untilClosed],
    [t.privacy.sessions, holdings.sessions, t.privacy.monthAfter],
    [t.privacy.letters, holdings.letters, t.privacy.month],
  ]
  return (
    <section className={panelClass} aria-labelledby="held">
      <h2 id="held">{t.privacy.heldTitle}</h2>
      <p>{t.privacy.since(format.date(holdings.opened_at))}</p>
      <table className={css.held}>
        <thead>
          <tr>
            <th scope="col">{t.privacy.what}</th>
            <th scope="col">{t.privacy.records}</th>
            <th scope="col">{t.privacy.kept}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, count, kept]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{count === 0 ? t.privacy.none : count.toLocaleString('en-US')}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{t.privacy.why(keptYears)}</p>
    </section>
  )
}
