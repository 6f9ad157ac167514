// What the screen of staff asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { memberRoutes as members } from '#contract/staff/members.ts'
import type { StaffRole } from '#contract/staff/powers.ts'
import { proposalRoutes as proposals } from '#contract/staff/proposals.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

export function useMembers() {
  return useQuery({
    queryKey: ['members'],
    queryFn: ({ signal }) => ask(members.officeMembers, { signal }),
    refetchInterval: everyMs,
  })
}

export function useMemberSessions(id: string, isAllowed: boolean) {
  return useQuery({
    queryKey: ['member sessions', id],
    queryFn: ({ signal }) => ask(members.officeMemberSessions, { params: { id }, signal }),
    enabled: isAllowed,
  })
}

/** What is said when somebody is to come, to go, or to do something else. */
export type Asked = {
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly reason: string
  readonly evidence?: string
}

export type Deed = 'new' | 'roles' | 'invitation' | 'recovery' | 'removal' | 'sessions' | 'leave'

export function useDeed(deed: Deed, id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (asked: Asked): Promise<{ proposal: string | null } | null> => {
      const { email, reason, evidence } = asked
      const roles = [...asked.roles]
      const why = { reason, ...(evidence === undefined ? {} : { evidence }) }
      const params = { id }
      switch (deed) {
        case 'new':
          return ask(members.officeMemberNew, { body: { email, roles, ...why } })
        case 'roles':
          return ask(members.officeMemberRoles, { params, body: { roles, ...why } })
        case 'invitation':
          return ask(members.officeMemberInvitation, { params, body: why })
        case 'recovery':
          return ask(members.officeMemberRecovery, { params, body: why })
        case 'removal':
          return ask(members.officeMemberRemoval, { params, body: why })
        case 'sessions':
          return ask(members.officeMemberSessionsEnd, { params, body: { reason } })
        case 'leave':
          return ask(members.officeLeave)
      }
    },
    onSettled: () => void queries.invalidateQueries(),
  })
}

export function useProposals(filters: Readonly<Record<string, string>>) {
  return useInfiniteQuery({
    queryKey: ['proposals', filters],
    queryFn: ({ pageParam, signal }) =>
      askPage(proposals.officeProposals, {
        query: { ...filters, ...(pageParam === '' ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: everyMs,
  })
}

export function useProposal(id: string) {
  return useQuery({
    queryKey: ['proposal', id],
    queryFn: ({ signal }) => ask(proposals.officeProposal, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export function useVerdict(id: string, verdict: 'confirm' | 'withdraw') {
  const queries = useQueryClient()
  const route = verdict === 'confirm' ? proposals.officeConfirmation : proposals.officeProposalEnd
  return useMutation({
    mutationFn: (reason: string) => ask(route, { params: { id }, body: { reason } }),
    onSettled: () => void queries.invalidateQueries(),
  })
}
