// The legal texts with what changed in each of their versions, in words. What a version says never
// changes any more, nor does what is told of it.

import { type StaffLanguage, staffLanguageOf } from '../shared/languages.ts'
import {
  delayed,
  identityStays,
  ofChat,
  ofCredits,
  ofExchanges,
  ofExtras,
  ofLanguages,
  ofShell,
  whereItGoes,
  withLitecoin,
} from './legal-changes.ts'
import { type LegalOutline, legalOutlines } from './legal-outlines.ts'
import type { LegalTextId } from './legal-texts.ts'

type Changes = Readonly<Record<StaffLanguage, string>>

export type LegalVersion = {
  readonly version: string
  /** What is different from the version before, for those who know that one; null for the first. */
  readonly changes: Changes | null
}

export type LegalText = Omit<LegalOutline, 'versions'> & {
  /** Oldest first. */
  readonly versions: readonly [LegalVersion, ...LegalVersion[]]
}

/** The versions that have one before them. */
type Later<Versions> = Versions extends readonly [unknown, ...infer Rest extends string[]]
  ? Rest[number]
  : never

/** Of each such version, and of no other: whoever writes one says here what it changes. */
type AllChanges = {
  readonly [Id in LegalTextId]: {
    readonly [Version in Later<(typeof legalOutlines)[Id]['versions']>]: Changes
  }
}

const allChanges: AllChanges = {
  terms: {
    '2026-11-22': whereItGoes,
    '2026-11-22-2': both(identityStays, {
      en:
        'A frozen account can be signed in to. Prices that we missed are ' +
        'asked for again before a trade is void. There are no credits, no bonus money and ' +
        'no automated trading at present. Each version keeps its address.',
      nl:
        'Bij een bevroren account kun je inloggen. Koersen die we ' +
        'misten, vragen we opnieuw voordat een transactie ongeldig is. Op dit moment zijn er ' +
        'geen tegoeden, geen bonusgeld en geen geautomatiseerd handelen. Elke versie houdt ' +
        'haar adres.',
    }),
    '2026-11-22-3': ofExchanges,
    '2026-11-23': {
      en:
        'What follows where your country is not on the list. A trade is void, too, where its ' +
        'source cannot give what we missed. What closing asks for, how you pay in, and that ' +
        'the funding of a plan can be lost.',
      nl:
        'Wat volgt als je land niet op de lijst staat. Een transactie is ook ongeldig als ' +
        'haar bron niet kan geven wat we misten. Wat sluiten vraagt, hoe je stort, en dat de ' +
        'inbreng voor een plan verloren kan gaan.',
    },
    '2026-11-23-2': withLitecoin,
    '2026-11-28': both(delayed, ofCredits),
    '2026-11-28-2': ofExtras,
    '2026-11-29': ofLanguages,
  },
  privacy: {
    '2026-11-22': {
      en:
        'Pictures of receipts, notices in the app and what you asked to change about ' +
        'yourself are named. When a deposit is taken back the system freezes the account by ' +
        'itself. Each version keeps its address.',
      nl:
        'Afbeeldingen van bewijzen, meldingen in de app en wat je over jezelf vroeg te ' +
        'wijzigen, worden genoemd. Wordt een storting teruggehaald, dan bevriest het systeem ' +
        'het account vanzelf. Elke versie houdt haar adres.',
    },
    '2026-11-23': {
      en:
        'A card payment keeps a keyed hash of the network address for two days. What your ' +
        'browser keeps, what staff can open, what the export leaves out and what stays ' +
        'after the five years are said in full. The profile is not needed to open an account.',
      nl:
        'Een kaartbetaling bewaart twee dagen een hash met sleutel van het netwerkadres. Wat ' +
        'je browser bewaart, wat medewerkers kunnen openen, wat de export weglaat en wat na ' +
        'de vijf jaar blijft, staat er voluit. Voor een account is geen profiel nodig.',
    },
    '2026-11-23-2': withLitecoin,
    '2026-11-26': {
      en:
        'We see where several accounts use one browser, or one card by a keyed hash of it: ' +
        'our staff look at that, and it decides nothing by itself. A message to us is tied ' +
        'to the account that you are signed in to.',
      nl:
        'We zien waar meer accounts één browser gebruiken, of één kaart, met een hash met ' +
        'sleutel ervan: onze medewerkers kijken ernaar, en het beslist uit zichzelf niets. ' +
        'Een bericht aan ons hoort bij het account waarin je bent ingelogd.',
    },
    '2026-11-26-2': {
      en:
        'Your browser keeps one thing more for itself: whether a tone or a buzz tells you ' +
        'that a trade has ended.',
      nl:
        'Je browser bewaart één ding meer voor zichzelf: of een toon of trilling je vertelt ' +
        'dat een transactie is geëindigd.',
    },
    '2026-11-27': {
      en:
        'The link of your confirmation mail signs you in on the browser you signed up with, ' +
        'which is marked for that. Your browser keeps for itself how you have arranged the ' +
        'trading screen.',
      nl:
        'De link van je bevestigingsmail logt je in op de browser waarmee je je aanmeldde, ' +
        'die daarvoor een merkteken krijgt. Je browser bewaart voor zichzelf hoe je het ' +
        'handelsscherm hebt ingericht.',
    },
    '2026-11-28': {
      en:
        'Of each trade a fingerprint that only you and we can open stands in a public log, ' +
        'and stays there.',
      nl:
        'Van elke transactie staat een vingerafdruk die alleen jij en wij kunnen openen in ' +
        'een openbaar logboek, en blijft daar staan.',
    },
    '2026-11-28-2': ofChat,
    '2026-11-28-3': ofShell,
  },
  'risk-disclosure': {
    '2026-11-22': {
      en:
        'A trade without prices of its own expiry is void. No automated trading ' +
        'system of ours is spoken of.',
      nl:
        'Een transactie zonder koersen van haar eigen afloop is ongeldig. Van een eigen ' +
        'geautomatiseerd handelssysteem is geen sprake meer.',
    },
    '2026-11-22-2': ofExchanges,
    '2026-11-23': {
      en:
        'A trade is void, too, where its source cannot give what we missed. Of which ' +
        'accounts the share that lost is told, and when an account can be closed.',
      nl:
        'Een transactie is ook ongeldig als haar bron niet kan geven wat we misten. Van ' +
        'welke accounts het deel met verlies wordt genoemd, en wanneer sluiten kan.',
    },
    '2026-11-28': delayed,
  },
  'aml-policy': {
    '2026-11-22': whereItGoes,
    '2026-11-22-2': both(identityStays, {
      en: 'Whether an account is frozen after that is for a person to say.',
      nl: 'Of een account daarna wordt bevroren, beslist een mens.',
    }),
    '2026-11-23': {
      en:
        'What follows where your country is not on the list, and when you tell it. What ' +
        'waits for a document in a sandbox.',
      nl:
        'Wat volgt als je land niet op de lijst staat, en wanneer je het opgeeft. Wat in een ' +
        'sandbox op een document wacht.',
    },
    '2026-11-23-2': withLitecoin,
  },
  'payment-policy': {
    '2026-11-22': both(whereItGoes, {
      en:
        'A withdrawal can be cancelled by a link in its mail. The five ' +
        'business days count from when you asked. A quoted rate holds for the amount it was ' +
        'quoted for.',
      nl:
        'Een opname kan met een link in de mail erover ' +
        'worden geannuleerd. De vijf werkdagen tellen vanaf je aanvraag. Een genoemde koers ' +
        'geldt voor het bedrag waarvoor hij werd genoemd.',
    }),
    '2026-11-22-2': both(identityStays, {
      en:
        'Business days are named. Staff prove a new number by ' +
        'calling it. A deposit that is taken back freezes the account.',
      nl:
        'De werkdagen worden genoemd. Medewerkers controleren een nieuw ' +
        'nummer door te bellen. Een teruggehaalde storting bevriest het account.',
    }),
    '2026-11-23': {
      en:
        'Where you type your card, that everything is credited in US dollars, and that the ' +
        'funding of a plan can be lost. Deposits close where your country is not on the list.',
      nl:
        'Waar je je kaart intypt, dat alles in Amerikaanse dollars wordt bijgeschreven, en ' +
        'dat de inbreng voor een plan verloren kan gaan. Storten sluit als je land niet op ' +
        'de lijst staat.',
    },
    '2026-11-23-2': withLitecoin,
  },
}

