// The settings as staff look at them: what holds, what nobody decided, and what is about to change.

import type { SettingView } from '#contract/staff/settings.ts'
import { present } from '#kernel/assert.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { fields } from './field.ts'
import { isGuarded } from './guards.ts'
import { listProposals } from './list-proposals.ts'
import { rowsOf, settingNamed } from './parse-settings.ts'
import type { Proposal } from './proposal.ts'
import { defaultSettings } from './settings.ts'
import { type Marking, readTrusted } from './trust-settings.ts'

export async function viewSettings(tx: Tx, marking: Marking): Promise<SettingView[]> {
  const { settings, doubts, isDecided } = await readTrusted(tx, marking)
  const open = await listProposals(tx, 'waiting')
  const usual = new Map(rowsOf(defaultSettings).map(({ name, value }) => [name, value]))
  return rowsOf(settings).map(({ name, value }) => {
    const setting = present(settingNamed(name), 'it is named by the list itself')
    const proposal = open.find((one) => one.kind === 'setting' && one.subject === name)
    return {
      name,
      ...fields[setting],
      value: JSON.stringify(value),
      usual: JSON.stringify(usual.get(name)),
      is_decided: isDecided(name),
      is_in_doubt: doubts.some((doubt) => doubt.setting === setting),
      takes_two: isGuarded(setting),
      proposal: proposal ? proposalView(proposal) : null,
    }
  })
}

function proposalView({ id, value, proposed, dueAt }: Proposal) {
  return {
    id,
    value: value ?? 'null',
    by: proposed.email,
    at: iso(proposed.at),
    due_at: dueAt === null ? null : iso(dueAt),
  }
}
