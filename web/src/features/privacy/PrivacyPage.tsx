// The client's own data: what is held, a copy of it, and closing the account.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as format from '#browser/format/format.ts'
import { type HeldKind, type HoldingsView, keptYears } from '#contract/client/privacy.ts'
import { panelClass } from '#ui/Panel.tsx'
import * as t from '../../lib/i18n/i18n.ts'
import { Loaded } from '../../lib/panels/Loaded.tsx'
import { UserPage } from '../../lib/panels/UserPage.tsx'
import { holdingsQuery } from './api.ts'
import { CloseAccount } from './CloseAccount.tsx'
import { ExportData } from './ExportData.tsx'
import css from './Privacy.module.css'

/** `children` stands between what is held and the export. */
export default function PrivacyPage({ children }: { readonly children?: ReactNode }) {
  const holdings = useQuery(holdingsQuery)
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

const untilRemoved = t.privacy.untilRemoved(keptYears)

/** What is not kept for years after the account was closed. */
const keptOtherwise: Readonly<Partial<Record<HeldKind, string>>> = {
  sessions: t.privacy.monthAfter,
  links: t.privacy.monthAfter,
  letters: t.privacy.month,
  messages: t.privacy.twoYears,
  notices: t.privacy.year,
  known_devices: t.privacy.untilForgotten,
  authenticator: untilRemoved,
  recovery_codes: untilRemoved,
  passkeys: untilRemoved,
}

function Held({ holdings }: { readonly holdings: HoldingsView }) {
  const years = t.privacy.forYears(keptYears)
  const rows = [
    { what: t.privacy.profile, count: 1, kept: years },
    { what: t.privacy.picture, count: holdings.has_picture ? 1 : 0, kept: t.privacy.untilClosed },
    ...holdings.held.map(({ kind, count }) => {
      return { what: t.privacy.held[kind], count, kept: keptOtherwise[kind] ?? years }
    }),
  ].filter(({ count }) => count > 0)
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
          {rows.map(({ what, count, kept }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{format.price(count, 0)}</td>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{t.privacy.why(keptYears)}</p>
    </section>
  )
}