export const legalTexts: Readonly<Record<LegalTextId, LegalText>> = {
  terms: textOf('terms'),
  privacy: textOf('privacy'),
  'risk-disclosure': textOf('risk-disclosure'),
  'aml-policy': textOf('aml-policy'),
  'payment-policy': textOf('payment-policy'),
}

/**
 * What is different from the version before, in this language or else in English; null for the
 * first, and of one that is not known.
 */
export function changesIn(language: string, id: LegalTextId, version: string): string | null {
  const written = legalTexts[id].versions.find((one) => one.version === version)
  return written?.changes?.[staffLanguageOf(language)] ?? null
}

// Both are said to have no effects: else a page that shows no changes would come with them.

/* @__NO_SIDE_EFFECTS__ */
function both(first: Changes, more: Changes): Changes {
  return { en: `${first.en} ${more.en}`, nl: `${first.nl} ${more.nl}` }
}

/* @__NO_SIDE_EFFECTS__ */
function textOf(id: LegalTextId): LegalText {
  const { path, isAccepted, versions } = legalOutlines[id]
  const changes: Readonly<Record<string, Changes>> = allChanges[id]
  const [first, ...later] = versions
  return {
    path,
    isAccepted,
    versions: [
      { version: first, changes: null },
      ...later.map((version) => ({ version, changes: changes[version] ?? null })),
    ],
  }
}
