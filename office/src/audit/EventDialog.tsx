// One event with all that it tells, and what was there before beside what is there since.

import { dateMinute } from '#browser/format/format.ts'
import type { AuditEvent } from '#contract/staff/audit.ts'
import { actorName } from '../lib/actor-name.ts'
import { eventName } from '../lib/event-name.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Facts } from '../parts/Facts.tsx'
import { SmallTable } from '../parts/SmallTable.tsx'
import { audit as t } from '../words/audit.ts'
import css from './Audit.module.css'
import { changedParts } from './told-change.ts'
import { toldName, toldValue } from './told-fact.ts'

type Props = { readonly event: AuditEvent; readonly onClose: () => void }

export function EventDialog({ event, onClose }: Props) {
  const { at, actor, kind, client, details, browser, proof } = event
  const changed = changedParts(event)
  const single = changed.filter(({ name }) => name === '')
  const several = changed.filter(({ name }) => name !== '')
  const shown = (name: string, text: string | null) =>
    text === null ? [] : [[name, text] as const]
  return (
    <Dialog title={eventName(kind)} onClose={onClose}>
      <div className={css.event}>
        <Facts
          facts={[
            [t.code, kind],
            [t.at, dateMinute(at)],
            [t.who, nameOf(actor)],
            [t.client, client ?? t.install],
            ...shown(t.where, whereOf(event)),
            ...shown(t.browser, browser),
            ...shown(t.proof, proof && (t.proofs[proof] ?? proof)),
            ...single.flatMap((part) => [
              [t.before, part.before] as const,
              [t.after, part.after] as const,
            ]),
            ...shown(t.details, details === null ? t.hidden : null),
            ...(details ?? []).map((fact) => [toldName(fact.name), toldValue(fact)] as const),
          ]}
        />
        {several.length > 0 && (
          <SmallTable
            label={t.change}
            columns={[
              { key: 'part', title: t.part, cell: ({ name }) => name },
              { key: 'before', title: t.before, cell: ({ before }) => before },
              { key: 'after', title: t.after, cell: ({ after }) => after },
            ]}
            rows={several}
            rowKey={({ name }) => name}
          />
        )}
      </div>
    </Dialog>
  )
}

export function nameOf(actor: string): string {
  return actorName(actor, t.actors)
}

/** The address it came from, or that it was done by command or by a program. */
export function whereOf({ address, without_desk }: AuditEvent): string | null {
  return address ?? (without_desk && (t.withoutDesk[without_desk] ?? without_desk))
}
