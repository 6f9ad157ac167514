// Does what was asked about the install itself.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { changeSetting, type SettingDeps } from '#server/install/operators/change-setting.ts'
import { doubtSentence } from '#server/install/operators/doubts.ts'
import { listProposals } from '#server/install/operators/list-proposals.ts'
import { parseSettings, rowsOf, type SettingRow } from '#server/install/operators/parse-settings.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { readTrusted } from '#server/install/operators/trust-settings.ts'
import { keyProblems } from '#server/money/deposits/account-keys.ts'
import { type OfficeCommand, readingsOf } from './office-command.ts'
import { proposalLines, proposedLines } from './run-members-command.ts'
import { shown } from './shown.ts'

export async function runOfficeCommand(
  deps: SettingDeps,
  command: OfficeCommand,
  acting: Staff | null,
): Promise<readonly string[] | KnownRefusal> {
  const { db } = deps
  switch (command.kind) {
    case 'settings': {
      const open = await listProposals(db, 'waiting')
      const changes = open.filter(({ kind }) => kind === 'setting').flatMap(proposalLines)
      const { settings, doubts } = await readTrusted(db, await deps.seal())
      const lines = [
        ...rowsOf(settings).map(settingLine),
        ...doubts.map((doubt) => shown(doubtSentence(doubt))),
      ]
      return changes.length > 0 ? [...lines, '', 'About to change:', ...changes] : lines
    }
    case 'set': {
      if (!acting) return refuse('staff_actor_needed')
      const { name, value } = command
      const typed = { name, readings: readingsOf(value) }
      const changed = await changeSetting(deps, typed, acting)
      if (isRefusal(changed)) return changed
      if ('row' in changed) return [settingLine(changed.row)]
      return [...proposedLines(changed.proposal), ...(await keyWarnings(deps))]
    }
  }
}

/** What would be wrong with the keys of deposits once all that is proposed is done. */
async function keyWarnings({ db, mode, seal }: SettingDeps): Promise<string[]> {
  const rows = (await listProposals(db, 'waiting'))
    .filter(({ kind }) => kind === 'setting')
    .map(({ subject, value }) => ({ name: subject, value: JSON.parse(value ?? 'null') }))
  const { settings } = await readTrusted(db, await seal())
  return keyProblems(parseSettings([...rowsOf(settings), ...rows]), mode).map(
    (problem) => `It cannot be done like this: ${problem}`,
  )
}

function settingLine({ name, value }: SettingRow): string {
  return `${name.padEnd(18)}  ${shown(JSON.stringify(value))}`
}
