// Which version of a legal text is shown, and which others there are. Where the answer is missing,
// the newest is shown as if it were in force.

import { newestVersion, versionPath } from '#contract/public/legal-outlines.ts'
import type { LegalTextId } from '#contract/public/legal-texts.ts'
import type { LegalVersionView } from '#contract/public/published-texts.ts'
import type { Read } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { useReply } from '../../lib/site/replies.tsx'

export const versionsRead: Read = { route: publicCalls.legalTexts }

export type Versions = {
  readonly shown: LegalVersionView
  readonly inForce: LegalVersionView | undefined
  readonly coming: readonly LegalVersionView[]
  /** The newest first. */
  readonly all: readonly LegalVersionView[]
}

export function useVersions(id: LegalTextId, named: string | undefined): Versions {
  const { data } = useReply(publicCalls.legalTexts)
  const all = data?.find(({ text }) => text === id)?.versions ?? []
  const inForce = all.find(({ state }) => state === 'in_force')
  const wanted = named === undefined ? inForce : all.find(({ version }) => version === named)
  return {
    shown: wanted ?? unknown(id, named ?? newestVersion(id)),
    inForce,
    coming: all.filter(({ state }) => state === 'coming'),
    all,
  }
}

function unknown(id: LegalTextId, version: string): LegalVersionView {
  return {
    version,
    path: versionPath(id, version),
    state: 'in_force',
    published_on: null,
    effective_from: null,
    effective_until: null,
  }
}
