// The legal texts and which versions of each were written. A version is known by the day it was
// written, and binds an install's clients from the day that install published it for: see
// `publication.ts` on the server. What a version says never changes any more.

export const legalTextIds = [
  'terms',
  'privacy',
  'risk-disclosure',
  'aml-policy',
  'payment-policy',
] as const

export type LegalTextId = (typeof legalTextIds)[number]

export type LegalVersion = {
  /** The day it was written, "YYYY-MM-DD", and "-2" after it for a second one of that day. */
  readonly version: string
  /** What is different from the version before, for those who know that one; null for the first. */
  readonly changes: { readonly en: string; readonly nl: string } | null
}

export type LegalText = {
  /** Below the site's root. */
  readonly path: string
  /** Whether clients accept it; the others only inform. */
  readonly isAccepted: boolean
  /** Oldest first. */
  readonly versions: readonly [LegalVersion, ...LegalVersion[]]
}

const first: LegalVersion = { version: '2026-11-21', changes: null }

const whereItGoes = {
  en:
    'Withdrawals go to a wallet or a bank account in your own name that you choose, not back to ' +
    'a card. Live trades wait for an approved identity document; withdrawing does not.',
  nl:
    'Opnames gaan naar een wallet of bankrekening op je eigen naam die jij kiest, niet ' +
    'terug naar een kaart. Handelen op het live-account wacht op een goedgekeurd ' +
    'identiteitsbewijs; opnemen niet.',
}

const movesMoney: LegalVersion = { version: '2026-11-22', changes: whereItGoes }

export const legalTexts: Readonly<Record<LegalTextId, LegalText>> = {
  terms: { path: '/legal', isAccepted: true, versions: [first, movesMoney] },
  privacy: { path: '/privacy', isAccepted: true, versions: [first] },
  'risk-disclosure': { path: '/risk-disclosure', isAccepted: true, versions: [first] },
  'aml-policy': { path: '/aml-policy', isAccepted: false, versions: [first, movesMoney] },
  'payment-policy': {
    path: '/payment-policy',
    isAccepted: false,
    versions: [
      first,
      {
        ...movesMoney,
        changes: {
          en:
            `${whereItGoes.en} A withdrawal can be cancelled by a link in its mail. The five ` +
            'business days count from when you asked. A quoted rate holds for the amount it was ' +
            'quoted for.',
          nl:
            `${whereItGoes.nl} Een opname kan met een link in de mail erover ` +
            'worden geannuleerd. De vijf werkdagen tellen vanaf je aanvraag. Een genoemde koers ' +
            'geldt voor het bedrag waarvoor hij werd genoemd.',
        },
      },
    ],
  },
}

/** The last one written. */
export function newestVersion(id: LegalTextId): LegalVersion {
  const { versions } = legalTexts[id]
  return versions.at(-1) ?? versions[0]
}

/** A version's own address, which stays when another one is in force. */
export function versionPath(id: LegalTextId, version: string): string {
  return `${legalTexts[id].path}/${version}`
}
