// The versions of settings, as the record has them: what each became and was before, who decided on
// it, and why, where they said.

import * as z from 'zod/mini'
import type { SettingVersion } from '#contract/staff/settings.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { settingEvents } from '#server/record/events/setting-events.ts'
import { hasEntries, isSame } from './guards.ts'
import { parsedValue, settingNamed } from './parse-settings.ts'
import { entriesOf, type Proposal } from './proposal.ts'
import { loadProposals } from './proposals.store.ts'

const Told = z.object({
  name: z.string(),
  value: z.string(),
  before: z._default(z.nullable(z.string()), null),
  proposal: z._default(z.nullable(z.string()), null),
  reason: z._default(z.nullable(z.string()), null),
})

type Version = SettingVersion & {
  readonly wanted_at: string | null
  /** Of a setting with entries: at least one that it changed is still as it made it. */
  readonly is_in_force: boolean
}

/** Oldest first, of these names. */
export async function listVersions(tx: Tx, names: readonly string[]): Promise<Version[]> {
  const changes = (await settingEvents(tx)).flatMap(({ at, actor, details }) => {
    const told = z.safeParse(Told, JSON.parse(details))
    return told.success && names.includes(told.data.name) ? [{ at, actor, ...told.data }] : []
  })
  const proposals = await loadProposals(
    tx,
    changes.flatMap(({ proposal }) => proposal ?? []),
  )
  return changes.map(({ name, value, before, at, actor, reason, proposal }, index): Version => {
    const agreed = proposals.find(({ id }) => id === proposal)
    const ones = {
      proposed_by: actor.replace(/^staff:/, ''),
      proposed_at: iso(at),
      confirmed_by: null,
      reason,
      proposal_id: null,
    }
    return {
      ...(agreed ? toldBy(agreed) : ones),
      wanted_at: agreed && agreed.wantedAt !== null ? iso(agreed.wantedAt) : null,
      name,
      value,
      before,
      at: iso(at),
      is_in_force: isInForce(
        { name, value, before },
        changes.slice(index + 1).filter((later) => later.name === name),
      ),
    }
  })
}

type Changed = Pick<z.infer<typeof Told>, 'name' | 'value' | 'before'>

function isInForce(one: Changed, later: readonly Changed[]): boolean {
  const setting = settingNamed(one.name)
  if (later.length === 0 || !setting || !hasEntries(setting)) return later.length === 0
  const since = new Set(later.flatMap(changedEntries))
  return changedEntries(one).some((entry) => !since.has(entry))
}

function changedEntries({ value, before }: Changed): string[] {
  const [now, was] = [value, before ?? 'null'].map((text) => entriesOf(parsedValue(text)))
  const entries = Object.keys({ ...was, ...now })
  return entries.filter((entry) => !isSame(now?.[entry], was?.[entry]))
}

export function toldBy({ id, proposed, confirmed, reason }: Proposal) {
  return {
    proposed_by: proposed.email,
    proposed_at: iso(proposed.at),
    confirmed_by: confirmed?.email ?? null,
    reason,
    proposal_id: id,
  }
}
