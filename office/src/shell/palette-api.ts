// What the palette asks the server: records by what was typed, of what this member may read.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { staffClientRoutes as clients } from '#contract/staff/clients.ts'
import { memberRoutes as members } from '#contract/staff/members.ts'
import type { Personal } from '#contract/staff/personal-data.ts'
import { ask, askPage } from '../lib/ask.ts'
import { useActions } from '../lib/use-may.ts'
import { type FoundKind, pathOf } from './records.ts'

export type FoundRecord = {
  readonly kind: FoundKind
  readonly id: string
  readonly path: string
  /** As whoever asks may see it. */
  readonly about: string
}

const shortest = 2
const eachMost = 6
/** Nobody is asked between two keys. */
const pauseMs = 150
/** A number or an id, of a transfer with its kind. */
const recordId = /^(\d{1,18}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(~[a-z_]+)?)$/

export function useFound(typed: string): readonly FoundRecord[] {
  const actions = useActions()
  const words = typed.trim()
  const isEnough = words.length >= shortest || /^\d+$/.test(words)
  const { data } = useQuery({
    queryKey: ['found', words],
    queryFn: async ({ signal }): Promise<FoundRecord[]> => {
      await new Promise((done) => setTimeout(done, pauseMs))
      signal.throwIfAborted()
      const found = await Promise.all([
        actions.includes('client.read') ? findRecords(words, signal) : [],
        actions.includes('client.read') ? findClients(words, signal) : [],
        actions.includes('member.read') ? findMembers(words, signal) : [],
      ])
      return found.flat()
    },
    enabled: isEnough,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
  return isEnough && data ? data : []
}

async function findClients(words: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const query = { search: words, limit: String(eachMost) }
  const { data } = await askPage(clients.officeClients, { query, signal })
  return data.map(({ id, name, email }) => ({
    kind: 'client',
    id,
    path: `/clients/${id}`,
    about: [name, email].map(shownOf).filter(Boolean).join(' · '),
  }))
}

const shownOf = ({ value, masked }: Personal) => value ?? masked

async function findRecords(words: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const typed = words.toLowerCase()
  if (!recordId.test(typed)) return []
  const found = await ask(clients.officeRecords, { query: { id: typed }, signal })
  return found.map(({ kind, id, client }) => ({
    kind,
    id,
    path: kind === 'trade' ? `/clients/${client}/trades/${id}` : pathOf({ kind, id }),
    about: id,
  }))
}

async function findMembers(words: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const { members: all } = await ask(members.officeMembers, { signal })
  const wanted = words.toLowerCase()
  return all
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted))
    .slice(0, eachMost)
    .map(({ id, name, email }) => ({
      kind: 'member',
      id,
      path: `/staff/${id}`,
      about: name === email ? email : `${name} · ${email}`,
    }))
}
