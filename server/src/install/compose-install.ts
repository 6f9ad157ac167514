// What an install is to the contexts above it, whoever composes them: the server that runs it, a
// command of staff, a test. They differ in what they hand in; what follows from it is said here.

import type { Missing } from '#contract/public/live-requirements.ts'
import { type Random, systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import type { Seal } from '#server/platform/seal.ts'
import { type LiveAsked, liveFacts, servesBy } from './live-facts.ts'
import type { Install } from './operators/choose-letterhead.ts'
import { isLiveOpen, liveRequirements, type ServingDeps } from './operators/live.ts'
import type { InstallMode } from './operators/mode.ts'

export type InstallNeeds = LiveAsked & {
  readonly config: LiveAsked['config'] & { readonly dataDir: string }
  readonly db: Database
  /** Seals what must not be readable at rest. */
  readonly seal: Seal
  /** For what staff must see at once. */
  readonly alarm: (message: string) => void
}

export type InstallContext = InstallNeeds &
  ServingDeps & {
    readonly mode: InstallMode
    /** In whose name letters are written. */
    readonly install: Install
    readonly random: Random
    /** Whether it may take new clients, live trades and money now. */
    readonly isOpen: () => Promise<boolean>
    /** A sentence for each thing that a live one is short of. */
    readonly missing: () => readonly Missing[]
  }

export function composeInstall<Needs extends InstallNeeds>(needs: Needs): Needs & InstallContext {
  const mode = needs.config.installMode
  return {
    ...needs,
    mode,
    install: { mode, publicUrl: needs.publicUrl },
    random: systemRandom,
    isOpen: async () => isLiveOpen(mode, liveFacts(needs)),
    serves: servesBy(needs),
    missing: () => liveRequirements(liveFacts(needs)),
  }
}
