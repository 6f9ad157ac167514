// Every version there was of something that two people decide, and what is to come, newest first.

import { Link } from 'wouter'
import { dateMinute } from '#browser/format/format.ts'
import type { TermVersion } from '#contract/staff/terms.ts'
import { EmptyState } from '#ui/States.tsx'
import { Block } from '../parts/Board.tsx'
import { type SmallColumn, SmallTable } from '../parts/SmallTable.tsx'
import { Standing, type Tone } from '../parts/Standing.tsx'
import { terms as t } from '../words/terms.ts'

const tones: Readonly<Record<TermVersion['state'], Tone>> = {
  proposed: 'waits',
  confirmed: 'waits',
  in_force: 'good',
  past: 'off',
}

const whenAndWho: readonly SmallColumn<TermVersion>[] = [
  {
    key: 'state',
    title: t.state,
    cell: ({ state }) => <Standing tone={tones[state]}>{t.states[state]}</Standing>,
  },
  { key: 'from', title: t.from, cell: fromOf },
  { key: 'proposed', title: t.proposedBy, cell: proposedOf },
  { key: 'confirmed', title: t.confirmedBy, cell: ({ confirmed_by }) => confirmed_by ?? t.none },
  { key: 'reason', title: t.reason, cell: ({ reason }) => reason ?? t.none },
]

type Props = {
  readonly versions: readonly TermVersion[]
  readonly note: string
  readonly none: string
  /** What each of them says, before who said it. */
  readonly says: readonly SmallColumn<TermVersion>[]
}

export function VersionsBlock({ versions, note, none, says }: Props) {
  return (
    <Block title={t.versions} note={note} width="full">
      {versions.length === 0 ? (
        <EmptyState>{none}</EmptyState>
      ) : (
        <SmallTable
          label={t.versions}
          columns={[...says, ...whenAndWho]}
          rows={versions}
          rowKey={keyOf}
        />
      )}
    </Block>
  )
}

function fromOf({ from, wanted_at, state }: TermVersion): string {
  if (from !== null) return dateMinute(from)
  return state === 'proposed' && wanted_at !== null ? t.wanted(dateMinute(wanted_at)) : t.none
}

function proposedOf({ proposed_by, proposed_at, proposal_id }: TermVersion) {
  const said = proposed_at === null ? proposed_by : `${proposed_by}, ${dateMinute(proposed_at)}`
  return proposal_id === null ? said : <Link href={`/staff/proposals/${proposal_id}`}>{said}</Link>
}

function keyOf({ name, from, proposed_at, state }: TermVersion): string {
  return `${name} ${state} ${from} ${proposed_at}`
}
