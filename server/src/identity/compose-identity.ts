// Identity, put together: who clients are, and how they sign in. What tells who is signed in is one
// for all contexts, as is the counting of wrong passwords.

import type { SessionId } from '#kernel/ids.ts'
import type { InstallContext, OfficeRouter } from '#server/install/compose-install.ts'
import type { Attempts } from '#server/platform/attempts.ts'
import type { Router, SignIn } from '#server/platform/http.ts'
import type { NoticeWordsOf } from '#server/platform/notice-words.ts'
import type { Passwords } from '#server/platform/passwords.ts'
import type { Loop } from '#server/platform/repeat.ts'
import { registerStaffLegal } from './acceptances/acceptances.office.routes.ts'
import { registerAcceptanceRoutes } from './acceptances/acceptances.routes.ts'
import { registerStaffAppropriateness } from './appropriateness/appropriateness.office.routes.ts'
import { registerAppropriateness } from './appropriateness/appropriateness.routes.ts'
import { isNeeded } from './appropriateness/appropriateness.ts'
import { registerClientRoutes } from './clients/clients.routes.ts'
import { registerDemoEnding } from './clients/demos.office.routes.ts'
import { registerLanguageRoutes } from './clients/language.routes.ts'
import { startMailingDigests } from './clients/mail-digests.ts'
import { registerProfileRoutes } from './clients/profile.routes.ts'
import { countPasswordTries } from './clients/verify-password.ts'
import type { StakesOf } from './clients/view-client.ts'
import { type DocumentFiles, openDocumentFiles } from './documents/document-files.ts'
import { registerStaffDocuments } from './documents/documents.office.routes.ts'
import { registerDocumentRoutes } from './documents/documents.routes.ts'
import { isBeingChecked } from './documents/is-being-checked.ts'
import { removeStrayFiles } from './documents/remove-stray-files.ts'
import { registerFactorRoutes } from './factors/factors.routes.ts'
import { codeAttempts, openSecondStep } from './factors/open-second-step.ts'
import type { ProvingDeps } from './factors/prove-factor.ts'
import { registerStaffFreezes } from './freezes/freezes.office.routes.ts'
import { registerFundingRoutes } from './funding/funding.routes.ts'
import { registerStaffPlans } from './funding/plans.office.routes.ts'
import { registerStaffLimits } from './limits/limits.office.routes.ts'
import { registerLimitRoutes } from './limits/limits.routes.ts'
import type { UseFacts } from './limits/view-limits.ts'
import { startRechecking } from './recheck-sessions.ts'
import { startReminding } from './remind-of-identity.ts'
import { startRemovingStrays } from './remove-strays.ts'
import { registerRevealRoutes } from './reveals/reveals.office.routes.ts'
import { startScreening } from './screen-clients.ts'
import { registerScreening } from './screening/screening.office.routes.ts'
import { registerCredentialRoutes } from './sessions/credentials.routes.ts'
import { registerEntering } from './sessions/entering.routes.ts'
import { type Identification, openIdentification } from './sessions/identify-client.ts'
import type { SecondStep } from './sessions/second-step.ts'
import { registerSessionRoutes, sessionBy, signInBy } from './sessions/sessions.routes.ts'
import { registerStaffSignOut } from './sessions/sign-out.office.routes.ts'
import { openTokenGate } from './tokens/admit-token.ts'
import { endTokensOf } from './tokens/end-tokens.ts'
import { sessionOrToken, signInWithTokens } from './tokens/sign-in.routes.ts'
import { registerTokenRoutes } from './tokens/tokens.routes.ts'

export type IdentityNeeds = Pick<
  InstallContext,
  'db' | 'clock' | 'random' | 'seal' | 'install' | 'serves'
> & {
  readonly config: { readonly dataDir: string }
  /** Told of each session that ended. */
  readonly onEnded: (sessionId: SessionId) => void
}

type SessionOf = ReturnType<typeof sessionOrToken>

export type IdentityContext = IdentityNeeds &
  ProvingDeps & {
    readonly identification: Identification
    /** The client behind a request, and their session. */
    readonly signIn: SignIn
    readonly sessionOf: SessionOf
    readonly passwordAttempts: Attempts
    readonly secondStep: SecondStep
    /** The pictures of documents. */
    readonly files: DocumentFiles
  }

export function composeIdentity({ onEnded, ...needs }: IdentityNeeds): IdentityContext {
  const { db, clock, random, seal, config } = needs
  const proving = { ...needs, codeAttempts: codeAttempts() }
  const identification = openIdentification({ db, clock, onEnded })
  return {
    ...proving,
    identification,
    signIn: signInWithTokens(signInBy(identification), openTokenGate({ db, clock })),
    sessionOf: sessionOrToken(sessionBy(identification)),
    onEnded,
    passwordAttempts: countPasswordTries(),
    secondStep: openSecondStep(proving),
    files: openDocumentFiles({ dataDir: config.dataDir, seal, random }),
  }
}

/** What only calls need, and what the contexts above tell of a client. */
export type IdentityDoors = UseFacts &
  Pick<InstallContext, 'isOpen' | 'alarm' | 'settings'> & {
    readonly passwords: Passwords
    readonly stakesOf: StakesOf
    readonly isElsewhere?: ((email: string) => Promise<boolean>) | undefined
  }

export function registerIdentity(
  router: Router,
  identity: IdentityContext,
  doors: IdentityDoors,
): void {
  const deps = { ...identity, ...doors, isBeingChecked }
  registerClientRoutes(router, deps)
  registerProfileRoutes(router, deps)
  registerLanguageRoutes(router, deps)
  registerEntering(router, deps)
  registerSessionRoutes(router, deps)
  registerFactorRoutes(router, deps)
  registerTokenRoutes(router, { ...deps, methodsOf: identity.secondStep.methodsOf })
  registerFundingRoutes(router, deps)
  registerDocumentRoutes(router, deps)
  registerCredentialRoutes(router, { ...deps, endTokens: endTokensOf })
  registerLimitRoutes(router, deps)
  registerAcceptanceRoutes(router, deps)
  registerAppropriateness(router, { ...deps, ...needOf(identity, doors) })
}

function needOf({ install }: IdentityContext, { settings }: Pick<InstallContext, 'settings'>) {
  return {
    needsAppropriateness: () => isNeeded(install.mode, settings()),
    firstDay: () => settings().firstDay,
  }
}

/** What staff ask. */
export function registerStaffIdentity(
  office: OfficeRouter,
  identity: IdentityContext,
  { settings, ...use }: UseFacts & Pick<InstallContext, 'settings'>,
): void {
  registerStaffLegal(office, { ...identity, publicUrl: identity.install.publicUrl })
  registerStaffDocuments(office, identity)
  registerStaffPlans(office, { ...identity, settings })
  registerScreening(office, identity)
  registerRevealRoutes(office, identity)
  registerStaffFreezes(office, identity)
  registerStaffSignOut(office, identity)
  registerStaffLimits(office, { ...identity, ...use })
  registerDemoEnding(office, identity)
  registerStaffAppropriateness(office, { ...identity, ...needOf(identity, { settings }) })
}

export function startIdentityLoops(
  identity: IdentityContext & { readonly words: NoticeWordsOf },
  log: (message: string) => void,
): Loop[] {
  return [
    startRechecking(identity.identification, log),
    startMailingDigests(identity, log),
    startReminding({ ...identity, log }),
    startScreening({ ...identity, log }),
    startRemovingStrays('document', () => removeStrayFiles(identity), log),
  ]
}
