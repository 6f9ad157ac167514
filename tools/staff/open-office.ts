// An install as a command of staff works on it: its contexts, composed as the server composes them,
// by the settings as they are now. What needs its key or its settings is made when it is asked for:
// many commands do without.

import { fileURLToPath } from 'node:url'
import { alarmText } from '#contract/staff/alarm-texts.ts'
import type { Config } from '#server/config.ts'
import { composeIdentity, type IdentityContext } from '#server/identity/compose-identity.ts'
import { composeInstall } from '#server/install/compose-install.ts'
import type { Install } from '#server/install/operators/choose-letterhead.ts'
import { servesCountry } from '#server/install/operators/live.ts'
import { countProvable } from '#server/install/operators/manage-members.ts'
import type { InstallMode } from '#server/install/operators/mode.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { readTrusted } from '#server/install/operators/trust-settings.ts'
import { composeMoney, type MoneyContext } from '#server/money/compose-money.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Random, systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { openInstallSeal, sealIfThere } from './open-seal.ts'

export type Office = {
  readonly db: Database
  /** The database's: nobody shortens a wait, or makes an old code new, by setting their own. */
  readonly clock: Clock
  readonly random: Random
  readonly mode: InstallMode
  /** In whose name letters are written. */
  readonly install: Install
  readonly seal: () => Promise<Seal>
  /** As they are now. */
  readonly settings: () => Promise<Settings>
  readonly identity: () => Promise<IdentityContext>
  readonly money: () => Promise<MoneyContext>
}

export type OfficeOptions = {
  readonly config: Omit<Config, 'databaseUrl' | 'databaseOwnerUrl'>
  readonly db: Database
  readonly clock: Clock
}

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export function openOffice({ config, db, clock }: OfficeOptions): Office {
  const { installMode: mode, port } = config
  const publicUrl = () => config.publicUrl ?? `http://localhost:${port}`
  const officeUrl = () => config.officeUrl ?? publicUrl()
  const install = { mode, publicUrl, officeUrl }
  const office = { db, clock, random: systemRandom, mode, install }
  const settingsNow = async () => (await readTrusted(db, await openInstallSeal(config))).settings
  return {
    ...office,
    seal: () => openInstallSeal(config),
    settings: settingsNow,
    identity: async () => {
      // A sandbox serves everybody, and needs no key to know it.
      const served = mode === 'sandbox' ? { countries: [] } : await settingsNow()
      return composeIdentity({
        ...office,
        config,
        seal: await sealIfThere(config),
        serves: (country) => servesCountry(mode, served, country),
        onEnded: () => {},
      })
    },
    money: async () => {
      const settings = await settingsNow()
      const provable = await countProvable(db)
      const install = composeInstall({
        ...office,
        config,
        publicUrl,
        seal: await openInstallSeal(config),
        settings: () => settings,
        staffWithSecondFactor: () => provable,
        // Prices come to the server, not here.
        feed: () => undefined,
        alarm: (...parts) => console.error(alarmText(parts)),
      })
      return composeMoney({ ...install, projectRoot, trading: () => undefined })
    },
  }
}
