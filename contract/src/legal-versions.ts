// The legal texts and which version of each there is. A version is known by its date; whoever signs
// up accepts the ones in force, and is asked again when one of them changes.

export const legalTextIds = [
  'terms',
  'privacy',
  'risk-disclosure',
  'aml-policy',
  'payment-policy',
] as const

export type LegalTextId = (typeof legalTextIds)[number]

export type LegalVersion = {
  /** The day it was published, "YYYY-MM-DD": the name of the version. */
  readonly version: string
  /** The first day it binds anybody, in UTC: for an amendment thirty days after the notice. */
  readonly effectiveFrom: string
  /** What is different from the version before, for those who accepted that one. */
  readonly changes: string | null
}

export type LegalText = {
  /** Below the site's root. */
  readonly path: string
  /** Whether clients accept it; the others only inform. */
  readonly isAccepted: boolean
  /** Oldest first. */
  readonly versions: readonly [LegalVersion, ...LegalVersion[]]
}

const first: LegalVersion = {
  version: '2026-11-21',
  effectiveFrom: '2026-11-21',
  changes: null,
}

/** Published with the first release that has deposits and withdrawals. */
const movesMoney: Pick<LegalVersion, 'version' | 'effectiveFrom'> = {
  version: '2026-11-22',
  effectiveFrom: '2026-12-22',
}
const whereItGoes =
  'Withdrawals go to a wallet or a bank account in your own name that you choose, not back to a ' +
  'card. Live trades wait for an approved identity document; withdrawing does not.'

export const legalTexts: Readonly<Record<LegalTextId, LegalText>> = {
  terms: {
    path: '/legal',
    isAccepted: true,
    versions: [first, { ...movesMoney, changes: whereItGoes }],
  },
  privacy: { path: '/privacy', isAccepted: true, versions: [first] },
  'risk-disclosure': { path: '/risk-disclosure', isAccepted: true, versions: [first] },
  'aml-policy': {
    path: '/aml-policy',
    isAccepted: false,
    versions: [first, { ...movesMoney, changes: whereItGoes }],
  },
  'payment-policy': {
    path: '/payment-policy',
    isAccepted: false,
    versions: [
      first,
      {
        ...movesMoney,
        changes:
          `${whereItGoes} A withdrawal can be cancelled by a link in its mail. The five business ` +
          'days count from when you asked. A quoted rate holds for the amount it was quoted for.',
      },
    ],
  },
}

/** The text as it is shown: the newest version, which may not bind anybody yet. */
export function newestVersion(id: LegalTextId): LegalVersion {
  const { versions } = legalTexts[id]
  return versions.at(-1) ?? versions[0]
}
