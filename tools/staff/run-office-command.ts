// Does what was asked about the install itself.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { StoredMessage } from '#server/modules/contact/contact.ts'
import { listMessages } from '#server/modules/contact/list-messages.ts'
import { changeSetting } from '#server/modules/operators/change-setting.ts'
import { rowsOf, type SettingRow } from '#server/modules/operators/parse-settings.ts'
import { readSettings } from '#server/modules/operators/read-settings.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type OfficeCommand, readingsOf } from './office-command.ts'
import { shown } from './shown.ts'

/** Enough to read in a terminal; older ones are in the mailbox of support. */
const messagesMost = 100

export async function runOfficeCommand(
  db: Db,
  command: OfficeCommand,
): Promise<readonly string[] | KnownRefusal> {
  switch (command.kind) {
    case 'settings':
      return rowsOf(await readSettings(db)).map(settingLine)
    case 'set': {
      const { name, value, by } = command
      const typed = { name, readings: readingsOf(value) }
      const row = await changeSetting({ db, clock: systemClock }, typed, by)
      return isRefusal(row) ? row : [settingLine(row)]
    }
    case 'messages': {
      const messages = await listMessages(db, messagesMost)
      return messages.length > 0 ? messages.flatMap(messageLines) : ['Nobody has written.']
    }
  }
}

function settingLine({ name, value }: SettingRow): string {
  return `${name.padEnd(18)}  ${shown(JSON.stringify(value))}`
}

function messageLines({ id, receivedAt, name, email, message }: StoredMessage): string[] {
  const lines = message.split('\n').map((line) => `  ${shown(line)}`)
  return [`${id}  ${iso(receivedAt)}  ${shown(name)} <${shown(email)}>`, ...lines, '']
}
