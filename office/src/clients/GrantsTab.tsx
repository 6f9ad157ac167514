// What campaigns granted a client, the newest first.

import { useClientGrants } from '../campaigns/api.ts'
import { GrantsTable } from '../campaigns/GrantsTable.tsx'
import { Found } from '../parts/Found.tsx'
import { campaigns as t } from '../words/campaigns.ts'
import css from './NotesTab.module.css'
import type { ClientTabProps } from './props.ts'

export function GrantsTab({ client: { id } }: ClientTabProps) {
  return (
    <section className={css.notes} aria-label={t.grants}>
      <Found query={useClientGrants(id)}>
        {(grants) => <GrantsTable grants={grants} of="client" />}
      </Found>
    </section>
  )
}
